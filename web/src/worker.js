// The service worker: the shell of the page opens without a network; tables are always asked of the server.

const CACHE = "spiralhill-__VERSION__";
const FILES = ["__FILES__"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// What was read once can be read again offline: games, cards and rules.
const READ = /^\/api\/games(\/|$)/;

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (READ.test(url.pathname)) event.respondWith(fresh(request));
  else if (url.pathname.startsWith("/api/") || url.pathname === "/ws") return;
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => kept("/")));
  else event.respondWith(kept(request));
});

async function fresh(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}

async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}
