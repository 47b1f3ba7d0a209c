// Lets the house open without a network: pages from the network first, files with a hash in their name from here.
const SHELL = "bluffhaus-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((shell) => shell.add("/")));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => name !== SHELL).map((name) => caches.delete(name));
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(file(request));
});

// A page that shall open in a tunnel says which files it is made of, and hears when they are all here.
self.addEventListener("message", (event) => {
  const kept = Promise.all(event.data.keep.map((path) => file(new Request(path))));
  event.waitUntil(kept.then(() => event.ports[0].postMessage("kept")));
});

// Every page is the same file; the last one seen will do in a tunnel.
async function page(request) {
  const shell = await caches.open(SHELL);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await shell.put("/", fresh.clone());
    return fresh;
  } catch {
    return (await shell.match("/")) ?? Response.error();
  }
}

async function file(request) {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await shell.put(request, fresh.clone());
  return fresh;
}
