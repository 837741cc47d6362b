import { createHmac, randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { isSecret } from '../storage/secret.ts';
import { eachLine } from './lines.ts';

/** Each shows the other that it knows the secret, and says it to nobody: it signs what the other has just made up. */
const signed = (secret: string, as: 'caller' | 'called', theirs: string, own: string): string =>
  createHmac('sha256', secret).update(`${as} ${theirs} ${own}`).digest('hex');

const LONGEST_GREETING = 512;
const PATIENCE_MS = 3000;

const madeUp = (): string => randomBytes(32).toString('hex');

/** Takes the lines of a socket, the greeting first. A caller that does not know the secret is cut off. */
const greeting = (socket: Socket, greet: (line: string) => boolean | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const cut = (): void => void socket.destroy();
    const late = setTimeout(cut, PATIENCE_MS);
    const gone = (): void => {
      clearTimeout(late);
      reject(new Error('the other process did not show that it knows the secret'));
    };
    socket.once('close', gone);
    const first = (line: string): void => {
      const isKnown = greet(line);
      if (isKnown === false) return cut();
      if (isKnown === undefined) return;
      clearTimeout(late);
      socket.off('close', gone);
      socket.removeAllListeners('data');
      resolve();
    };
    eachLine(socket, first, LONGEST_GREETING);
  });

/** The side that called. */
export const greetAsCaller = (socket: Socket, secret: string): Promise<void> => {
  const own = madeUp();
  let theirs: string | undefined;
  return greeting(socket, (line) => {
    if (theirs !== undefined) return isSecret(line, signed(secret, 'called', own, theirs));
    theirs = line;
    socket.write(`${own} ${signed(secret, 'caller', theirs, own)}\n`);
    return undefined;
  });
};

/** The side that was called. */
export const greetAsCalled = (socket: Socket, secret: string): Promise<void> => {
  const own = madeUp();
  socket.write(`${own}\n`);
  return greeting(socket, (line) => {
    const [theirs = '', shown = ''] = line.split(' ');
    if (!isSecret(shown, signed(secret, 'caller', own, theirs))) return false;
    socket.write(`${signed(secret, 'called', theirs, own)}\n`);
    return true;
  });
};
