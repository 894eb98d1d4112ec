// Caches the page for offline use. API responses are never cached: nothing under
// /api is handled here. The build prepends VERSION and FILES (shell.ts).
const SHELL = `18cz-shell-${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(FILES)));
});

self.addEventListener("activate", (event) => {
  const forget = (names) =>
    Promise.all(names.filter((name) => name.startsWith("18cz-shell-") && name !== SHELL).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(forget));
});

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (pathname.startsWith("/assets/")) {
    // Files with a hash in their name never change.
    event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
  } else if (event.request.mode === "navigate") {
    // Network first; the cached page only if the server is unreachable.
    event.respondWith(fetch(event.request).catch(() => caches.match("/").then((kept) => kept ?? Response.error())));
  } else {
    event.respondWith(fetch(event.request).catch(() => caches.match(event.request).then((kept) => kept ?? Response.error())));
  }
});
