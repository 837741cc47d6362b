import { type Answer, CHANCE, type Pick, REFEREE, saysTheSame, type Seat, SPECTATOR } from '@bivouac/kernel';
import fc from 'fast-check';

/** A message that somebody might send to the table and must not get through. */
export interface Forgery {
  readonly kind: string;
  readonly seat: unknown;
  readonly seq: unknown;
  readonly answer: unknown;
}

/** What the table waits for, as a forger might know it. */
export interface Target {
  readonly asked: Seat;
  readonly seq: number;
  /** The least number that still counts. */
  readonly since: number;
  readonly answers: readonly Answer[];
  /** Seats that are not asked now. */
  readonly idle: readonly Seat[];
  /** Answers of other questions. */
  readonly elsewhere: readonly Answer[];
}

const PROTOTYPE_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'then'];
const HUGE = [2 ** 31, 2 ** 32, 2 ** 53, 2 ** 53 + 2, -(2 ** 53), 1e308, -1e308, Infinity, -Infinity, NaN];

const cyclic = (answer: Answer): object => {
  const round: Record<string, unknown> = { ...answer };
  round['itself'] = round;
  return round;
};
const deep = (answer: Answer): unknown => {
  let nest: unknown = answer;
  for (let depth = 0; depth < 2000; depth++) nest = depth % 2 === 0 ? [nest] : { kind: nest };
  return nest;
};
const throwing = (): object =>
  new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('a trap');
      },
    },
  );
const throwingField = (answer: Answer): object =>
  Object.defineProperty({ ...answer }, 'kind', {
    enumerable: true,
    get: () => {
      throw new Error('a trap');
    },
  });
const stubborn = { valueOf: () => 0, toString: () => 'empire', [Symbol.toPrimitive]: () => 0 };

const one = <T>(list: readonly T[], pick: Pick): T => list[pick(list.length)] as T;

/** A listed answer with something about it changed. */
const mutated = (answer: Answer, pick: Pick): unknown => {
  const fields = Object.keys(answer);
  const field = one(fields, pick);
  const value = answer[field];
  const { [field]: _gone, ...rest } = answer;
  const odd = typeof value === 'number' ? value + one([1, -1, 0.5, 1000], pick) : `${String(value)}x`;
  return one<unknown>(
    [
      rest,
      { ...answer, [field]: odd },
      { ...answer, [field]: typeof value === 'string' ? 0 : String(value) },
      { ...answer, [field]: null },
      { ...answer, [field]: [value] },
      { ...answer, [field]: { value } },
      { ...answer, [field]: one(HUGE, pick) },
      { ...answer, [field]: 'y'.repeat(1 + pick(50_000)) },
      { ...answer, [one(PROTOTYPE_NAMES.slice(1), pick)]: value },
      { ...answer, extra: true },
      { ...answer, kind: one(PROTOTYPE_NAMES, pick) },
      { [field.toUpperCase()]: value, ...rest },
    ],
    pick,
  );
};

/** Things that are no answers at all; fast-check adds a thousand more. */
const garbage = (answer: Answer, pick: Pick): unknown =>
  one<() => unknown>(
    [
      () => undefined,
      () => null,
      () => true,
      () => one([0, -1, 3.5, ...HUGE], pick),
      () => 10n ** 30n,
      () => Symbol('send'),
      () => '',
      () => JSON.stringify(answer),
      () => answer.kind,
      () => 'z'.repeat(100_000),
      () => [],
      () => [answer],
      () => Object.values(answer),
      () => Object.entries(answer),
      () => new Map(Object.entries(answer)),
      () => new Date(0),
      () => /x/,
      () => () => answer,
      () => Promise.resolve(answer),
      () => ({}),
      () => Object.create(answer) as unknown,
      () => Object.create(null) as unknown,
      () => JSON.parse(`{"__proto__":${JSON.stringify(answer)}}`) as unknown,
      () => JSON.parse(`{"constructor":{"prototype":${JSON.stringify(answer)}}}`) as unknown,
      () => ({ answer }),
      () => cyclic(answer),
      () => deep(answer),
      () => throwing(),
      () => throwingField(answer),
      () => new Proxy(() => answer, {}),
    ],
    pick,
  )();

const ANYTHING = fc.sample(fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }), {
  numRuns: 1000,
  seed: 1799,
});

const forge: Readonly<Record<string, (target: Target, pick: Pick) => Omit<Forgery, 'kind'>>> = {
  'out of turn': ({ seq, answers, idle }, pick) => ({
    seat: one([...idle, SPECTATOR, REFEREE, 'nobody', ''], pick),
    seq,
    answer: one(answers, pick),
  }),
  'for chance': ({ asked, seq, answers }, pick) => ({
    seat: asked === CHANCE ? SPECTATOR : CHANCE,
    seq,
    answer: one<unknown>([{ kind: 'die', face: 6 }, ...answers], pick),
  }),
  'no seat': ({ asked, seq, answers }, pick) => ({
    seat: one<unknown>(
      [null, undefined, 0, NaN, {}, [asked], { seat: asked }, Symbol(asked), stubborn, ...PROTOTYPE_NAMES, throwing()],
      pick,
    ),
    seq,
    answer: one(answers, pick),
  }),
  "another's": ({ asked, seq, answers, elsewhere }, pick) => ({
    seat: asked,
    seq,
    answer: elsewhere.length === 0 ? garbage(one(answers, pick), pick) : one(elsewhere, pick),
  }),
  unlisted: ({ asked, seq, answers }, pick) => ({ seat: asked, seq, answer: mutated(one(answers, pick), pick) }),
  stale: ({ asked, since, answers }, pick) => ({
    seat: asked,
    seq: one([since - 1, since - 1 - pick(1000), -1], pick),
    answer: one(answers, pick),
  }),
  'before its time': ({ asked, seq, answers }, pick) => ({
    seat: asked,
    seq: one([seq + 1, seq + 1 + pick(1000), seq + 0.5, ...HUGE], pick),
    answer: one(answers, pick),
  }),
  'no number': ({ asked, seq, answers }, pick) => ({
    seat: asked,
    seq: one<unknown>(
      [undefined, null, String(seq), [seq], { seq }, true, BigInt(seq), Symbol('seq'), stubborn, () => seq, throwing()],
      pick,
    ),
    answer: one(answers, pick),
  }),
  garbage: ({ asked, seq, answers }, pick) => ({ seat: asked, seq, answer: garbage(one(answers, pick), pick) }),
  anything: ({ asked, seq }, pick) => ({ seat: asked, seq, answer: one(ANYTHING, pick) }),
};

export const FORGERIES = Object.keys(forge);

/** A forged message of this kind, or nothing when by chance it came out true. */
export const forged = (kind: string, target: Target, pick: Pick): Forgery | undefined => {
  const made = forge[kind]?.(target, pick);
  if (!made) throw new Error(`no forgery is called ${kind}`);
  const isTrue =
    made.seat === target.asked &&
    Number.isInteger(made.seq) &&
    Number(made.seq) >= target.since &&
    Number(made.seq) <= target.seq &&
    target.answers.some((listed) => saysTheSame(listed, made.answer));
  return isTrue ? undefined : { kind, ...made };
};
