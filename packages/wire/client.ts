import type { Answer, Seat, StandingAnswer, Told, Verdict, Wish } from '@bivouac/kernel';
import type { WireFault } from './fault.ts';
import { type Known, known } from './known.ts';
import type { ChatLine, Sent } from './to-client.ts';
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

export interface Listener {
  /** Whenever there is something new to see. */
  readonly onKnown?: (known: Known) => void;
  readonly onPresence?: (presence: Extract<Sent, { readonly say: 'presence' }>) => void;
  readonly onChat?: (line: ChatLine) => void;
  /** The server will not let this one in; it is not asked again. */
  readonly onTurnedAway?: (fault: WireFault) => void;
}

export interface WireOptions {
  /** Opens a connection to the server's `/ws`. */
  readonly open: () => Socket;
  /** Waits before the next attempt to connect. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly onLine?: (line: Line) => void;
}

interface Place {
  readonly match: string;
  readonly as: Seat;
  readonly listener: Listener;
  known: Known | undefined;
}

interface Waiting {
  readonly resolve: (sent: Sent) => void;
  readonly reject: (error: WireError) => void;
}

type Body<V extends Verb> = Omit<Said<V>, 'say' | 'id'>;

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 15_000;

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** The live matches of one client over one connection. When it breaks it is made again, and every match goes on where it was. */
export class WireClient {
  readonly #options: WireOptions;
  readonly #places = new Map<string, Place>();
  readonly #waiting = new Map<number, Waiting>();
  #socket: Socket | undefined;
  #line: Line = 'down';
  #isClosed = false;
  #next = 1;
  #failures = 0;

  constructor(options: WireOptions) {
    this.#options = options;
  }

  get line(): Line {
    return this.#line;
  }

  connect(): void {
    if (this.#isClosed || this.#line !== 'down') return;
    this.#setLine('opening');
    const socket = this.#options.open();
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket && typeof data === 'string') this.#heard(JSON.parse(data) as Sent);
    };
    socket.onerror = () => undefined; // A close follows.
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  close(): void {
    this.#isClosed = true;
    this.#socket?.close();
    this.#lost();
  }

  /** Takes part or watches, from now on and after every break. Resolves when the first view is there. */
  async join(match: string, as: Seat, listener: Listener = {}): Promise<Known> {
    const place: Place = { match, as, listener, known: undefined };
    this.#places.set(keyOf(match, as), place);
    try {
      await this.#ask('join', { match, as });
    } catch (caught) {
      if (caught instanceof WireError && caught.fault) this.#places.delete(keyOf(match, as));
      throw caught;
    }
    if (!place.known) throw new WireError('the server let us in and showed nothing');
    return place.known;
  }

  async leave(match: string, as: Seat): Promise<void> {
    this.#places.delete(keyOf(match, as));
    await this.#ask('leave', { match, as });
  }

  known(match: string, as: Seat): Known | undefined {
    return this.#places.get(keyOf(match, as))?.known;
  }

  /** Resolves when the answer is on the server's disk, or with the reason why it is refused. */
  answer(match: string, seat: Seat, seq: number, answer: Answer): Promise<Verdict> {
    return this.#try('answer', { match, seat, seq, answer });
  }

  stand(match: string, seat: Seat, seq: number, answer: Answer, until: StandingAnswer['until']): Promise<Verdict> {
    return this.#try('stand', { match, seat, seq, answer, until });
  }

  revoke(match: string, seat: Seat): Promise<Verdict> {
    return this.#try('revoke', { match, seat });
  }

  /** At once if it has told nobody anything; else the others are asked, which `known.table.takeBack` shows. */
  undo(match: string, seat: Seat): Promise<Verdict> {
    return this.#try('undo', { match, seat, rev: this.#rev(match, seat) });
  }

  redo(match: string, seat: Seat): Promise<Verdict> {
    return this.#try('redo', { match, seat, rev: this.#rev(match, seat) });
  }

  consent(match: string, seat: Seat, to: 'takeBack' | 'draw', agrees: boolean): Promise<Verdict> {
    return this.#try('consent', { match, seat, to, agrees, rev: this.#rev(match, seat) });
  }

  resign(match: string, seat: Seat): Promise<Verdict> {
    return this.#try('resign', { match, seat });
  }

  offerDraw(match: string, seat: Seat): Promise<Verdict> {
    return this.#try('offerDraw', { match, seat });
  }

  chat(match: string, seat: Seat, words: string): Promise<Verdict> {
    return this.#try('chat', { match, seat, words });
  }

  async why(match: string, seat: Seat, answer: Answer): Promise<Verdict> {
    const sent = await this.#ask('why', { match, seat, answer });
    return sent.say === 'why' ? (sent.refusal ?? undefined) : undefined;
  }

  async wishes(match: string, seat: Seat): Promise<readonly Wish[]> {
    const sent = await this.#ask('wishes', { match, seat });
    return sent.say === 'wishes' ? sent.wishes : [];
  }

  /** The whole log that this seat may read, from the first line on. */
  async log(match: string, as: Seat): Promise<readonly Told[]> {
    const sent = await this.#ask('log', { match, as });
    return sent.say === 'log' ? sent.events : [];
  }

  #rev(match: string, as: Seat): number {
    return this.known(match, as)?.rev ?? 0;
  }

  async #try<V extends Verb>(say: V, body: Body<V>): Promise<Verdict> {
    const sent = await this.#ask(say, body);
    return sent.say === 'refused' ? sent.refusal : undefined;
  }

  #ask<V extends Verb>(say: V, body: Body<V>): Promise<Sent> {
    const socket = this.#socket;
    if (!socket || this.#line !== 'up') {
      // A match that is joined while the line is down is joined when it is up again.
      if (say !== 'join') return Promise.reject(new WireError('the server cannot be reached'));
      return new Promise((resolve, reject) => this.#joins.push({ body: body as Body<'join'>, resolve, reject }));
    }
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ say, id, ...body }));
    });
  }

  #joins: (Waiting & { readonly body: Body<'join'> })[] = [];

  #opened(): void {
    this.#failures = 0;
    this.#setLine('up');
    const joins = this.#joins;
    this.#joins = [];
    for (const place of this.#places.values()) {
      const { match, as, known: knew } = place;
      const have = knew ? { have: { epoch: knew.epoch, rev: knew.rev } } : {};
      const asked = joins.filter(({ body }) => body.match === match && body.as === as);
      this.#ask('join', { match, as, ...have }).then(
        (sent) => asked.forEach(({ resolve }) => resolve(sent)),
        (error: WireError) => {
          asked.forEach(({ reject }) => reject(error));
          if (error.fault) this.#turnedAway(place, error.fault);
        },
      );
    }
  }

  #turnedAway(place: Place, fault: WireFault): void {
    this.#places.delete(keyOf(place.match, place.as));
    place.listener.onTurnedAway?.(fault);
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
      case 'snapshot':
      case 'delta': {
        const place = this.#places.get(keyOf(sent.match, sent.as));
        if (!place) return;
        const now = known(place.known, sent);
        if (now === undefined) return this.#rejoin(place);
        place.known = now;
        place.listener.onKnown?.(now);
        return;
      }
      case 'presence':
        for (const { match, listener } of this.#places.values()) if (match === sent.match) listener.onPresence?.(sent);
        return;
      case 'chat':
        for (const { match, listener } of this.#places.values()) if (match === sent.match) listener.onChat?.(sent.line);
        return;
      case 'fault':
        return this.#reply(sent.id, ({ reject }) => reject(new WireError(sent.error.wrong, sent.error)));
      case 'done':
      case 'refused':
      case 'why':
      case 'wishes':
      case 'log':
        return this.#reply(sent.id, ({ resolve }) => resolve(sent));
    }
  }

  /** Something was missed: the whole view is asked for. */
  #rejoin(place: Place): void {
    place.known = undefined;
    this.#ask('join', { match: place.match, as: place.as }).catch(() => undefined); // A broken line joins anew by itself.
  }

  #reply(id: number | undefined, tell: (waiting: Waiting) => void): void {
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id === undefined || !waiting) return;
    this.#waiting.delete(id);
    tell(waiting);
  }
}

const keyOf = (match: string, as: Seat): string => `${match} ${as}`;
