"""Connections and middleware.

connections   connection limits and timeouts                 security   response headers, origins, request rate
hosts         host names, trusted proxies and CORS           packing    compressed WebSocket frames
gate          starts one request per event-loop iteration    frames     limits on incoming WebSocket frames
"""
