import { type Doubted, InputError, type Match, REFEREE } from '@bivouac/kernel';
import { wholeNumber } from '../arguments.ts';
import { type Desk, OK } from '../desk.ts';
import { loadMatch, openRecord } from '../files.ts';
import { Keyboard } from '../keyboard.ts';
import type { Command } from '../command.ts';
import { Screen } from '../play/screen.ts';
import type { Shelved } from '../shelved.ts';

/** A finished or running match, looked at answer by answer with the eyes of the referee. */
class Replay {
  readonly #desk: Desk;
  readonly #match: Match;
  readonly #screen: Screen;
  /** Answers before this one were given under other rules, and cannot be played again. */
  readonly #first: number;
  #at: number;

  constructor(desk: Desk, entry: Shelved, match: Match, first: number) {
    this.#desk = desk;
    this.#match = match;
    this.#first = first;
    this.#at = first;
    this.#screen = new Screen(desk, entry);
  }

  /** The whole table at a place, and the question that comes next. */
  showAt(place: number): void {
    this.#at = place;
    const past = this.#match.at(place);
    this.#screen.line(this.#desk.say('replay.at', { at: place, of: this.#match.seq }));
    this.#screen.header(past, REFEREE);
    this.#screen.map(past, REFEREE);
    this.#screen.units(past, REFEREE);
    this.#ask(past);
  }

  /** What looked wrong to a player, and why. */
  tellDoubt({ at, rule, said, note }: Doubted): void {
    this.#screen.line(this.#desk.say('replay.doubted', { at, rule, said }));
    if (note !== '') this.#screen.line(note);
  }

  async stepThrough(keyboard: Keyboard, from: number): Promise<void> {
    const { say } = this.#desk;
    this.#screen.line(say('replay.help'));
    this.showAt(from);
    for (;;) {
      const typed = await keyboard.ask(`${this.#at}/${this.#match.seq}> `);
      if (typed === undefined || /^(q|quit|quitter)$/i.test(typed)) break;
      if (typed === '') this.#step();
      else if (/^(b|back|r|retour)$/i.test(typed)) this.#back();
      else if (this.#isPlace(typed)) this.showAt(Number(typed));
      else if (/^(map|carte)$/i.test(typed)) this.#screen.map(this.#match.at(this.#at), REFEREE);
      else if (/^(units|unit[ée]s)$/i.test(typed)) this.#screen.units(this.#match.at(this.#at), REFEREE);
      else this.#screen.line(say('replay.help'));
    }
    this.#screen.line(say('play.bye'));
  }

  #isPlace(typed: string): boolean {
    return /^\d{1,9}$/.test(typed) && Number(typed) >= this.#first && Number(typed) <= this.#match.seq;
  }

  #step(): void {
    if (this.#at >= this.#match.seq) return this.#screen.line(this.#desk.say('replay.end'));
    this.#at += 1;
    const past = this.#match.at(this.#at);
    this.#screen.news(past, REFEREE, this.#at);
    this.#ask(past);
  }

  #back(): void {
    this.#at = Math.max(this.#first, this.#at - 1);
    this.#ask(this.#match.at(this.#at));
  }

  #ask(past: Match): void {
    for (const question of past.questions()) this.#screen.question(question);
    const given = this.#match.entries[this.#at];
    const question = past.questions().find(({ by }) => by === given?.by);
    if (given && question) {
      const answer = this.#screen.label(question, given.answer);
      this.#screen.line(this.#desk.say('replay.given', { seat: this.#screen.seat(given.by), answer }));
    }
    if (past.questions().length === 0) this.#screen.result(past);
  }
}

export const replay: Command = {
  flags: { at: 'value' },
  words: 1,
  async run(desk, args) {
    const { say } = desk;
    const file = args.positionals[0];
    if (file === undefined) throw new InputError('bivouac replay', say('record.missing'), say('record.name'));
    const { entry, record, doubted } = await openRecord(desk, file);
    const match = loadMatch(entry.game, record, file, say);
    const first = record.segments.slice(0, -1).reduce((sum, { answers }) => sum + answers.length, 0);
    const show = new Replay(desk, entry, match, first);
    const at = args.value('at');
    if (at !== undefined) {
      show.showAt(wholeNumber(at, '--at', { min: first, max: match.seq }, say));
      return OK;
    }
    if (doubted) show.tellDoubt(doubted);
    const keyboard = new Keyboard(desk.io);
    await show.stepThrough(keyboard, Math.min(match.seq, Math.max(first, doubted?.at ?? first)));
    keyboard.close();
    return OK;
  },
};
