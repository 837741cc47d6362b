import { InputError, type Match, NO_ORDERS, type Question, type Seat, Table } from '@bivouac/kernel';
import type { Desk } from '../desk.ts';
import { loadMatch, openRecord, saveRecord } from '../files.ts';
import type { Keyboard } from '../keyboard.ts';
import type { Shelved } from '../shelved.ts';
import { type Order, readOrder } from './orders.ts';
import type { Players } from './players.ts';
import { Screen } from './screen.ts';
import { explain } from './why.ts';

/** Whether play goes on: at the next question, at this one, or not at all. */
type After = 'next' | 'same' | 'leave';

/** A match at the terminal, with one person or several at the keyboard, from its first question until they leave. */
export class Sitting {
  readonly #desk: Desk;
  readonly #entry: Shelved;
  readonly #keyboard: Keyboard;
  readonly #players: Players;
  readonly #screen: Screen;
  #table: Table;
  /** Who sits at the keyboard now. */
  #seat: Seat;
  #seen = new Map<Seat, number>();
  /** The scene and the Turn that were last shown whole. */
  #scene = '';
  #turn = NaN;
  #savedAt: number;

  constructor(desk: Desk, entry: Shelved, keyboard: Keyboard, players: Players, match: Match) {
    this.#desk = desk;
    this.#entry = entry;
    this.#keyboard = keyboard;
    this.#players = players;
    this.#screen = new Screen(desk, entry);
    this.#table = this.#laid(match);
    this.#seat = players.persons[0] ?? '';
    this.#savedAt = match.seq;
  }

  get #match(): Match {
    return this.#table.match;
  }

  async play(): Promise<void> {
    let after: After = 'next';
    while (after !== 'leave') {
      this.#botsAnswer();
      const question = this.#match.questions().find(({ by }) => this.#players.isPerson(by));
      if (question && !(await this.#takesSeat(question.by))) break;
      if (after === 'next') this.#show(question);
      after = await this.#hear(question);
    }
    this.#screen.line(this.#desk.say('play.bye'));
  }

  /** A lone player is not asked where there is no choice; two at one keyboard are, lest the other learn something. */
  #laid(match: Match): Table {
    const { chance, persons } = this.#players;
    const [alone] = persons.length === 1 ? persons : [];
    const orders = alone === undefined ? {} : { [alone]: { ...NO_ORDERS, forced: true } };
    return new Table(match, { chance, orders });
  }

  #botsAnswer(): void {
    for (;;) {
      const question = this.#match.questions().find(({ by }) => !this.#players.isPerson(by));
      if (!question) return;
      const answer = this.#players.choose(this.#match, question);
      const refusal = this.#table.answer(question.by, this.#match.seq, answer);
      if (refusal) throw new Error(`${question.rule}: the bot of ${question.by} gave ${JSON.stringify(answer)}`);
    }
  }

  /** Two people share the keyboard: the other must not look while it changes hands. */
  async #takesSeat(seat: Seat): Promise<boolean> {
    if (seat === this.#seat && this.#seen.size > 0) return true;
    const first = this.#seen.size === 0;
    this.#seat = seat;
    this.#scene = '';
    this.#turn = NaN;
    if (this.#players.persons.length === 1) return true;
    if (!first) this.#screen.wipe();
    return (
      (await this.#keyboard.ask(this.#desk.say('play.passKeyboard', { seat: this.#screen.seat(seat) }))) !== undefined
    );
  }

  #show(question: Question | undefined): void {
    const screen = this.#screen;
    const match = this.#match;
    screen.news(match, this.#seat, (this.#seen.get(this.#seat) ?? -1) + 1);
    this.#seen.set(this.#seat, match.seq);
    if (!question) return screen.result(match);
    const { turn, scene } = screen.moment(match, this.#seat);
    screen.line();
    if (scene !== this.#scene) screen.map(match, this.#seat);
    if (turn !== this.#turn) screen.units(match, this.#seat);
    if (scene !== this.#scene) screen.line();
    this.#scene = scene;
    this.#turn = turn;
    screen.header(match, this.#seat);
    screen.question(question);
  }

  async #hear(question: Question | undefined): Promise<After> {
    const line = await this.#keyboard.ask('> ');
    if (line === undefined) {
      this.#screen.line();
      return 'leave';
    }
    try {
      return await this.#obey(readOrder(line), question);
    } catch (fault) {
      if (!(fault instanceof InputError)) throw fault;
      this.#screen.line(fault.message);
      return 'same';
    }
  }

  async #obey(order: Order, question: Question | undefined): Promise<After> {
    const screen = this.#screen;
    const match = this.#match;
    switch (order.order) {
      case 'nothing':
        return 'next';
      case 'answer':
        return this.#answer(order.number, question);
      case 'why':
        explain(screen, this.#desk.say, match, question, order.about);
        return 'same';
      case 'undo':
        return this.#undo();
      case 'redo':
        return this.#again(this.#table.redo());
      case 'log':
        screen.log(match, this.#seat, order.lines);
        return 'same';
      case 'map':
        screen.map(match, this.#seat);
        return 'same';
      case 'units':
        screen.units(match, this.#seat);
        return 'same';
      case 'rule':
        screen.rule(order.about);
        return 'same';
      case 'save':
        this.#save(order.about);
        return 'same';
      case 'load':
        await this.#load(order.about);
        return 'next';
      case 'quit':
        return this.#match.seq === this.#savedAt || (await this.#agrees(this.#desk.say('play.leaveUnsaved')))
          ? 'leave'
          : 'same';
      case 'help':
        screen.line(this.#desk.say('play.help'));
        return 'same';
      case 'unknown':
        screen.line(this.#desk.say('play.unknownOrder', { typed: order.about.slice(0, 40) }));
        return 'same';
    }
  }

  #answer(number: number, question: Question | undefined): After {
    const answer = question?.answers[number - 1];
    if (!question || !answer) {
      const most = question?.answers.length ?? 0;
      this.#screen.line(most === 0 ? this.#desk.say('play.over') : this.#desk.say('play.noSuchNumber', { most }));
      return 'same';
    }
    return this.#again(this.#table.answer(question.by, this.#match.seq, answer));
  }

  /** Solo, the table consents; at a shared keyboard the others are asked, where the rules of the table want it. */
  async #undo(): Promise<After> {
    const others = this.#match.game.seats(this.#match.options).filter((seat) => seat !== this.#seat);
    const persons = others.filter((seat) => this.#players.isPerson(seat));
    const bots = others.filter((seat) => !this.#players.isPerson(seat));
    const refusal = this.#table.undo(this.#seat, bots);
    if (refusal?.because.key !== 'table.undoNeedsConsent') return this.#again(refusal);
    this.#screen.refusal(refusal);
    for (const seat of persons)
      if (!(await this.#agrees(this.#desk.say('play.consent', { seat: this.#screen.seat(seat) })))) return 'same';
    return this.#again(this.#table.undo(this.#seat, others));
  }

  /** Shows the refusal, or the table as it now stands. */
  #again(refusal: Parameters<Screen['refusal']>[0] | undefined): After {
    if (refusal) {
      this.#screen.refusal(refusal);
      return 'same';
    }
    const { seq } = this.#match;
    for (const [seat, seen] of this.#seen) this.#seen.set(seat, Math.min(seen, seq));
    return 'next';
  }

  #save(file: string): void {
    if (file === '') return this.#screen.line(this.#desk.say('play.saveWhere'));
    saveRecord(file, this.#match.record(), this.#desk.say);
    this.#savedAt = this.#match.seq;
    this.#screen.line(this.#desk.say('play.saved', { file }));
  }

  async #load(file: string): Promise<void> {
    const { say } = this.#desk;
    if (file === '') throw new InputError('load', say('play.loadWhat'), say('file.checkPath'));
    const { entry, record } = await openRecord(this.#desk, file);
    if (entry.id !== this.#entry.id)
      throw new InputError(file, say('record.otherGame', { game: record.game }), say('record.openWithPlay', { file }));
    this.#table = this.#laid(loadMatch(entry.game, record, file, say));
    this.#seen = new Map(this.#players.persons.map((seat) => [seat, this.#match.seq]));
    this.#savedAt = this.#match.seq;
    this.#scene = '';
    this.#turn = NaN;
    this.#screen.line(say('play.loaded', { file, answers: this.#match.seq }));
  }

  async #agrees(question: string): Promise<boolean> {
    return /^[yo]/i.test((await this.#keyboard.ask(question)) ?? '');
  }
}
