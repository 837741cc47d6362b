import {
  CHANCE,
  InputError,
  type Language,
  type Manners,
  type Match,
  type Message,
  REFEREE,
  type Refusal,
  SPECTATOR,
  Table,
} from '@bivouac/kernel';
import {
  ALONE,
  askedLine,
  eventLine,
  Malformed,
  readRequest,
  refereeSpeaker,
  type RefereeSpeak,
  type RefereeRequest,
  resultLine,
  ruledLine,
} from '@bivouac/wire';
import { saveRecord } from '../files.ts';
import type { Speak } from '../text/messages.ts';

type Of<V extends RefereeRequest['verb']> = Extract<RefereeRequest, { readonly verb: V }>;

/** Speaks the protocol of docs/referee.md: a line in, a line out. */
export class Referee {
  readonly #manners: Manners;
  readonly #language: Language;
  readonly #say: Speak;
  readonly #voice: RefereeSpeak;
  #table: Table;
  /** The place in the record up to which events have been told. */
  #told = -1;

  constructor(match: Match, manners: Manners, language: Language, say: Speak) {
    this.#manners = manners;
    this.#table = new Table(match, manners);
    this.#language = language;
    this.#say = say;
    this.#voice = refereeSpeaker(language);
  }

  get #match(): Match {
    return this.#table.match;
  }

  /** Where play stands, and what has happened since the last such line. */
  standing(): string {
    const match = this.#match;
    const events = match.events(REFEREE, this.#told + 1);
    this.#told = match.seq;
    return JSON.stringify({
      seq: match.seq,
      ask: match.questions().map((question) => askedLine(question, this.#read)),
      events: events.map((event) => eventLine(event, this.#read)),
      result: resultLine(match.result(), this.#read),
      hash: match.hash(),
    });
  }

  /** The reply to a line. Whatever is wrong with it, the match stays as it was and the referee goes on. */
  reply(line: string): string {
    try {
      return this.#heard(readRequest(line, ALONE, this.#voice));
    } catch (fault) {
      return JSON.stringify({ error: this.#errorText(fault) });
    }
  }

  #heard(request: RefereeRequest): string {
    switch (request.verb) {
      case 'answer':
        return this.#answer(request, request.answer);
      case 'pick':
        return this.#pick(request);
      case 'why':
        return this.#why(request);
      case 'view':
        return this.#view(request);
      case 'save':
        saveRecord(request.save, this.#match.record(), this.#say);
        return JSON.stringify({ saved: request.save });
      case 'undo':
        return this.#undo();
      case 'consent':
      case 'resign':
        throw new Error(`${request.verb} is no request to a referee that is alone`);
    }
  }

  #answer({ by, seq }: Pick<Of<'answer'>, 'by' | 'seq'>, answer: unknown): string {
    const match = this.#match;
    const open = match.questions();
    if (open.length > 1 && (by === undefined || seq === undefined))
      throw new Malformed(this.#voice('referee.severalOpen', { names: open.map((question) => question.by) }));
    const verdict = this.#table.answer(by ?? open[0]?.by ?? '', seq ?? match.seq, answer);
    return verdict ? this.#refused(verdict) : this.standing();
  }

  /** By its place in the list of the first question, or of the seat's own. */
  #pick({ pick, by, seq }: Of<'pick'>): string {
    const open = this.#match.questions();
    const question = by === undefined ? open[0] : open.find((each) => each.by === by);
    const seat = by ?? question?.by;
    const whose = seat === undefined ? {} : { by: seat };
    return this.#answer({ ...whose, seq: seq ?? this.#match.seq }, question?.answers[pick]);
  }

  #why({ why, by }: Of<'why'>): string {
    const open = this.#match.questions();
    if (open.length > 1 && by === undefined)
      throw new Malformed(this.#voice('referee.severalOpen', { names: open.map((question) => question.by) }));
    const verdict = this.#match.why(by ?? open[0]?.by ?? '', why);
    return JSON.stringify({ why: verdict ? ruledLine(verdict, this.#read) : null });
  }

  #view({ view: seer }: Of<'view'>): string {
    const match = this.#match;
    const seers = [...match.game.seats(match.options), SPECTATOR, REFEREE];
    if (!seers.includes(seer)) throw new Malformed(this.#voice('referee.unknownSeer', { names: seers }));
    return JSON.stringify({ view: match.view(seer) });
  }

  /** Takes back the last answer that the caller gave, with the dice that followed; the referee consents for all. */
  #undo(): string {
    const match = this.#match;
    const sealed = match.view(REFEREE).ask.findLast((question) => question.sealed);
    const place = match.entries.findLastIndex(({ draw, auto }) => draw === undefined && !auto);
    const seat = sealed?.by ?? match.entries[place]?.by ?? '';
    // A die that the caller threw is no seat's answer: play goes back to before it.
    if (seat === CHANCE) this.#table = new Table(match.at(place), this.#manners);
    else {
      const verdict = this.#table.undo(seat, match.game.seats(match.options));
      if (verdict) return this.#refused(verdict);
    }
    this.#told = Math.min(this.#told, this.#match.seq);
    return this.standing();
  }

  #refused(refusal: Refusal): string {
    return JSON.stringify({ refused: ruledLine(refusal, this.#read) });
  }

  readonly #read = (message: Message): string => this.#match.game.tell(this.#language, message);

  #errorText(fault: unknown): string {
    if (fault instanceof Malformed || fault instanceof InputError) return fault.message;
    return this.#voice('referee.fault', { why: fault instanceof Error ? fault.message : String(fault) });
  }
}
