import { type Socket, WireClient, type WireOptions } from '@bivouac/wire';

const socketAddress = (page: string): URL => {
  const address = new URL('/ws', page);
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

/** The connection of this page to the server that it came from. */
export const openLine = (onLine: NonNullable<WireOptions['onLine']>): WireClient => {
  // A browser's socket tells more of its events than is asked for.
  const open = (): Socket => new WebSocket(socketAddress(location.href)) as unknown as Socket;
  return new WireClient({ open, wait, onLine });
};
