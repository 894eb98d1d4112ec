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

// A notification of the server. A later one about the same game replaces it.
self.addEventListener("push", (event) => {
  const { title, text, path, game, id } = event.data.json();
  const shown = { body: text, tag: game ?? id, data: { path }, icon: "/icon-192.png", badge: "/icon-192.png" };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.path, location.origin).href;
  const open = async () => {
    const windows = await self.clients.matchAll({ type: "window" });
    const there = windows.find((one) => one.url === url) ?? windows[0];
    if (!there) return self.clients.openWindow(url);
    await there.focus();
    return there.url === url ? there : there.navigate(url);
  };
  event.waitUntil(open());
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
