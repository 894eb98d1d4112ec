// The shell of the page, kept for when there is no connection. What the server answers is never kept: nothing under
// /api is touched here. VERSION and FILES stand above when the page is built (shell.ts).
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
    // What has a hash in its name never changes.
    event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
  } else if (event.request.mode === "navigate") {
    // The newest page, and the kept one only where the server cannot be reached.
    event.respondWith(fetch(event.request).catch(() => caches.match("/").then((kept) => kept ?? Response.error())));
  } else {
    event.respondWith(fetch(event.request).catch(() => caches.match(event.request).then((kept) => kept ?? Response.error())));
  }
});
