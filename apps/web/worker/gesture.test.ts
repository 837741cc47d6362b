import { load, type Match, type Stage } from '@bivouac/kernel';
import { greedy } from '@bivouac/nemesis/bot/greedy.ts';
import { nemesis } from '@bivouac/nemesis/game.ts';
import { gestures } from '@bivouac/nemesis/ui/gestures.ts';
import { expect, test } from 'vitest';
import { warUpTo } from '../tests/positions.ts';
import { PERSON } from './protocol.ts';
import { Sitting } from './sitting.ts';

const MOMENT = warUpTo(
  ({ prompt, answers }) => prompt.key === 'march.whichStack' && answers.some(({ kind }) => kind === 'move'),
  'a gesture',
);
const STAGES: readonly Stage[] = gestures.find(({ id }) => id === 'march')?.stages ?? [];
const { seat } = MOMENT;

const sit = (): Sitting =>
  new Sitting(
    { game: nemesis as never, bots: { greedy: greedy as never } },
    load(nemesis, MOMENT.record) as unknown as Match,
    { id: 'one', players: { coalition: 'greedy', french: 'greedy', [seat]: PERSON }, dice: 'rolled', seed: '1' },
  );
const move = (sitting: Sitting) =>
  sitting.match
    .questions()
    .flatMap(({ answers }) => answers)
    .filter(({ kind }) => kind === 'move');

test('what a march would lead to is found without giving an answer: who may stay, every hex in reach, its cost', () => {
  const sitting = sit();
  const before = sitting.match.seq;
  const [first] = move(sitting);
  const ahead = first && sitting.ahead(seat, STAGES, [first]);
  expect(sitting.match.seq).toBe(before);
  expect(ahead?.given.map(({ kind }) => kind)).toEqual(['move', 'march']);
  expect(ahead?.tray?.answers?.some(({ kind }) => kind === 'leave')).toBe(true);
  expect(ahead?.ways.length).toBeGreaterThan(3);
  for (const way of ahead?.ways ?? []) {
    expect(way.cost).toBeGreaterThanOrEqual(way.answers.length);
    expect(way.last?.kind).toBe('halt');
  }
  const reached = new Set(ahead?.ways.map(({ answers }) => answers.at(-1)?.['to']));
  expect(ahead?.refused.filter(({ answer }) => reached.has(answer['to']))).toEqual([]);
  expect(ahead?.refused.length).toBeGreaterThan(0);
});

test('who stays behind changes what is in reach, and one who may not stay says why', () => {
  const sitting = sit();
  const [first] = move(sitting);
  const all = first && sitting.ahead(seat, STAGES, [first]);
  const leaves = (all?.tray?.answers ?? []).filter(({ kind }) => kind === 'leave');
  const most = leaves.slice(0, -1);
  const few = first && sitting.ahead(seat, STAGES, [first, ...most]);
  expect(few?.given.filter(({ kind }) => kind === 'leave')).toHaveLength(most.length);
  expect(few?.kept.map(({ refusal }) => refusal.rule)).toContain('8.4 bp3');
});

test('every way that is shown is one that may be marched, and one Undo takes back the whole of it', () => {
  for (const first of move(sit())) {
    const ways = sit().ahead(seat, STAGES, [first])?.ways ?? [];
    for (const way of ways.slice(0, 12)) {
      const sitting = sit();
      const before = sitting.match.seq;
      const answers = [...(sitting.ahead(seat, STAGES, [first])?.given ?? []), ...way.answers];
      expect(sitting.answer(seat, before, answers).refusal).toBeUndefined();
      expect(sitting.look(seat).plan).toEqual({ from: before, left: 0 });
      const after = sitting.match.seq;
      expect(sitting.undo(seat, [])).toBeUndefined();
      expect(sitting.match.seq).toBe(before);
      expect(sitting.look(seat).canRedo).toBe(true);
      expect(sitting.redo()).toBeUndefined();
      expect(sitting.match.seq).toBe(after);
    }
  }
});

test('what is planned beyond a die is not given', () => {
  const sitting = sit();
  const before = sitting.match.seq;
  const longest = move(sitting)
    .flatMap((first) => {
      const ahead = sitting.ahead(seat, STAGES, [first]);
      return (ahead?.ways ?? []).map((way) => ({ given: ahead?.given ?? [], way }));
    })
    .toSorted((one, other) => other.way.cost - one.way.cost)[0];
  const { given = [], way } = longest ?? {};
  expect(way?.cost).toBeGreaterThan(3);
  const halt = way?.last ? [way.last] : [];
  const more = move(sit()).at(-1);
  sitting.answer(seat, before, [...given, ...(way?.answers ?? []), ...halt, ...(more ? [more] : [])]);
  expect(sitting.look(seat).plan).toMatchObject({ from: before, left: 1 });
  while (sitting.moveBot());
  expect(sitting.look(seat).plan).toEqual({ from: before, left: 0, stopped: 'die' });
});

test('a bot says what it would answer, as long as one kind of question goes on', () => {
  const sitting = sit();
  const [asked] = sitting.match.questions();
  const advice = sitting.advise(seat, [asked?.prompt.key ?? '']);
  expect(advice).toHaveLength(1);
  expect(sitting.why(seat, advice[0] ?? { kind: '' })).toBeUndefined();
  expect(sitting.advise(seat, ['no such question'])).toEqual([]);
});

test('a row of like questions is rehearsed as far as the seat could think it out, and nothing is answered', () => {
  const { record, seat: by } = warUpTo(({ prompt }) => prompt.key === 'setUp.depot', 'a row');
  const sitting = new Sitting(
    { game: nemesis as never, bots: { greedy: greedy as never } },
    load(nemesis, record) as unknown as Match,
    { id: 'one', players: { coalition: 'greedy', french: 'greedy', [by]: PERSON }, dice: 'rolled', seed: '1' },
  );
  const before = sitting.match.seq;
  const first = sitting.rehearse(by, ['setUp.depot'], 'first');
  expect(first.length).toBeGreaterThan(2);
  expect(first.map(({ asked }) => asked.prompt.params['left'])).toEqual(
    first.map((_, place) => Number(first[0]?.asked.prompt.params['left']) - place),
  );
  for (const { asked, answer } of first) expect(asked.answers).toContainEqual(answer);
  expect(sitting.rehearse(by, ['setUp.depot'], 'bot')[0]?.answer).toEqual(sitting.advise(by, ['setUp.depot'])[0]);
  expect(sitting.rehearse(by, ['hits.who'], 'first')).toEqual([]);
  expect(sitting.match.seq).toBe(before);
});
