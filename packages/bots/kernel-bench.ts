import { type Answer, ask, type Game, Match, type Script, shape, type State } from '@bivouac/kernel';

interface Idle extends State {
  clock: { readonly asked: number };
}

/** The decisions of one stage: about as many as one unit's move has. */
const TO_A_CHECKPOINT = 4;
const TO_A_MATCH = 100;
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

/** The same questions, asked of the scripts directly: no gate, no record, no checkpoint. */
const bareScript = (): number => {
  const g: Idle = { clock: { asked: 0 }, log: [] };
  let answered = 0;
  while (g.clock.asked < TO_A_MATCH) {
    const script = play(g);
    let step = script.next();
    while (!step.done) step = script.next([step.value[0]?.answers[answered++ % ANSWERS.length] as Answer]);
  }
  return answered;
};

/** The same through a match. `sent` makes of a listed answer what comes to the gate. */
const throughAMatch =
  (sent: (listed: Answer) => unknown, after: (match: Match<Idle, object, Idle>) => void = () => undefined) =>
  (): number => {
    const match = Match.begin(idle, {});
    for (let pick = 0; ; pick++) {
      const [question] = match.questions();
      if (!question) return match.seq;
      match.answer(question.by, match.seq, sent(question.answers[pick % ANSWERS.length] as Answer));
      after(match);
    }
  };

const itself = (listed: Answer): unknown => listed;
const MEASURED = {
  /** No kernel at all. */
  script: bareScript,
  /** A bot in the same process: it gives back a listed answer. */
  match: throughAMatch(itself),
  /** A message from outside: the answer comes as a copy, and is compared field by field. */
  message: throughAMatch((listed) => ({ ...listed })),
  view: throughAMatch(itself, (match) => match.view('player')),
  hash: throughAMatch(itself, (match) => match.hash()),
  fork: throughAMatch(itself, (match) => match.fork()),
} as const;

export interface KernelFigures {
  readonly decisionsPerSecond: number;
  readonly nanosecondsPerDecision: number;
  readonly bareScriptNanoseconds: number;
  readonly overheadNanoseconds: number;
  /** Nanoseconds for a decision: what each of these adds to that of the script alone can be read off. */
  readonly nanoseconds: Readonly<Record<keyof typeof MEASURED | 'record', number>>;
}

/** Nanoseconds for a decision: the median of as many matches as fit into the time, so that other programs count little. */
const paced = (work: () => number, seconds: number): number => {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  do {
    const start = performance.now();
    const decisions = work();
    times.push(((performance.now() - start) * 1e6) / decisions);
  } while (performance.now() < end);
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? 0;
};

/** A whole match and its record at the end, with every link of the chain. */
const withRecord = (): number => {
  const match = Match.begin(idle, {});
  for (let pick = 0; ; pick++) {
    const [question] = match.questions();
    if (!question) break;
    match.answer(question.by, match.seq, question.answers[pick % ANSWERS.length]);
  }
  return match.record().segments.reduce((sum, { answers }) => sum + answers.length, 0);
};

/** What the kernel itself costs per decision, whatever the game. */
export const measureKernel = (seconds: number): KernelFigures => {
  const works = { ...MEASURED, record: withRecord };
  const kinds = Object.keys(works) as (keyof typeof works)[];
  for (const kind of kinds) paced(works[kind], seconds / 20);
  const nanoseconds = Object.fromEntries(
    kinds.map((kind) => [kind, Math.round(paced(works[kind], seconds / kinds.length))]),
  ) as KernelFigures['nanoseconds'];
  return {
    decisionsPerSecond: Math.round(1e9 / nanoseconds.match),
    nanosecondsPerDecision: nanoseconds.match,
    bareScriptNanoseconds: nanoseconds.script,
    overheadNanoseconds: nanoseconds.match - nanoseconds.script,
    nanoseconds,
  };
};
