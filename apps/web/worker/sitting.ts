import { pickStream } from '@bivouac/bots';
import {
  type Answer,
  type Bot,
  CHANCE,
  type Game,
  isStandingAnswer,
  type Match,
  NO_ORDERS,
  type OrdersBySeat,
  type Question,
  type Seat,
  seeded,
  SPECTATOR,
  type Orders,
  type Standing,
  type StandingAnswer,
  Table,
  type Verdict,
  type Wish,
} from '@bivouac/kernel';
import {
  type DiceAsked,
  type DiceManner,
  type Given,
  PERSON,
  personsOf,
  type Players,
  type Snapshot,
} from './protocol.ts';

/** A game with the bots that can play it. */
export interface Playable {
  readonly game: Game;
  readonly bots: Readonly<Record<string, Bot>>;
}

export interface Seated {
  readonly id: string;
  readonly players: Players;
  readonly dice: DiceManner;
  /** For the dice and for the bots. */
  readonly seed: string;
  /** What seats had ordered when it was last open. */
  readonly standing?: readonly Standing[];
}

/** What the page has of the log already. */
export interface Known {
  readonly epoch: number;
  readonly events: number;
}

/** Alone against bots nobody learns from the table's haste: where there is no choice, it answers for the player. */
const ordersAtFirst = (players: Players): OrdersBySeat => {
  const [alone, another] = personsOf({ players });
  return alone === undefined || another !== undefined ? {} : { [alone]: { ...NO_ORDERS, forced: true } };
};

const isDie = ({ answers }: Question): boolean => answers.every(({ kind }) => kind === 'die');

/** A match at the table of this device, with people and bots in its seats. It knows no clock and no storage. */
export class Sitting {
  readonly id: string;
  readonly players: Players;
  readonly dice: DiceManner;
  readonly seed: string;
  readonly #bots: Readonly<Record<string, Bot>>;
  readonly #table: Table;
  #epoch = 0;
  #undone = 0;
  #unsaved = 0;

  constructor({ bots }: Playable, match: Match, { id, players, dice, seed, standing = [] }: Seated) {
    this.id = id;
    this.players = players;
    this.dice = dice;
    this.seed = seed;
    this.#bots = bots;
    const rolls = dice === 'rolled' ? { chance: this.#chance } : {};
    this.#table = new Table(match, {
      ...rolls,
      orders: ordersAtFirst(players),
      standing,
      keepsBeat: personsOf({ players }).length > 1,
    });
    this.#drawCards();
  }

  get match(): Match {
    return this.#table.match;
  }

  get standing(): readonly Standing[] {
    return this.#table.standing;
  }

  get isOver(): boolean {
    return this.match.questions().length === 0;
  }

  /** From this answer on the record differs from the one that was kept last. */
  get unsavedFrom(): number {
    return this.#unsaved;
  }

  markSaved(answers: number): void {
    this.#unsaved = answers;
  }

  /** Who may look: the people at this device; whoever passes by, when there are none. */
  maySit(seat: Seat): boolean {
    const isPerson = Object.hasOwn(this.players, seat) && this.players[seat] === PERSON;
    return isPerson || (seat === SPECTATOR && !Object.values(this.players).includes(PERSON));
  }

  look(seat: Seat, known?: Known): Snapshot {
    const { match } = this;
    const told = match.events(seat);
    const eventsFrom = known?.epoch === this.#epoch ? Math.min(known.events, told.length) : 0;
    const dice = this.#diceAsked();
    const last = match.entries.findLastIndex(({ by, auto }) => by === seat && !auto);
    const view = match.view(seat);
    const due = this.#table.due(); // What was ordered will be answered: nobody has to take over the screen.
    return {
      sitting: this.id,
      seat,
      seq: match.seq,
      view,
      events: told.slice(eventsFrom),
      eventsFrom,
      epoch: this.#epoch,
      canUndo: last >= 0 || view.ask.some(({ by, sealed }) => by === seat && sealed),
      canRedo: this.#undone > 0,
      waitsFor: match.questions().flatMap(({ by }) => (due.includes(by) ? [] : [by])),
      ...(dice ? { dice } : {}),
      since: last + 1,
      standing: this.standing
        .filter(isStandingAnswer)
        .flatMap(({ by, rule, answer }) => (by === seat ? [{ rule, answer }] : [])),
      orders: this.#table.ordersOf(seat),
      moments: match.game.moments ?? {},
    };
  }

  /** Gives answers one after the other, for as long as the seat is asked and none is refused. */
  answer(seat: Seat, seq: number, answers: readonly Answer[]): Given {
    let given = 0;
    for (const answer of answers) {
      const refusal = this.#table.answer(seat, given === 0 ? seq : this.match.seq, answer);
      if (refusal) return { given, refusal };
      given++;
      this.#undone = 0;
      this.#drawCards();
    }
    return { given };
  }

  /** A die that the people at the table have rolled. */
  roll(seq: number, face: number): Verdict {
    const refusal = this.#table.answer(CHANCE, seq, { kind: 'die', face });
    if (refusal) return refusal;
    this.#undone = 0;
    this.#drawCards();
    return undefined;
  }

  why(seat: Seat, answer: Answer): Verdict {
    return this.match.why(seat, answer);
  }

  wishes(seat: Seat): readonly Wish[] {
    return this.match.wishes(seat);
  }

  /** Would one of these answers be heard by someone else at once, so that it cannot be taken back without consent? */
  isFinal(seat: Seat, answers: readonly Answer[]): boolean {
    const trial = this.match.fork();
    for (const answer of answers) {
      if (trial.answer(seat, trial.seq, answer)) return false;
      if (trial.questions().some(({ by }) => this.#answersAtOnce(by)) || trial.fork().undo(seat)) return true;
    }
    return false;
  }

  #answersAtOnce(seat: Seat): boolean {
    return seat === CHANCE ? this.dice === 'rolled' : this.players[seat] !== PERSON;
  }

  /** Bots always let a player take something back; people are asked. */
  undo(seat: Seat, consents: readonly Seat[]): Verdict {
    const bots = Object.keys(this.players).filter((other) => this.players[other] !== PERSON);
    const before = this.match.entries.slice();
    const refusal = this.#table.undo(seat, [...bots, ...consents]);
    if (refusal) return refusal;
    this.#undone++;
    this.#epoch++;
    const changed = before.findIndex((entry, place) => entry !== this.match.entries[place]);
    this.#unsaved = Math.min(this.#unsaved, changed < 0 ? before.length : changed);
    return undefined;
  }

  redo(): Verdict {
    const refusal = this.#table.redo();
    if (refusal) return refusal;
    this.#undone--;
    return undefined;
  }

  stand(seat: Seat, answer: Answer, until: StandingAnswer['until']): Verdict {
    const refusal = this.#table.stand(seat, answer, until);
    if (refusal) return refusal;
    this.#undone = 0;
    this.#drawCards();
    return undefined;
  }

  revoke(seat: Seat): void {
    this.#table.revoke(seat);
  }

  order(seat: Seat, orders: Orders): void {
    this.#table.order(seat, orders);
    this.#drawCards();
  }

  /** Has a seat ordered an answer that is to be given at the next beat? */
  get isDue(): boolean {
    return this.#table.due().length > 0;
  }

  /** Gives one answer that a seat has ordered. */
  obey(): void {
    if (this.#table.obey()) this.#undone = 0;
    this.#drawCards();
  }

  /** The bot that the table waits for, if it waits for one. */
  botToMove(): Seat | undefined {
    return this.match.questions().find(({ by }) => by !== CHANCE && this.players[by] !== PERSON)?.by;
  }

  /** Lets one bot give one answer. Returns whether there was one to give. */
  moveBot(): boolean {
    const seat = this.botToMove();
    const question = this.match.questions().find(({ by }) => by === seat);
    if (seat === undefined || !question) return false;
    const { match } = this;
    const name = this.players[seat];
    const bot = name !== undefined && Object.hasOwn(this.#bots, name) ? this.#bots[name] : undefined;
    if (!bot) throw new Error(`${match.game.id}: no bot called ${name} for ${seat}`);
    // Anew for each answer, so that a game that was closed and opened again goes on as if it had not been.
    const pick = pickStream(`${this.seed} ${seat} ${match.seq} ${match.draws}`);
    const answer = bot.choose(match.game.view(match.state, seat), question, pick);
    const { refusal } = this.answer(seat, match.seq, [answer]);
    if (refusal)
      throw new Error(`${question.rule} ${question.prompt.key}: ${bot.name} gives ${JSON.stringify(answer)}`);
    return true;
  }

  get #chance(): ReturnType<typeof seeded> {
    return seeded(`${this.seed} dice`);
  }

  #diceAsked(): DiceAsked | undefined {
    const question = this.match.questions().find(({ by }) => by === CHANCE);
    if (!question) return undefined;
    const { rule, prompt, answers } = question;
    return { rule, prompt, faces: answers.map(({ face }) => Number(face)) };
  }

  /** People roll dice of their own; what else chance decides, such as a card, the table draws for them. */
  #drawCards(): void {
    for (;;) {
      const question = this.match.questions().find(({ by }) => by === CHANCE);
      if (!question || isDie(question)) return;
      const answer = this.#chance.answer(question, this.match.nextDraw());
      if (this.#table.answer(CHANCE, this.match.seq, answer)) throw new Error('chance drew what is not there');
    }
  }
}
