import { pickStream } from '@bivouac/bots';
import type { Engine } from '@bivouac/manifest';
import type { LessonBoard } from '@bivouac/manifest';
import {
  type Ahead,
  type Answer,
  type Bot,
  type DiceChance,
  CHANCE,
  foretell,
  type Foretold,
  type Game,
  imaginedBeside,
  isStandingAnswer,
  lookAhead,
  type Match,
  NO_ORDERS,
  type OrdersBySeat,
  type Question,
  type Seat,
  type GameRecord,
  Memory,
  type Chance,
  type Thrown,
  saysTheSame,
  seeded,
  SPECTATOR,
  type Stage,
  type Orders,
  type Standing,
  type StandingAnswer,
  Table,
  type Verdict,
  type Wish,
  cameBetween,
  yetToGive,
  isAsked,
  withGesture,
  takeBackInOneGo,
  lastOwn,
  type Gesture,
  type InARow,
} from '@bivouac/kernel';
import {
  type DiceAsked,
  type DiceManner,
  type DoneForYou,
  type Hint,
  PERSON,
  personsOf,
  type PlanTold,
  type Rehearsed,
  type Players,
  type Snapshot,
} from './protocol.ts';
import { wholeOf } from './record-file.ts';

/** A game with the bots that can play it. */
export interface Playable {
  readonly game: Game;
  readonly bots: Readonly<Record<string, Bot>>;
  readonly rolledBy?: Engine['rolledBy'];
  readonly lesson?: LessonBoard;
}

export interface Seated {
  readonly id: string;
  readonly players: Players;
  readonly dice: DiceManner;
  /** For the dice and for the bots. */
  readonly seed: string;
  /** What seats had ordered when it was last open. */
  readonly standing?: readonly Standing[];
  /** Against bots alone: a die that is taken back falls the same again. */
  readonly strictDice?: boolean;
  readonly thrown?: readonly Thrown[];
  readonly record?: Pick<GameRecord, 'looseDice'>;
}

/** What the page has of the log already. */
export interface Known {
  readonly epoch: number;
  readonly events: number;
}

/** Alone against bots nobody learns from the table's haste: where there is no choice, it answers for the player. */
const ordersAtFirst = (players: Players, { orders = NO_ORDERS }: Game): OrdersBySeat => {
  const [alone, another] = personsOf({ players });
  return alone === undefined || another !== undefined ? {} : { [alone]: { ...orders, forced: true } };
};

/** Answers that were given ahead, and what stopped them. */
interface Plan extends Pick<InARow, 'stopped' | 'refusal'> {
  readonly seat: Seat;
  /** Where the gesture began. */
  readonly from: number;
  readonly left: readonly Answer[];
}

/** So many answers of its own the table tells of, at most. */
const MOST_DONE = 2;

/** So many answers stand beside the one that is proposed. */
const MOST_RANKED = 3;

/** So many answers a bot proposes at once, at most. */
const MOST_ADVICE = 80;

const planTold = ({ from, left, stopped, refusal }: Plan): PlanTold => ({
  from,
  left: left.length,
  ...(stopped ? { stopped } : {}),
  ...(refusal ? { refusal } : {}),
});

const isDie = ({ answers }: Question): boolean => answers.every(({ kind }) => kind === 'die');

/** A match at the table of this device, with people and bots in its seats. It knows no clock and no storage. */
export class Sitting {
  readonly id: string;
  readonly players: Players;
  readonly dice: DiceManner;
  readonly seed: string;
  readonly #bots: Readonly<Record<string, Bot>>;
  #table: Table;
  #epoch = 0;
  /** How many answers each undo took. */
  #undone: readonly number[] = [];
  #gestures: readonly Gesture[] = [];
  #plan: Plan | undefined;
  #unsaved = 0;
  readonly #memory: Memory;
  /** The seat was given a hint for the question that was open after so many answers. */
  #helpedAt = -1;
  #strictDice: boolean;
  #wasLoose: boolean;

  constructor({ bots }: Playable, match: Match, seated: Seated) {
    const { id, players, dice, seed, standing = [], strictDice = true, thrown = [] } = seated;
    this.#memory = new Memory(thrown);
    this.#strictDice = strictDice;
    this.#wasLoose = !strictDice || seated.record?.looseDice === true;
    this.id = id;
    this.players = players;
    this.dice = dice;
    this.seed = seed;
    this.#bots = bots;
    this.#table = this.#tableFor(match, standing);
    this.#drawCards();
  }

  #tableFor(match: Match, standing: readonly Standing[]): Table {
    const { players, dice } = this;
    return new Table(match, {
      ...(dice === 'rolled' ? { chance: this.#chanceFor(match) } : {}),
      orders: ordersAtFirst(players, match.game),
      standing,
      keepsBeat: personsOf({ players }).length > 1,
    });
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

  /** Who may look: the players at this device; anyone, when there are none. */
  maySit(seat: Seat): boolean {
    const isPerson = Object.hasOwn(this.players, seat) && this.players[seat] === PERSON;
    return isPerson || (seat === SPECTATOR && !Object.values(this.players).includes(PERSON));
  }

  look(seat: Seat, known?: Known): Snapshot {
    const { match } = this;
    const plan = this.#plan;
    const told = match.events(seat);
    const eventsFrom = known?.epoch === this.#epoch ? Math.min(known.events, told.length) : 0;
    const dice = this.#diceAsked();
    const last = lastOwn(this.match, seat);
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
      canRedo: this.#undone.length > 0,
      waitsFor: match.questions().flatMap(({ by }) => (due.includes(by) ? [] : [by])),
      ...(dice ? { dice } : {}),
      since: last + 1,
      standing: this.standing
        .filter(isStandingAnswer)
        .flatMap(({ by, rule, answer }) => (by === seat ? [{ rule, answer }] : [])),
      orders: this.#table.ordersOf(seat),
      moments: match.game.moments ?? {},
      ...(plan?.seat === seat ? { plan: planTold(plan) } : {}),
      done: this.#doneFor(seat, last + 1),
      ...(this.strictDice === undefined ? {} : { strictDice: this.strictDice }),
    };
  }

  /**
   * Gives answers one after the other. While others are asked, those that are left wait; they are dropped at a refusal, when a
   * die has fallen, and when somebody else has done something or something has come to light.
   */
  answer(seat: Seat, seq: number, answers: readonly Answer[]): InARow {
    const [first, ...left] = answers;
    if (!first) return { given: 0 };
    const from = this.match.seq;
    const manner = this.#helpedAt === from ? { helped: true } : undefined;
    const refusal = this.#table.answer(seat, seq, first, manner);
    if (refusal) return { given: 0, refusal };
    this.#undone = [];
    this.#drawCards();
    this.#plan = { seat, from, left: yetToGive(this.match, seat, from, left) };
    this.#gestures = withGesture(this.#gestures, { from, to: this.match.seq });
    const given = 1 + this.followPlan();
    const { stopped, refusal: later } = this.#plan ?? {};
    return { given, ...(stopped ? { stopped } : {}), ...(later ? { refusal: later } : {}) };
  }

  /** Goes on with the answers that were given ahead, as far as it goes. Returns how many were given. */
  followPlan(): number {
    let given = 0;
    while (this.#plan && this.#plan.left.length > 0 && isAsked(this.match, this.#plan.seat)) {
      const { seat, from, left } = this.#plan;
      const stopped = cameBetween(this.match, seat, from);
      const before = this.match.seq;
      const [next, ...rest] = left;
      const refusal = stopped || !next ? undefined : this.#table.answer(seat, before, next);
      this.#plan = {
        seat,
        from,
        left: stopped || refusal ? [] : yetToGive(this.match, seat, before, rest),
        ...(stopped ? { stopped } : {}),
        ...(refusal ? { refusal } : {}),
      };
      if (stopped || refusal) break;
      given++;
      this.#drawCards();
    }
    const { match } = this;
    const { from = match.seq } = this.#plan ?? {};
    if (given > 0) this.#gestures = withGesture(this.#gestures, { from, to: match.seq });
    return given;
  }

  /** A die that the people at the table have rolled. */
  roll(seq: number, face: number): Verdict {
    const refusal = this.#table.answer(CHANCE, seq, { kind: 'die', face });
    if (refusal) return refusal;
    this.#undone = [];
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

  /** What answers would lead to, as far as the seat could think it out; nothing where it could not. */
  ahead(seat: Seat, stages: readonly Stage[], chosen: readonly Answer[]): Ahead | undefined {
    const beside = this.#beside(seat);
    return beside && lookAhead(beside, seat, stages, chosen);
  }

  /** What a bot would answer in this seat, for as long as questions with these keys come one after the other. */
  advise(seat: Seat, keys: readonly string[]): readonly Answer[] {
    const [bot] = Object.values(this.#bots);
    const beside = this.#beside(seat);
    const advice: Answer[] = [];
    if (bot && !beside) {
      // What has gone before cannot be thought out: so far as the question itself goes, the view is enough.
      const question = this.match.questions().find(({ by, prompt }) => by === seat && keys.includes(prompt.key));
      const pick = pickStream(`${this.seed} advice ${this.match.seq}`);
      return question ? [bot.choose(this.match.game.view(this.match.state, seat), question, pick)] : [];
    }
    while (bot && beside && advice.length < MOST_ADVICE) {
      const question = beside.questions().find(({ by, prompt }) => by === seat && keys.includes(prompt.key));
      if (!question) break;
      const pick = pickStream(`${this.seed} advice ${this.match.seq} ${advice.length}`);
      const answer = bot.choose(beside.game.view(beside.state, seat), question, pick);
      advice.push(answer);
      beside.answer(seat, beside.seq, answer);
    }
    return advice;
  }

  /**
   * The questions with these keys that come one after the other, as far as the seat could think them out; each is taken to
   * get the answer of a bot or, to see no more than what is asked, the first of its own.
   */
  rehearse(seat: Seat, keys: readonly string[], by: 'bot' | 'first'): readonly Rehearsed[] {
    const [bot] = Object.values(this.#bots);
    const beside = this.#beside(seat);
    const steps: Rehearsed[] = [];
    while (beside && steps.length < MOST_ADVICE) {
      const question = beside.questions().find(({ by: who, prompt }) => who === seat && keys.includes(prompt.key));
      if (!question) break;
      const pick = pickStream(`${this.seed} advice ${this.match.seq} ${steps.length}`);
      const chosen = by === 'bot' ? bot?.choose(beside.game.view(beside.state, seat), question, pick) : undefined;
      const answer = chosen ?? question.answers[0];
      if (!answer) break;
      const { rule, prompt, answers } = question;
      steps.push({ asked: { by: seat, rule, prompt, answers, sealed: false }, answer });
      beside.answer(seat, beside.seq, answer);
    }
    return steps;
  }

  /** What the bot would do in this seat by what the seat can see. Whoever asks is helped: the record says so. */
  hint(seat: Seat): Hint | undefined {
    const { match } = this;
    const [bot] = Object.values(this.#bots);
    const question = match.questions().find(({ by }) => by === seat);
    if (!bot || !question) return undefined;
    const view = match.game.view(match.state, seat);
    const pick = (): ReturnType<typeof pickStream> => pickStream(`${this.seed} hint ${match.seq}`);
    const answer = bot.choose(view, question, pick());
    const weighed = bot.weigh?.(view, question, pick()) ?? [];
    const best = weighed[0]?.worth ?? 0;
    const range = best - (weighed.at(-1)?.worth ?? 0) || 1;
    this.#helpedAt = match.seq;
    return {
      answer,
      ranked: weighed
        .filter((each) => !saysTheSame(each.answer, answer))
        .slice(0, MOST_RANKED)
        .map(({ answer: other, worth }) => ({ answer: other, share: 1 - (best - worth) / range })),
    };
  }

  /** The chances of the answers that the seat may give, as far as it can know them. */
  foretell(seat: Seat, chances: readonly DiceChance[]): readonly Foretold[] {
    const beside = this.#beside(seat);
    return beside ? foretell(beside, seat, chances) : [];
  }

  /** What the table has answered for a seat since its own last answer, with the questions; windows that it passed go without saying. */
  #doneFor(seat: Seat, since: number): readonly DoneForYou[] {
    const { match } = this;
    const given = match.entries.flatMap(({ by, auto, answer }, at) =>
      at >= since && at >= match.start && by === seat && auto ? [{ at, answer }] : [],
    );
    return given.slice(-MOST_DONE).flatMap(({ at, answer }) => {
      const question = match
        .at(at)
        .questions()
        .find(({ by }) => by === seat);
      if (question?.window) return [];
      const { rule = '', prompt = { key: '', params: {} } } = question ?? {};
      return [{ at, answer, rule, prompt }];
    });
  }

  #beside(seat: Seat): Match | undefined {
    return imaginedBeside(this.match, seat, pickStream(`${this.seed} beside ${this.match.seq}`));
  }

  #answersAtOnce(seat: Seat): boolean {
    return seat === CHANCE ? this.dice === 'rolled' : this.players[seat] !== PERSON;
  }

  /** Bots always let a player take something back; people are asked. What was given at one go is taken back at one go. */
  undo(seat: Seat, consents: readonly Seat[]): Verdict {
    this.#reachBack(seat);
    const bots = Object.keys(this.players).filter((other) => this.players[other] !== PERSON);
    const before = this.match.entries.slice();
    const { taken, verdict } = takeBackInOneGo(this.#table, seat, [...bots, ...consents], this.#gestures);
    if (verdict) return verdict;
    this.#undone = [...this.#undone, taken];
    this.#plan = undefined;
    this.#epoch++;
    const changed = before.findIndex((entry, place) => entry !== this.match.entries[place]);
    this.#unsaved = Math.min(this.#unsaved, changed < 0 ? before.length : changed);
    return undefined;
  }

  /** A match that was opened at a bookmark is replayed from its beginning when somebody takes back what lies before it. */
  #reachBack(seat: Seat): void {
    const last = lastOwn(this.match, seat);
    if (last < 0 || last >= this.match.start) return;
    const whole = wholeOf(this.match);
    if (last < whole.start) return;
    this.#table = this.#tableFor(whole, this.standing);
    this.#undone = [];
  }

  redo(): Verdict {
    for (let left = this.#undone.at(-1) ?? 1; left > 0; left--) {
      const refusal = this.#table.redo();
      if (refusal) return refusal;
    }
    this.#undone = this.#undone.slice(0, -1);
    return undefined;
  }

  stand(seat: Seat, answer: Answer, until: StandingAnswer['until']): Verdict {
    const refusal = this.#table.stand(seat, answer, until);
    if (refusal) return refusal;
    this.#undone = [];
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
    if (this.#table.obey()) this.#undone = [];
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
    // With strict dice bots, too, do the same again after the same act.
    const rolls = this.strictDice === true ? match.entries.filter(({ by }) => by === CHANCE).length : match.draws;
    const pick = pickStream(`${this.seed} ${seat} ${match.seq} ${rolls}`);
    const answer = bot.choose(match.game.view(match.state, seat), question, pick);
    const refusal = this.#table.answer(seat, match.seq, answer);
    if (refusal)
      throw new Error(`${question.rule} ${question.prompt.key}: ${bot.name} gives ${JSON.stringify(answer)}`);
    this.#undone = [];
    this.#drawCards();
    this.followPlan();
    return true;
  }

  /** Dice from the seed; strict, as long as that is wished, for somebody alone against bots. */
  #chanceFor(match: Match): Chance {
    const rolled = seeded(`${this.seed} dice`);
    const strict = this.#memory.over(rolled, () => match.entries);
    return {
      answer: (question, draw) => (this.strictDice === true ? strict : rolled).answer(question, draw),
    };
  }

  /** Does a die that is taken back fall the same again? Undefined where people play each other, and undo needs consent. */
  get strictDice(): boolean | undefined {
    const isAlone = personsOf(this).length === 1 && Object.keys(this.players).length > 1;
    return isAlone && this.dice === 'rolled' ? this.#strictDice : undefined;
  }

  set strictDice(isStrict: boolean) {
    this.#strictDice = isStrict;
    this.#wasLoose ||= !isStrict;
  }

  get thrown(): readonly Thrown[] {
    return this.#memory.thrown;
  }

  /** The match as a file, which says so when its dice could be thrown again. */
  record(): GameRecord {
    const isLoose = this.#wasLoose && this.strictDice !== undefined;
    return { ...this.match.record(), ...(isLoose ? { looseDice: true } : {}) };
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
      const answer = this.#chanceFor(this.match).answer(question, this.match.nextDraw());
      if (this.#table.answer(CHANCE, this.match.seq, answer)) throw new Error('chance drew what is not there');
    }
  }
}
