import {
  type Answer,
  canonical,
  isGivenByTable,
  Match,
  type Pick,
  type Question,
  saysTheSame,
  type Seer,
  type State,
} from '@bivouac/kernel';
import { parting } from './agreement.ts';
import { Breach, positions, type Property, rounds, seers } from './subject.ts';

/** Imagined states to a seer and a position, and how far they are played beside the true one. */
const TWINS = 2;
const STEPS = 24;

/** What the table answers by itself comes faster than what a seat answers: it too must tell nothing. */
const GIVEN = 'answers that the table gives at once';

/** All that reaches a seer, part by part: the tables of the state, the questions, the log, and the reasons why not. */
const reaching = <S extends State, O, V>(match: Match<S, O, V>, seer: Seer, from: number): Map<string, string> => {
  const { seq, state, ask, result } = match.view(seer);
  const tables = typeof state === 'object' && state !== null ? Object.entries(state) : [['state', state] as const];
  return new Map([
    ['number of answers', String(seq)],
    ...tables.map(([table, seen]) => [`table ${table}`, canonical(seen)] as const),
    ['questions', canonical(ask)],
    ['log', canonical(match.events(seer, from))],
    [GIVEN, canonical(match.questions().flatMap((question) => (isGivenByTable(question) ? [question.by] : [])))],
    ['refused wishes', canonical(match.wishes(seer))],
    ['reason why not', canonical(match.why(seer, { kind: 'none of the listed' }) ?? null)],
    ['result', canonical(result)],
  ]);
};

interface Difference {
  readonly part: string;
  readonly what: string;
}

/** What differs between two matches for this seer, if anything does. */
const differences = <S extends State, O, V>(
  one: Match<S, O, V>,
  other: Match<S, O, V>,
  seer: Seer,
  from: number,
): readonly Difference[] => {
  const theirs = reaching(other, seer, from);
  return [...reaching(one, seer, from)].flatMap(([part, seen]) => {
    const twin = theirs.get(part) ?? '';
    return seen === twin
      ? []
      : [{ part, what: `${seer} can tell what is hidden by the ${part}: ${parting(seen, twin)}` }];
  });
};

/** An answer that may be given in both. What the seer does not decide may be listed differently. */
const answerInBoth = (one: Question, other: Question | undefined, pick: Pick): Answer | undefined => {
  const both = one.answers.filter((answer) => other?.answers.some((twin) => saysTheSame(twin, answer)));
  return both.length === 0 ? undefined : both[pick(both.length)];
};

/** Something hidden came to light by the rules in this step: from here on the two are lawfully different. */
const cameToLight = <S extends State, O, V>(match: Match<S, O, V>, seer: Seer, from: number): boolean =>
  match.events(seer, from).some(({ reveals }) => reveals);

/** Plays the true and the imagined match side by side with the same answers. Returns how many were given. */
const playBeside = <S extends State, O, V>(
  truth: Match<S, O, V>,
  twin: Match<S, O, V>,
  seer: Seer,
  pick: Pick,
  place: string,
  hidesForces: boolean,
): number => {
  for (let step = 0; step < STEPS; step++) {
    const from = truth.seq;
    const open = truth.questions();
    const question = open.length === 0 ? undefined : open[pick(open.length)];
    if (!question) return step;
    const { by, rule, prompt } = question;
    const answer = answerInBoth(
      question,
      twin.questions().find((other) => other.by === by),
      pick,
    );
    if (!answer) return step;
    truth.answer(by, truth.seq, answer);
    twin.answer(by, twin.seq, answer);
    const [differs, ...more] = differences(truth, twin, seer, from + 1);
    if (!differs) continue;
    if (cameToLight(truth, seer, from + 1) || cameToLight(twin, seer, from + 1)) return step;
    if (hidesForces && [differs, ...more].some(({ part }) => part !== 'log' && part !== GIVEN)) return step;
    throw new Breach(`after ${rule} ${prompt.key} was answered ${canonical(answer)}, ${differs.what}`, place);
  }
  return STEPS;
};

/** Are others asked something else in the twin? What the seer is asked must be the same to the last answer. */
const asksOthersElse = <S extends State, O, V>(truth: Match<S, O, V>, twin: Match<S, O, V>, seer: Seer): boolean => {
  const asked = (match: Match<S, O, V>): string => canonical(match.view(seer).ask);
  const isAsked = [...truth.questions(), ...twin.questions()].some(({ by }) => by === seer);
  return !isAsked && asked(truth) !== asked(twin);
};

/** Has the first step of an imagined state already brought something to light, or led others elsewhere? */
const partsAtOnce = <S extends State, O, V>(truth: Match<S, O, V>, twin: Match<S, O, V>, seer: Seer): boolean =>
  asksOthersElse(truth, twin, seer) || cameToLight(truth, seer, 0) || cameToLight(twin, seer, 0);

/** An answer under seal must look the same to the others, whatever it is. */
const checkSeals = <S extends State, O, V>(match: Match<S, O, V>, pick: Pick, place: string): number => {
  const open = match.questions();
  if (open.length < 2 || open[0]?.atOnce) return 0;
  for (const { by, answers } of open) {
    const [one, other] = [match.fork(), match.fork()];
    one.answer(by, one.seq, answers[pick(answers.length)]);
    other.answer(by, other.seq, answers[pick(answers.length)]);
    for (const seer of seers(match)) {
      const [differs] = seer === by ? [] : differences(one, other, seer, 0);
      if (differs) throw new Breach(`an answer of ${by} under seal: ${differs.what}`, place);
    }
  }
  return open.length;
};

export const views: Property = {
  name: 'views',
  says: 'views are non-interfering: what a seer cannot know changes nothing that they see, are asked, are offered or are told',
  try(subject, games) {
    const { game, noSecrets = false, hidesForces = false } = subject;
    let [twins, different, steps, seals, parted] = [0, 0, 0, 0, 0];
    for (const round of rounds(subject, games))
      for (const { match, pick, place } of positions(subject, round)) {
        seals += checkSeals(match, pick, place);
        const { state } = match.checkpoint;
        const truth = Match.from(game, round.options, state);
        for (const seer of seers(match))
          for (let nth = 0; nth < TWINS; nth++) {
            const imagined = game.imagine(game.view(state, seer), seer, pick);
            const [fault] = game.sound(imagined);
            if (fault) throw new Breach(`${seer} imagines a state that breaks ${fault.rule} ${fault.what}`, place);
            const twin = Match.from(game, round.options, imagined);
            twins++;
            const [differs] = differences(truth, twin, seer, 0);
            if (differs && hidesForces && partsAtOnce(truth, twin, seer)) {
              parted++;
              continue;
            }
            if (differs) throw new Breach(`as imagined, ${differs.what}`, place);
            if (canonical(imagined) !== canonical(state)) different++;
            steps += playBeside(truth.fork(), twin, seer, pick, place, hidesForces);
          }
      }
    if (different === 0 && !noSecrets)
      throw new Breach('no imagined state differs from the true one, so no secret was tried', game.id);
    if (parted > twins / 4)
      throw new Breach(`${parted} of ${twins} imagined states are asked something else at once`, game.id);
    return { games, twins, different, steps, seals };
  },
};
