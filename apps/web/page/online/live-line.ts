import { type Socket, WireClient, type WireOptions } from '@bivouac/wire';

/** A balancer may send whoever names a match to the process that plays it. */
export const socketAddress = (page: string, match: string): URL => {
  const address = new URL(`/ws?match=${encodeURIComponent(match)}`, page);
  address.protocol = address.protocol.replace('http', 'ws');
  return address;
};

/** Waits so long, or until the browser says that there is a network again. */
const wait = (milliseconds: number): Promise<void> =>
  new Promise((done) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      done();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
  });

/** The connection of this page to the server that it came from, for one match. */
export const openLine = (match: string, onLine: NonNullable<WireOptions['onLine']>): WireClient => {
  // A browser's socket tells more of its events than is asked for.
  const open = (): Socket => new WebSocket(socketAddress(location.href, match)) as unknown as Socket;
  return new WireClient({ open, wait, onLine });
};
