import { type Answer, canonical, saysTheSame } from './answer.ts';
import type { Pick as Chooser } from './game.ts';
import { Match } from './match.ts';
import type { Message } from './message.ts';
import { CHANCE, type Question, type Seat, type Wish } from './question.ts';
import { flag, type Infer, listOf, oneOf, optional, shape, text } from './schema.ts';
import type { State } from './state.ts';
import type { Refusal } from './verdict.ts';
import type { Asked } from './view.ts';

/**
 * One of the questions that a gesture answers. A gesture *begins* with a piece; *ticks* say who stays behind, until the
 * answer `next` leads on; what it *skips* gets the answer `next`; a *walk* goes on answer by answer, and `next` ends it.
 */
export const stageSchema = shape({
  /** The key of the question's prompt. */
  asks: text(),
  does: oneOf('begin', 'tick', 'skip', 'walk'),
  /** The kinds of answers that are the player's own choice here. */
  kinds: listOf(text()),
  next: optional(text()),
  /** A skip: what is given before `next` as long as it can be, kind by kind, unless the player has chosen something here. */
  else: optional(listOf(text())),
  /** A walk: it is not ended where one of these could be done. */
  unless: optional(listOf(text())),
  /** A walk: the figure in the prompt that tells its cost, and whether it counts down. */
  cost: optional(shape({ figure: text(), down: optional(flag()) })),
});
export type Stage = Infer<typeof stageSchema>;

/** Why nothing can be said of what comes after: somebody else decides, a die falls, another question comes, the game is over. */
export type Stop = 'die' | 'others' | 'elsewhere' | 'over';

/** One way of a walk, to where its last answer leads. */
export interface Way {
  readonly answers: readonly Answer[];
  readonly cost: number;
  /** What is asked at its end. */
  readonly end?: Message;
  /** The answer that ends it there, where nothing else could be done. */
  readonly last?: Answer;
  readonly stops?: Stop;
}

/** What a gesture would lead to, as far as the seat can know. */
export interface Ahead {
  /** The answers up to where the player must say more. */
  readonly given: readonly Answer[];
  /** The question that ticks answer, before the first of them. */
  readonly tray?: Asked;
  /** What may not be left behind besides, and why. */
  readonly kept: readonly Wish[];
  /** The questions that were skipped, with more that could be chosen. */
  readonly options: readonly Asked[];
  /** With these ticks it does not lead on, and why. */
  readonly blocked?: Refusal;
  /** The question that the walk begins with. */
  readonly from?: Asked;
  readonly ways: readonly Way[];
  /** What is one step beyond the ways, and why it is out of reach. */
  readonly refused: readonly Wish[];
  /** Another question that comes after them. */
  readonly asked?: Asked;
  readonly stops?: Stop;
}

const TRIES = 4;

/**
 * A match that stands, for all that the seat can tell, where this one stands. What a seat learns by trying something out
 * there it could have thought out: nothing hidden can shine through.
 */
export const imaginedBeside = <S extends State, O, V>(
  match: Match<S, O, V>,
  seat: Seat,
  pick: Chooser,
): Match<S, O, V> | undefined => {
  const { game, options, entries } = match;
  const { at, state } = match.checkpoint;
  const asked = canonical(match.view(seat).ask);
  for (let tries = 0; tries < TRIES; tries++) {
    const twin = Match.from(game, options, game.imagine(game.view(state, seat), seat, pick));
    const keepsUp = entries.slice(at).every(({ by, answer }) => twin.answer(by, twin.seq, answer) === undefined);
    if (keepsUp && canonical(twin.view(seat).ask) === asked) return twin;
  }
  return undefined;
};

type Trial<S extends State, O, V> = Match<S, O, V>;

const questionOf = <S extends State, O, V>(match: Trial<S, O, V>, seat: Seat): Question | undefined =>
  match.questions().find(({ by }) => by === seat);

const stopOf = <S extends State, O, V>(match: Trial<S, O, V>): Stop => {
  const open = match.questions();
  if (open.length === 0) return 'over';
  return open.some(({ by }) => by === CHANCE) ? 'die' : 'others';
};

const isOneOf = ({ kind }: Answer, kinds: readonly string[]): boolean => kinds.includes(kind);

/** What is given from here, if it may be: another list is made of every answer, so a copy is looked up. */
const listed = ({ answers }: Question, given: Answer | undefined): Answer | undefined =>
  given && answers.find((each) => saysTheSame(each, given));

const spentAt = ({ cost }: Stage, { params }: Message, first: Message): number | undefined => {
  if (!cost) return undefined;
  const now = Number(params[cost.figure]);
  return cost.down ? Number(first.params[cost.figure]) - now : now;
};

/** So many steps are tried, at most: the reach of the longest march is some hundreds. */
const MOST_STEPS = 900;

interface Reached<S extends State, O, V> {
  readonly match: Trial<S, O, V>;
  readonly way: Way;
}

/** Every way of a walk: to each answer that can be its last, the cheapest, and among equals the shortest. */
const walk = <S extends State, O, V>(
  start: Trial<S, O, V>,
  seat: Seat,
  stage: Stage,
  first: Question,
): Pick<Ahead, 'ways' | 'refused'> => {
  const ways = new Map<string, Way>();
  const refused = new Map<string, Wish>();
  let tried = 0;
  let ring: readonly Reached<S, O, V>[] = [{ match: start, way: { answers: [], cost: 0 } }];
  while (ring.length > 0) {
    const next: Reached<S, O, V>[] = [];
    for (const { match, way } of ring) {
      const question = questionOf(match, seat);
      if (!question || way.stops) continue;
      for (const wish of match.wishes(seat))
        if (isOneOf(wish.answer, stage.kinds) && !refused.has(canonical(wish.answer)))
          refused.set(canonical(wish.answer), wish);
      for (const answer of question.answers.filter((each) => isOneOf(each, stage.kinds))) {
        if (++tried > MOST_STEPS) break;
        const there = match.fork();
        there.answer(seat, there.seq, answer);
        const on = wayOn(there, seat, stage, first.prompt, { ...way, answers: [...way.answers, answer] });
        const known = ways.get(canonical(answer));
        if (known && known.cost <= on.cost) continue;
        ways.set(canonical(answer), on);
        next.push({ match: there, way: on });
      }
    }
    ring = next;
  }
  return {
    ways: [...ways.values()],
    refused: [...refused].flatMap(([answer, wish]) => (ways.has(answer) ? [] : [wish])),
  };
};

/** Where a way has come to: what is asked there, what it has cost, and whether it can end there. */
const wayOn = <S extends State, O, V>(
  match: Trial<S, O, V>,
  seat: Seat,
  stage: Stage,
  first: Message,
  { answers, cost }: Way,
): Way => {
  const question = questionOf(match, seat);
  if (!question) return { answers, cost: cost + 1, stops: stopOf(match) };
  const { prompt, answers: offered } = question;
  if (prompt.key !== stage.asks) return { answers, cost: cost + 1, end: prompt, stops: 'elsewhere' };
  const last = offered.find(({ kind }) => kind === stage.next);
  const isMore = offered.some((each) => isOneOf(each, stage.unless ?? []));
  const spent = spentAt(stage, prompt, first) ?? cost + 1;
  return { answers, cost: spent, end: prompt, ...(last && !isMore ? { last } : {}) };
};

const asSeen = ({ by, rule, prompt, answers }: Question): Asked => ({ by, rule, prompt, answers, sealed: false });

/** The answer that leads on from a question of the gesture; nothing where the player must say more, or may not go on. */
const leadingOn = (
  stage: Stage | undefined,
  question: Question,
  wanted: readonly Answer[],
  isOpen: boolean,
): Answer | undefined => {
  const said = listed(
    question,
    wanted.find((each) => stage === undefined || isOneOf(each, stage.kinds)),
  );
  if (said || stage?.next === undefined) return said;
  const kinds = [...(isOpen ? (stage.else ?? []) : []), stage.next];
  for (const kind of kinds) {
    const found = question.answers.find((each) => each.kind === kind);
    if (found) return found;
  }
  return undefined;
};

/** Others may respond on the way to a walk. What it could be is thought out as if they did not. */
const othersLetItPass = <S extends State, O, V>(match: Trial<S, O, V>, stages: readonly Stage[]): boolean => {
  const [other] = match.questions();
  if (!other || other.by === CHANCE) return false;
  const stage = stages.find(({ asks, does }) => asks === other.prompt.key && does === 'skip');
  const pass = other.answers.find(({ kind }) => kind === stage?.next);
  return pass !== undefined && match.answer(other.by, match.seq, pass) === undefined;
};

/**
 * What a gesture would lead to. The answers that the player has chosen are given in their order, each where its question
 * comes; the match, best one made by `imaginedBeside`, is left where they lead.
 */
export const lookAhead = <S extends State, O, V>(
  match: Trial<S, O, V>,
  seat: Seat,
  stages: readonly Stage[],
  chosen: readonly Answer[],
): Ahead => {
  let wanted = chosen;
  const given: Answer[] = [];
  let found: Pick<Ahead, 'tray' | 'kept' | 'options'> = { kept: [], options: [] };
  for (;;) {
    const question = questionOf(match, seat);
    const rest = { ...found, given, ways: [], refused: [] };
    if (!question && othersLetItPass(match, stages)) continue;
    if (!question) return { ...rest, stops: stopOf(match) };
    const stage = stages.find(({ asks }) => asks === question.prompt.key);
    if (stage?.does === 'walk')
      return { ...found, given, from: asSeen(question), ...walk(match, seat, stage, question) };
    if (stage?.does === 'tick') {
      const kept = match.wishes(seat).filter(({ answer }) => isOneOf(answer, stage.kinds));
      found = { ...found, tray: found.tray ?? asSeen(question), kept };
    }
    if (stage?.does === 'skip' && !found.options.some(({ prompt }) => prompt.key === stage.asks))
      found = { ...found, options: [...found.options, asSeen(question)] };
    const isOpen = !chosen.some((each) => stage !== undefined && isOneOf(each, stage.kinds));
    const answer = leadingOn(stage, question, wanted, isOpen);
    if (!answer) {
      const why = stage?.next === undefined ? undefined : match.why(seat, { kind: stage.next });
      return { ...rest, asked: asSeen(question), stops: 'elsewhere', ...(why ? { blocked: why } : {}) };
    }
    wanted = wanted.filter((each) => !saysTheSame(answer, each));
    given.push(answer);
    match.answer(seat, match.seq, answer);
  }
};
