/// The build puts the lines below in front: the version, and the files that make up the client.
declare const VERSION: string;
declare const FILES: readonly string[];

interface Extendable extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: globalThis.Request;
  respondWith(response: Promise<globalThis.Response>): void;
}
interface WorkerScope extends EventTarget {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
}
const scope = globalThis as unknown as WorkerScope;

const PREFIX = 'bivouac ';
const CACHE = `${PREFIX}${VERSION}`;

/** Everything is fetched before this version takes over, so that it works without a connection from then on. */
const install = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
};

const dropOlder = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
  await scope.clients.claim();
};

const answer = async (request: globalThis.Request): Promise<globalThis.Response> => {
  const cache = await caches.open(CACHE);
  const kept = request.mode === 'navigate' ? await cache.match('./') : await cache.match(request);
  return kept ?? fetch(request);
};

scope.addEventListener('install', (event) => (event as Extendable).waitUntil(install()));
scope.addEventListener('activate', (event) => (event as Extendable).waitUntil(dropOlder()));
scope.addEventListener('fetch', (event) => {
  const { request } = event as Fetching;
  const isOurs = request.method === 'GET' && new URL(request.url).origin === scope.location.origin;
  if (isOurs) (event as Fetching).respondWith(answer(request));
});
// The page asks for it when the player agrees to go on with the new version.
scope.addEventListener('message', (event) => {
  if ((event as MessageEvent).data === 'take over') void scope.skipWaiting();
});
