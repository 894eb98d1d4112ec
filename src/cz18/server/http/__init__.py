"""Before a request comes to its endpoint.

connections   how many, and how long anybody is waited for   security   headers, limits, origins
hosts         under which names the server is known         packing    messages to live viewers
"""
