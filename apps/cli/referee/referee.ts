import {
  CHANCE,
  InputError,
  type Language,
  type Manners,
  type Match,
  type Message,
  type Question,
  REFEREE,
  type Refusal,
  type Result,
  SPECTATOR,
  Table,
  type Told,
} from '@bivouac/kernel';
import { saveRecord } from '../files.ts';
import type { Speak } from '../text/messages.ts';
import { Malformed, readRequest, type Request } from './request.ts';

type Of<V extends Request['verb']> = Extract<Request, { readonly verb: V }>;

/** Speaks the protocol of docs/referee.md: a line in, a line out. */
export class Referee {
  readonly #manners: Manners;
  readonly #language: Language;
  readonly #say: Speak;
  #table: Table;
  /** The place in the record up to which events have been told. */
  #told = -1;

  constructor(match: Match, manners: Manners, language: Language, say: Speak) {
    this.#manners = manners;
    this.#table = new Table(match, manners);
    this.#language = language;
    this.#say = say;
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
      ask: match.questions().map((question) => this.#asked(question)),
      events: events.map((event) => this.#event(event)),
      result: this.#result(match.result()),
      hash: match.hash(),
    });
  }

  /** The reply to a line. Whatever is wrong with it, the match stays as it was and the referee goes on. */
  reply(line: string): string {
    try {
      return this.#heard(readRequest(line, this.#say));
    } catch (fault) {
      return JSON.stringify({ error: this.#errorText(fault) });
    }
  }

  #heard(request: Request): string {
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
    }
  }

  #answer({ by, seq }: Pick<Of<'answer'>, 'by' | 'seq'>, answer: unknown): string {
    const match = this.#match;
    const open = match.questions();
    if (open.length > 1 && (by === undefined || seq === undefined))
      throw new Malformed(this.#say('referee.severalOpen', { names: open.map((question) => question.by) }));
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
      throw new Malformed(this.#say('referee.severalOpen', { names: open.map((question) => question.by) }));
    const verdict = this.#match.why(by ?? open[0]?.by ?? '', why);
    return JSON.stringify({ why: verdict ? this.#ruled(verdict) : null });
  }

  #view({ view: seer }: Of<'view'>): string {
    const match = this.#match;
    const seers = [...match.game.seats(match.options), SPECTATOR, REFEREE];
    if (!seers.includes(seer)) throw new Malformed(this.#say('referee.unknownSeer', { names: seers }));
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

  #asked({ by, rule, prompt, answers }: Question): object {
    return { by, rule, prompt: this.#read(prompt), key: prompt.key, params: prompt.params, answers };
  }

  #event({ rule, said, to }: Told): object {
    const told = { rule, key: said.key, params: said.params, text: this.#read(said) };
    return to === 'all' ? told : { ...told, to };
  }

  #result(result: Result | undefined): object | null {
    if (!result) return null;
    const { winner, points, because } = result;
    return { winner, points, because: { key: because.key, params: because.params, text: this.#read(because) } };
  }

  #ruled({ rule, because }: Refusal): { readonly rule: string; readonly text: string } {
    return { rule, text: this.#read(because) };
  }

  #refused(refusal: Refusal): string {
    return JSON.stringify({ refused: this.#ruled(refusal) });
  }

  #read(message: Message): string {
    return this.#match.game.tell(this.#language, message);
  }

  #errorText(fault: unknown): string {
    if (fault instanceof Malformed || fault instanceof InputError) return fault.message;
    return this.#say('referee.fault', { why: fault instanceof Error ? fault.message : String(fault) });
  }
}
