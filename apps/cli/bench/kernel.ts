import { type Answer, ask, type Game, Match, type Script, shape, type State } from '@bivouac/kernel';

interface Idle extends State {
  clock: { readonly asked: number };
}

/** The decisions of one stage: about as many as one unit's move has. */
const TO_A_CHECKPOINT = 4;
const TO_A_MATCH = 400;
const ANSWERS: readonly Answer[] = Array.from({ length: 8 }, (_, place) => ({ kind: 'choice', place }));
const QUESTION = { by: 'player', rule: '1', prompt: { key: 'which', params: {} }, answers: ANSWERS };

function* play(g: Idle): Script {
  for (let asked = 0; asked < TO_A_CHECKPOINT; asked++) yield* ask(QUESTION);
  g.clock = { asked: g.clock.asked + TO_A_CHECKPOINT };
}

/** A game without rules: what is left of a decision is the kernel's own work. */
const idle: Game<Idle, object, Idle> = {
  id: 'idle',
  version: '1',
  options: shape({}),
  seats: () => ['player'],
  setup: () => ({ clock: { asked: 0 }, log: [] }),
  play,
  view: (g) => g,
  imagine: (view) => view,
  sound: () => [],
  result: ({ clock }) =>
    clock.asked < TO_A_MATCH ? undefined : { winner: 'nobody', points: {}, because: QUESTION.prompt },
  tell: (_, { key }) => key,
  label: (_, { kind }) => kind,
};

const throughTheMatch = (): number => {
  const match = Match.begin(idle, {});
  for (let pick = 0; ; pick++) {
    const question = match.questions()[0];
    if (!question) return match.seq;
    match.answer(question.by, match.seq, question.answers[pick % ANSWERS.length]);
  }
};

/** The same questions, asked of the scripts directly: no gate, no record, no checkpoint. */
const bare = (): number => {
  const g: Idle = { clock: { asked: 0 }, log: [] };
  let answered = 0;
  while (g.clock.asked < TO_A_MATCH) {
    const script = play(g);
    let step = script.next();
    while (!step.done) step = script.next([step.value[0]?.answers[answered++ % ANSWERS.length] as Answer]);
  }
  return answered;
};

export interface KernelFigures {
  readonly decisionsPerSecond: number;
  readonly nanosecondsPerDecision: number;
  readonly bareScriptNanoseconds: number;
  readonly overheadNanoseconds: number;
}

/** Nanoseconds for a decision, of as many as fit into the time. */
const paced = (work: () => number, seconds: number): number => {
  const start = performance.now();
  let decisions = 0;
  do decisions += work();
  while (performance.now() - start < seconds * 1000);
  return ((performance.now() - start) * 1e6) / decisions;
};

export const measureKernel = (seconds: number): KernelFigures => {
  paced(throughTheMatch, seconds / 4);
  paced(bare, seconds / 4);
  const match = paced(throughTheMatch, seconds);
  const script = paced(bare, seconds / 2);
  return {
    decisionsPerSecond: Math.round(1e9 / match),
    nanosecondsPerDecision: Math.round(match),
    bareScriptNanoseconds: Math.round(script),
    overheadNanoseconds: Math.round(match - script),
  };
};
