import { styleText } from 'node:util';
import {
  type Match,
  type Message,
  type Question,
  type Refusal,
  REFEREE,
  type Seat,
  type Wish,
  listed,
  winnersOf,
} from '@bivouac/kernel';
import { type Desk, print, widthOf } from '../desk.ts';
import { inColumns, wrapped } from '@bivouac/manifest';
import type { Shelved } from '../shelved.ts';

const MOST_WISHES = 40;

/** What a player sees of a match: only what their seat may see. */
export class Screen {
  readonly #desk: Desk;
  readonly #entry: Shelved;
  /** The number of a rule in the book that is played by. */
  #cited = (rule: string): string => rule;

  constructor(desk: Desk, entry: Shelved) {
    this.#desk = desk;
    this.#entry = entry;
  }

  line(text = ''): void {
    print(this.#desk, text);
  }

  lines(texts: readonly string[]): void {
    for (const text of texts) this.line(text);
  }

  tell(message: Message): string {
    return this.#entry.game.tell(this.#desk.language, message);
  }

  seat(seat: Seat): string {
    return this.#entry.cover.seatName(this.#desk.language, seat);
  }

  /** So that the next player does not read what was meant for the last one. */
  wipe(): void {
    this.#desk.io.stdout.write(this.#desk.io.stdout.isTTY ? '\u001b[2J\u001b[3J\u001b[H' : `\n${'═'.repeat(40)}\n`);
  }

  header(match: Match, seer: Seat): void {
    const { face } = this.#entry;
    const { state } = match.view(seer);
    this.#opens(state);
    for (const text of face.header(state, this.#desk.language)) this.line(this.#bold(text));
  }

  #opens(state: unknown): void {
    this.#cited = this.#entry.face.citedAs?.(state) ?? ((rule) => rule);
  }

  map(match: Match, seer: Seat): void {
    this.lines(this.#entry.face.map(match.view(seer).state, this.#desk.language, widthOf(this.#desk)));
  }

  units(match: Match, seer: Seat): void {
    this.lines(this.#entry.face.units(match.view(seer).state, this.#desk.language, widthOf(this.#desk)));
  }

  /** Where play stands, to know what is worth showing again. */
  moment(match: Match, seer: Seat): { readonly turn: number; readonly scene: string } {
    const { face, turn } = this.#entry;
    const { state } = match.view(seer);
    this.#opens(state);
    return { turn: turn.count(state), scene: face.scene(state) };
  }

  /** What has happened from a place in the record on. */
  news(match: Match, seer: Seat, from: number): void {
    for (const { rule, said } of match.events(seer, from)) this.#event(rule, said);
  }

  log(match: Match, seer: Seat, lines: number): void {
    const events = match.events(seer);
    for (const { rule, said } of events.slice(Math.max(0, events.length - lines))) this.#event(rule, said);
    if (events.length === 0) this.line(this.#desk.say('play.nothingYet'));
  }

  question({ by, rule, prompt, answers }: Question): void {
    const { language } = this.#desk;
    this.line();
    this.line(this.#bold(`${this.seat(by)} (${this.#cited(rule)}): ${this.tell(prompt)}`));
    const figures = String(answers.length).length;
    const choices = answers.map(
      (answer, place) =>
        `${String(place + 1).padStart(figures + 2)}  ${this.#entry.game.label(language, answer, prompt)}`,
    );
    this.lines(inColumns(choices, widthOf(this.#desk)));
  }

  label(question: Question, answer: Question['answers'][number]): string {
    return this.#entry.game.label(this.#desk.language, answer, question.prompt);
  }

  refusal({ rule, because }: Refusal): void {
    this.line(`${this.tell(because)} (${this.#cited(rule)})`);
  }

  wish(number: number, question: Question, { answer, refusal }: Wish): void {
    this.line(
      `  ${number}  ${this.label(question, answer)}: ${this.tell(refusal.because)} (${this.#cited(refusal.rule)})`,
    );
  }

  wishes(question: Question, wishes: readonly Wish[]): void {
    const { say } = this.#desk;
    if (wishes.length === 0) return this.line(say('why.none'));
    this.line(say('why.list'));
    for (const [place, wish] of wishes.slice(0, MOST_WISHES).entries()) this.wish(place + 1, question, wish);
    if (wishes.length > MOST_WISHES) this.line(say('why.more', { more: wishes.length - MOST_WISHES }));
  }

  rule(number: string): void {
    const { say, language } = this.#desk;
    const texts = this.#entry.book.rules[language];
    // A lettered case or a bullet point is part of its rule.
    const cited = number.trim().replace(/\s*bp\d$|(?<=\d)[a-e]$/, '');
    const ours = Object.keys(texts).find((rule) => this.#cited(rule) === cited) ?? cited;
    const text = Object.hasOwn(texts, ours) ? texts[ours] : undefined;
    if (!text) return this.line(say(number === '' ? 'rule.which' : 'rule.unknown', { number }));
    this.line(this.#bold(`${cited} ${text.title}`));
    this.lines(wrapped(text.summary, widthOf(this.#desk)));
  }

  result(match: Match): void {
    const result = match.result();
    if (!result) return;
    const { say } = this.#desk;
    const { points, because, ranks } = result;
    const winners = winnersOf(result);
    this.line();
    this.units(match, REFEREE);
    this.line();
    const seat = listed(
      this.#desk.language,
      winners.map((each) => this.seat(each)),
    );
    this.line(this.#bold(winners.length === 0 ? say('play.draw') : say('play.won', { seat })));
    this.line(this.tell(because));
    const rows = Object.entries(points).toSorted(([one], [other]) => (ranks?.[one] ?? 0) - (ranks?.[other] ?? 0));
    for (const [each, count] of rows) {
      const rank = ranks?.[each];
      this.line(`  ${rank === undefined ? '' : `${rank}. `}${this.seat(each)}: ${count}`);
    }
  }

  #event(rule: string, said: Message): void {
    const [first = '', ...rest] = wrapped(this.tell(said), widthOf(this.#desk) - 8);
    this.line(`${this.#cited(rule).padStart(7)} ${first}`);
    for (const more of rest) this.line(`${' '.repeat(8)}${more}`);
  }

  #bold(text: string): string {
    const { stdout } = this.#desk.io;
    return stdout.isTTY ? styleText('bold', text, { stream: stdout }) : text;
  }
}
