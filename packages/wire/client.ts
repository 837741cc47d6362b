import type { Answer, Orders, Refusal, Seat, StandingAnswer, Stopped, Told, Verdict, Wish } from '@bivouac/kernel';
import type { WireFault } from './fault.ts';
import { type Known, known } from './known.ts';
import type { ChatLine, Sent } from './to-client.ts';
import type { Heir, Verb } from './to-server.ts';
import { type Body, type Line, Wire, type WireOptions } from './wire.ts';
import { WireError } from './wire-error.ts';

export interface Listener {
  /** Whenever there is something new to see. */
  readonly onKnown?: (known: Known) => void;
  readonly onPresence?: (presence: Extract<Sent, { readonly say: 'presence' }>) => void;
  readonly onChat?: (line: ChatLine) => void;
  /** The server will not let this one in; it is not asked again. */
  readonly onTurnedAway?: (fault: WireFault) => void;
}

interface Place {
  readonly match: string;
  readonly as: Seat;
  readonly listener: Listener;
  known: Known | undefined;
}

/** A match that is joined while the line is down is joined when it is up again. */
interface Joining {
  readonly place: Place;
  readonly resolve: () => void;
  readonly reject: (error: WireError) => void;
}

/** The live matches of one client over one connection. When it breaks it is made again, and every match goes on where it was. */
export class WireClient {
  readonly #wire: Wire;
  readonly #places = new Map<string, Place>();
  #joining: readonly Joining[] = [];

  constructor(options: WireOptions) {
    this.#wire = new Wire(options, { opened: () => this.#opened(), heard: (sent) => this.#heard(sent) });
  }

  get line(): Line {
    return this.#wire.line;
  }

  connect(): void {
    this.#wire.connect();
  }

  close(): void {
    this.#wire.close();
  }

  /** Takes part or watches, from now on and after every break. Resolves when the first view is there. */
  async join(match: string, as: Seat, listener: Listener = {}): Promise<Known> {
    const place: Place = { match, as, listener, known: undefined };
    this.#places.set(keyOf(match, as), place);
    try {
      await this.#join(place);
    } catch (caught) {
      if (caught instanceof WireError && caught.fault) this.#places.delete(keyOf(match, as));
      throw caught;
    }
    if (!place.known) throw new WireError('the server let us in and showed nothing');
    return place.known;
  }

  async leave(match: string, as: Seat): Promise<void> {
    this.#places.delete(keyOf(match, as));
    await this.#wire.ask('leave', { match, as });
  }

  known(match: string, as: Seat): Known | undefined {
    return this.#places.get(keyOf(match, as))?.known;
  }

  /** Resolves when the answer is on the server's disk, or with the reason why it is refused. */
  answer(match: string, seat: Seat, seq: number, answer: Answer): Promise<Verdict> {
    return this.#try('answer', { match, seat, seq, answer });
  }

  /** The same for answers in a row: the first is for the question of this number, the others for what it leads to. */
  async answers(
    match: string,
    seat: Seat,
    seq: number,
    [answer, ...next]: readonly [Answer, ...Answer[]],
  ): Promise<{ readonly refusal?: Refusal; readonly given?: number; readonly stopped?: Stopped }> {
    const sent = await this.#wire.ask('answer', { match, seat, seq, answer, next });
    if (sent.say === 'refused') return { refusal: sent.refusal, given: sent.given ?? 0 };
    return sent.say === 'done' && sent.stopped ? { stopped: sent.stopped } : {};
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

  order(match: string, seat: Seat, orders: Orders): Promise<Verdict> {
    return this.#try('order', { match, seat, orders });
  }

  resign(match: string, seat: Seat, heir?: Heir): Promise<Verdict> {
    return this.#try('resign', { match, seat, ...(heir ? { heir } : {}) });
  }

  offerDraw(match: string, seat: Seat): Promise<Verdict> {
    return this.#try('offerDraw', { match, seat });
  }

  /** Says something to the table, or writes a letter to one seat. */
  chat(match: string, seat: Seat, words: string, to?: Seat): Promise<Verdict> {
    return this.#try('chat', { match, seat, words, ...(to === undefined ? {} : { to }) });
  }

  async why(match: string, seat: Seat, answer: Answer): Promise<Verdict> {
    const sent = await this.#wire.ask('why', { match, seat, answer });
    return sent.say === 'why' ? (sent.refusal ?? undefined) : undefined;
  }

  async wishes(match: string, seat: Seat): Promise<readonly Wish[]> {
    const sent = await this.#wire.ask('wishes', { match, seat });
    return sent.say === 'wishes' ? sent.wishes : [];
  }

  /** The whole log that this seat may read, from the first line on. */
  async log(match: string, as: Seat): Promise<readonly Told[]> {
    const sent = await this.#wire.ask('log', { match, as });
    return sent.say === 'log' ? sent.events : [];
  }

  #rev(match: string, as: Seat): number {
    return this.known(match, as)?.rev ?? 0;
  }

  async #try<V extends Verb>(say: V, body: Body<V>): Promise<Verdict> {
    const sent = await this.#wire.ask(say, body);
    return sent.say === 'refused' ? sent.refusal : undefined;
  }

  async #join(place: Place): Promise<void> {
    const { match, as } = place;
    if (this.line === 'up') await this.#wire.ask('join', { match, as });
    else
      await new Promise<void>((resolve, reject) => {
        this.#joining = [...this.#joining, { place, resolve, reject }];
      });
  }

  #opened(): void {
    const joining = this.#joining;
    this.#joining = [];
    for (const place of this.#places.values()) {
      const { match, as, known: knew } = place;
      const have = knew ? { have: { epoch: knew.epoch, rev: knew.rev } } : {};
      const asked = joining.filter((each) => each.place.match === match && each.place.as === as);
      this.#wire.ask('join', { match, as, ...have }).then(
        () => asked.forEach(({ resolve }) => resolve()),
        (error: WireError) => {
          // Nobody plays the match at the moment: the client comes again. Where its rules are too new, that would not help.
          if (error.fault?.kind === 'unreachable' && error.fault.name !== 'newerRules') {
            this.#joining = [...this.#joining, ...asked];
            return this.#wire.comeAgain();
          }
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
      default:
        return; // Replies have found their questions.
    }
  }

  /** Something was missed: the whole view is asked for. */
  #rejoin(place: Place): void {
    place.known = undefined;
    this.#wire.ask('join', { match: place.match, as: place.as }).catch(() => undefined); // A broken line rejoins by itself.
  }
}

const keyOf = (match: string, as: Seat): string => `${match} ${as}`;
