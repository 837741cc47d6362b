import type { Answer, Game, Language, Message, Seat, Verdict } from '@bivouac/kernel';
import {
  answer as answerForm,
  askedLine,
  AT_TABLE,
  eventLine,
  type Known,
  known,
  Malformed,
  MOST_BYTES,
  MOST_WAITING,
  type RefereeRequest,
  readRequest,
  refereeSpeaker,
  type RefereeSpeak,
  resultLine,
  ruledLine,
  type Sent,
} from '@bivouac/wire';
import type { Visitor } from '../rooms/audience.ts';
import { faultTold } from '../rooms/connection.ts';
import { Lost } from '../rooms/lost.ts';
import { No } from '../rooms/no.ts';
import type { Room } from '../rooms/room.ts';
import type { Identity } from '../rooms/seating.ts';

export interface SeatRefereeOptions {
  readonly room: Room;
  readonly game: Game;
  readonly seat: Seat;
  readonly who: Identity;
  readonly language: Language;
  readonly send: (line: string) => void;
  /** Throws when the key was taken back. */
  readonly checkKey: () => Promise<void>;
  /** Ends the conversation for good: the key was taken back. */
  readonly end: () => void;
  /** Ends the conversation; the program reconnects and is shown the whole table again. */
  readonly cut: (fault: unknown) => void;
  /** Ends the conversation: the program comes back to where the match is played now. */
  readonly moved: () => void;
  /** Something went wrong on our side. */
  readonly report: (fault: unknown) => void;
}

/**
 * Speaks the protocol of docs/referee.md for one seat of a live match. All that it tells comes from the frames which the
 * room sends to that seat, and all that it does goes through the room's gate: so it knows no more than a player.
 */
export class SeatReferee implements Visitor {
  readonly who: Identity;
  readonly #options: SeatRefereeOptions;
  readonly #say: RefereeSpeak;
  #known: Known | undefined;
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  #isClosed = false;

  constructor(options: SeatRefereeOptions) {
    this.#options = options;
    this.who = options.who;
    this.#say = refereeSpeaker(options.language);
  }

  /** Sits down. The room shows the table, and so the first line goes out. */
  open(): Promise<void> {
    const { room, seat } = this.#options;
    return room.join(this, seat);
  }

  /** The match is played elsewhere now: the program comes back. */
  cut(): void {
    this.#options.moved();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#options.room.leave(this, this.#options.seat);
  }

  /** A frame of the room: what changed at the table becomes a line. */
  send(frame: string): void {
    const sent = JSON.parse(frame) as Sent;
    if (sent.say !== 'snapshot' && sent.say !== 'delta') return;
    const now = known(this.#known, sent);
    if (!now) return this.#options.cut(new Error(`match ${sent.match}, seat ${sent.as}: a frame was missed`));
    this.#known = now;
    const line = this.#standing(now, sent.events ?? []);
    // Another process may have ended the key: then it is told no more.
    this.#queue = this.#queue.then(() => this.#options.checkKey().then(() => this.#tell(line), this.#noKey));
  }

  /** Takes a line, after those before it. Whatever is wrong with it, the match stays as it was and the referee goes on. */
  hear(line: string): Promise<void> {
    if (this.#waiting >= MOST_WAITING) {
      this.#tell({ error: this.#say('referee.tooMany', { most: MOST_WAITING }) });
      return Promise.resolve();
    }
    this.#waiting++;
    this.#queue = this.#queue.then(() => this.#options.checkKey().then(() => this.#answered(line), this.#noKey));
    return this.#queue.finally(() => this.#waiting--);
  }

  async #answered(line: string): Promise<void> {
    try {
      await this.#heard(line);
    } catch (fault) {
      if (fault instanceof Lost) return this.cut();
      this.#tell({ error: this.#errorText(fault) });
    }
  }

  async #heard(line: string): Promise<void> {
    if (line.length > MOST_BYTES) throw new Malformed(this.#say('referee.tooLong', { longest: MOST_BYTES }));
    const { room, seat } = this.#options;
    const now = this.#now();
    const request = readRequest(line, AT_TABLE, this.#say);
    switch (request.verb) {
      case 'answer':
        return this.#answer(request, answerForm.parse(request.answer, 'answer'));
      case 'pick':
        return this.#answer(request, this.#picked(request.pick));
      case 'why': {
        const verdict = await room.why(this, request.by ?? seat, answerForm.parse(request.why, 'why'));
        return this.#tell({ why: verdict ? ruledLine(verdict, this.#read) : null });
      }
      case 'view':
        if (request.view !== seat) throw new Malformed(this.#say('referee.unknownSeer', { names: [seat] }));
        return this.#tell({ view: now.view });
      case 'undo': {
        const { verdict } = await room.undo(this, seat, now.rev);
        return this.#ruled(verdict);
      }
      case 'consent':
        return this.#ruled(await room.consent(this, seat, request.consent, request.agrees, now.rev));
      case 'resign':
        return this.#ruled(await room.resign(this, seat));
      case 'save':
        throw new Error('save is no request to a referee at a table');
    }
  }

  async #answer(
    { by, seq }: Pick<Extract<RefereeRequest, { verb: 'pick' }>, 'by' | 'seq'>,
    answer: Answer,
  ): Promise<void> {
    const { room, seat } = this.#options;
    this.#ruled(await room.answer(this, by ?? seat, seq ?? this.#now().view.seq, answer));
  }

  /** The answer at this place of the seat's own list. */
  #picked(place: number): Answer {
    const own = this.#now().view.ask.find(({ by, sealed }) => by === this.#options.seat && !sealed);
    return own?.answers?.[place] ?? { kind: 'none' };
  }

  /** What is accepted changes the table: the line that says so went out with the change. */
  #ruled(verdict: Verdict): void {
    if (verdict) this.#tell({ refused: ruledLine(verdict, this.#read) });
  }

  #standing({ view, table }: Known, events: Known['events']): object {
    const { takeBack, draw, ending } = table;
    return {
      seat: this.#options.seat,
      seq: view.seq,
      ask: view.ask.filter(({ sealed }) => !sealed).map((each) => askedLine(each, this.#read)),
      events: events.map((event) => eventLine(event, this.#read)),
      result: resultLine(view.result, this.#read),
      hash: null, // It would let one test guesses about what is hidden.
      ...(takeBack ? { takeBack } : {}),
      ...(draw.length > 0 ? { draw } : {}),
      ...(ending ? { ending } : {}),
    };
  }

  #now(): Known {
    if (!this.#known) throw new Error('the referee was heard before it sat down');
    return this.#known;
  }

  #tell(line: object): void {
    if (!this.#isClosed) this.#options.send(JSON.stringify(line));
  }

  readonly #noKey = (fault: unknown): void => {
    if (!(fault instanceof No)) return this.#options.cut(fault);
    this.#tell({ error: this.#errorText(fault) });
    this.#options.end();
  };

  readonly #read = (message: Message): string => this.#options.game.tell(this.#options.language, message);

  #errorText(fault: unknown): string {
    if (fault instanceof Malformed) return fault.message;
    const { place, wrong, remedy } = faultTold(fault, this.#options.report);
    return `${place === undefined ? '' : `${place}: `}${wrong}. ${remedy}`;
  }
}
