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
interface Pushed extends Extendable {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Extendable {
  readonly notification: Notification;
}
interface Window {
  readonly url: string;
  focus(): Promise<Window>;
  navigate(url: string): Promise<Window | null>;
}
interface WorkerScope extends EventTarget {
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wanted: { readonly type: 'window' }): Promise<readonly Window[]>;
    openWindow(url: string): Promise<Window | null>;
  };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
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

/** What the server answers itself: never from the cache, and never with the page. */
const SERVERS = /^\/(api|ws|health|metrics)(\/|$)/;

/** What the server pushes while nobody looks. */
interface News {
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

/** A match has one notice at a time: the next takes its place. */
const tell = async (news: News): Promise<void> => {
  const { title, body, url } = news;
  await scope.registration.showNotification(title, { body, tag: url, icon: './icon-192.png', data: { url } });
};

/** Leads to what the notice is about: in a window that is open, or in a new one. Only within this site. */
const lead = async (notification: Notification): Promise<void> => {
  notification.close();
  const { url = './' } = (notification.data ?? {}) as { readonly url?: string };
  const wanted = new URL(url, scope.location.href);
  const there = wanted.origin === scope.location.origin ? wanted.href : `${scope.location.origin}/`;
  const [open] = await scope.clients.matchAll({ type: 'window' });
  if (!open) await scope.clients.openWindow(there);
  else await (await open.focus()).navigate(there);
};

scope.addEventListener('install', (event) => (event as Extendable).waitUntil(install()));
scope.addEventListener('activate', (event) => (event as Extendable).waitUntil(dropOlder()));
scope.addEventListener('fetch', (event) => {
  const { request } = event as Fetching;
  const { origin, pathname } = new URL(request.url);
  const isOurs = request.method === 'GET' && origin === scope.location.origin && !SERVERS.test(pathname);
  if (isOurs) (event as Fetching).respondWith(answer(request));
});
// The page asks for it when the player agrees to go on with the new version.
scope.addEventListener('message', (event) => {
  if ((event as MessageEvent).data === 'take over') void scope.skipWaiting();
});
scope.addEventListener('push', (event) => {
  const news = (event as Pushed).data?.json() as News | undefined;
  if (news) (event as Pushed).waitUntil(tell(news));
});
scope.addEventListener('notificationclick', (event) =>
  (event as Clicked).waitUntil(lead((event as Clicked).notification)),
);
