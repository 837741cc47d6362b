import { connect, type Socket } from 'node:net';
import { no } from '../rooms/no.ts';
import { type Ears, type Elsewhere, type Errand, LineBroke, MOVED, type Opening, type Visit } from './elsewhere.ts';
import { greetAsCaller } from './handshake.ts';
import { type ErrandDone } from './landing.ts';
import { eachLine, lineOf, sendingLines, wordIn } from './lines.ts';

const CONNECT_MS = 2000;

const connected = (host: string, port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true, keepAlive: true, keepAliveInitialDelay: 5000 });
    const late = setTimeout(() => socket.destroy(new Error('nobody answers')), CONNECT_MS);
    socket.once('close', () => clearTimeout(late));
    socket.once('error', reject);
    socket.once('connect', () => {
      clearTimeout(late);
      socket.off('error', reject);
      socket.on('error', () => undefined); // 'close' follows.
      resolve(socket);
    });
  });

interface Asking {
  readonly resolve: () => void;
  readonly reject: (fault: Error) => void;
}

/** One line to another process, over which all visitors of its matches are heard. */
export class Link implements Elsewhere {
  readonly #send: (line: string) => void;
  readonly #socket: Socket;
  readonly #visits = new Map<number, Ears>();
  readonly #asked = new Map<number, Asking>();
  #next = 1;

  private constructor(socket: Socket) {
    this.#socket = socket;
    this.#send = sendingLines(socket);
    eachLine(socket, (line) => this.#hear(line));
    socket.once('close', () => this.#broke());
  }

  static async open(address: string, secret: string, onBroken: () => void): Promise<Link> {
    const { hostname, port } = new URL(address);
    const socket = await connected(hostname.replace(/^\[|\]$/g, ''), Number(port));
    await greetAsCaller(socket, secret);
    const link = new Link(socket);
    socket.once('close', onBroken);
    return link;
  }

  visit(opening: Opening, ears: Ears): Visit {
    const id = this.#next++;
    this.#visits.set(id, ears);
    this.#send(lineOf({ verb: 'o', id, said: JSON.stringify(opening) }));
    if (this.#socket.destroyed) process.nextTick(() => this.#broke());
    return {
      say: (frame) => this.#send(lineOf({ verb: 'h', id, said: frame })),
      close: () => {
        if (this.#visits.delete(id)) this.#send(lineOf({ verb: 'c', id, said: '' }));
      },
    };
  }

  ask(errand: Errand): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#socket.destroyed) return reject(new LineBroke());
      const id = this.#next++;
      this.#asked.set(id, { resolve, reject });
      this.#send(lineOf({ verb: 'a', id, said: JSON.stringify(errand) }));
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #hear(line: string): void {
    const { verb, id, said } = wordIn(line);
    if (verb === 'f') return this.#visits.get(id)?.frame(said);
    if (verb === 'e') {
      const ears = this.#visits.get(id);
      this.#visits.delete(id);
      const [code, why] = JSON.parse(said) as [number, string];
      return ears?.end(code, why);
    }
    const asking = this.#asked.get(id);
    this.#asked.delete(id);
    const done = JSON.parse(said) as ErrandDone;
    if (!('wrong' in done)) asking?.resolve();
    else if (done.wrong === undefined) asking?.reject(new Error('another process could not do it'));
    else asking?.reject(no(done.wrong.name, done.wrong));
  }

  #broke(): void {
    const visits = [...this.#visits.values()];
    this.#visits.clear();
    for (const ears of visits) ears.end(...MOVED);
    const asked = [...this.#asked.values()];
    this.#asked.clear();
    for (const { reject } of asked) reject(new LineBroke());
  }
}
