import { WebSocket } from 'ws';
import type { Sent } from '@bivouac/wire';

const isReply = ({ say }: Sent): boolean => !['snapshot', 'delta', 'presence', 'chat'].includes(say);

/** A connection that sends whatever it likes, and hears what is said to it. */
export interface RawLine {
  readonly socket: WebSocket;
  /** Sends a frame and waits for its reply. Each frame gets one. */
  say(frame: string | Buffer): Promise<Sent>;
}

export const rawLine = async ({ port }: { readonly port: number }, cookie: string): Promise<RawLine> => {
  const headers = cookie === '' ? {} : { cookie };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers });
  const waiting: { resolve: (sent: Sent) => void; reject: (fault: Error) => void }[] = [];
  socket.on('message', (data: Buffer) => {
    const sent = JSON.parse(data.toString()) as Sent;
    if (isReply(sent)) waiting.shift()?.resolve(sent);
  });
  socket.on('close', (code) => waiting.forEach(({ reject }) => reject(new Error(`the line was closed: ${code}`))));
  await new Promise((opened, failed) => socket.once('open', opened).once('error', failed));
  return {
    socket,
    say: (frame) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        socket.send(frame);
      }),
  };
};
