import type { WireFault } from './fault.ts';
import type { Sent } from './to-client.ts';
import type { Said, Verb } from './to-server.ts';
import { WireError } from './wire-error.ts';

/** As much of a WebSocket as is needed; that of a browser and that of Node both have it. */
export interface Socket {
  send(frame: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
}

export type Line = 'down' | 'opening' | 'up';

export interface WireOptions {
  /** Opens a connection to the server's `/ws`. */
  readonly open: () => Socket;
  /** Waits before the next attempt to connect. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly onLine?: (line: Line) => void;
}

/** Who is at this end of the wire. */
export interface WireEnd {
  /** The connection is there, for the first time or again. */
  readonly opened: () => void;
  /** Something came that is no reply. */
  readonly heard: (sent: Sent) => void;
}

interface Waiting {
  readonly resolve: (sent: Sent) => void;
  readonly reject: (error: WireError) => void;
}

/** The fields of a message but those by which its reply is found. */
export type Body<V extends Verb> = Omit<Said<V>, 'say' | 'id'>;

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 15_000;

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** A connection that is made again when it breaks, and on which every message gets its reply. */
export class Wire {
  readonly #options: WireOptions;
  readonly #end: WireEnd;
  readonly #waiting = new Map<number, Waiting>();
  #socket: Socket | undefined;
  #line: Line = 'down';
  #isClosed = false;
  #next = 1;
  #failures = 0;

  constructor(options: WireOptions, end: WireEnd) {
    this.#options = options;
    this.#end = end;
  }

  get line(): Line {
    return this.#line;
  }

  connect(): void {
    if (this.#isClosed || this.#line !== 'down') return;
    this.#setLine('opening');
    const socket = this.#options.open();
    this.#socket = socket;
    socket.onopen = () => {
      this.#failures = 0;
      this.#setLine('up');
      this.#end.opened();
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket && typeof data === 'string') this.#heard(JSON.parse(data) as Sent);
    };
    socket.onerror = () => undefined; // A close follows.
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  /** Gives this connection up for another one, which may lead elsewhere. */
  comeAgain(): void {
    this.#failures++;
    this.#socket?.close();
    this.#lost();
  }

  close(): void {
    this.#isClosed = true;
    this.#socket?.close();
    this.#lost();
  }

  /** Sends a message and resolves with its reply. Fails at once while the line is down. */
  ask<V extends Verb>(say: V, body: Body<V>): Promise<Sent> {
    const socket = this.#socket;
    if (!socket || this.#line !== 'up') return Promise.reject(new WireError('the server cannot be reached'));
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ say, id, ...body }));
    });
  }

  #lost(): void {
    if (this.#line === 'down') return;
    this.#socket = undefined;
    this.#setLine('down');
    for (const { reject } of this.#waiting.values()) reject(new WireError('the connection broke before the reply'));
    this.#waiting.clear();
    if (this.#isClosed) return;
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#failures++);
    // Not all at once after a restart of the server.
    void (this.#options.wait ?? pause)(longest * (0.5 + Math.random() / 2)).then(() => this.connect());
  }

  #setLine(line: Line): void {
    this.#line = line;
    this.#options.onLine?.(line);
  }

  #heard(sent: Sent): void {
    switch (sent.say) {
      case 'fault':
        return this.#reply(sent.id, ({ reject }) => reject(faultOf(sent.error)));
      case 'done':
      case 'refused':
      case 'why':
      case 'wishes':
      case 'log':
        return this.#reply(sent.id, ({ resolve }) => resolve(sent));
      case 'snapshot':
      case 'delta':
      case 'presence':
      case 'chat':
        return this.#end.heard(sent);
    }
  }

  #reply(id: number | undefined, tell: (waiting: Waiting) => void): void {
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id === undefined || !waiting) return;
    this.#waiting.delete(id);
    tell(waiting);
  }
}

const faultOf = (fault: WireFault): WireError => new WireError(fault.wrong, fault);
