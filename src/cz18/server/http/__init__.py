"""Before a request comes to its endpoint.

connections   how many, and how long anybody is waited for   security   headers, origins, the rate of requests
hosts         under which names the server is known          packing    messages to live viewers
gate          one request begins in each turn of the loop
"""
