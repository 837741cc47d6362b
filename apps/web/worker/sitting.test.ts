import { random } from '@bivouac/bots';
import { type Answer, type Game, Match, NO_ORDERS } from '@bivouac/kernel';
import { partition } from '@bivouac/testing/example/partition.ts';
import { redoubts, type Redoubts } from '@bivouac/testing/example/redoubts.ts';
import { expect, test } from 'vitest';
import { PERSON, type Players } from './protocol.ts';
import { Sitting } from './sitting.ts';

const game = redoubts as unknown as Game;

/** The Empire has one battalion left, which waits for the last redoubt: its only answer is to send nobody. */
const lastBattalion: Redoubts = {
  clock: { redoubt: 1, of: 3 },
  log: [],
  reserves: { france: 1, austria: 6, russia: 6 },
  takers: [],
};
const sit = (players: Players): Sitting =>
  new Sitting({ game, bots: { random } }, Match.from(game, { redoubts: 3 }, lastBattalion), {
    id: 'one',
    players,
    dice: 'rolled',
    seed: '1',
  });
const asked = (sitting: Sitting) => sitting.match.questions().map(({ by }) => by);

test('side by side a seat gives even its only answer itself: an answer at once would tell what it has left', () => {
  expect(asked(sit({ empire: PERSON, coalition: PERSON }))).toEqual(['empire', 'coalition']);
});

test('alone against bots nobody learns anything, and the table gives it', () => {
  const sitting = sit({ empire: PERSON, coalition: 'random' });
  expect(asked(sitting)).toEqual(['coalition']);
  expect(sitting.match.sealed).toMatchObject([{ by: 'empire', auto: 'standing' }]);
});

test('a bot gives its only answer itself, as it gives any other', () => {
  const sitting = sit({ empire: 'random', coalition: PERSON });
  expect(asked(sitting)).toEqual(['empire', 'coalition']);
  expect(sitting.moveBot()).toBe(true);
  expect(asked(sitting)).toEqual(['coalition']);
});

const POWERS = ['france', 'britain', 'austria'];
const council = (standing?: Sitting['standing']): Sitting => {
  const others = partition as unknown as Game;
  const players = Object.fromEntries(POWERS.map((seat) => [seat, PERSON]));
  const sitting = new Sitting({ game: others, bots: {} }, Match.begin(others, { players: 3, rounds: 2 }), {
    id: 'two',
    players,
    dice: 'rolled',
    seed: '4',
    ...(standing ? { standing } : {}),
  });
  return sitting;
};

test('a seat’s orders are its own, wait for the beat, and are kept with the sitting', () => {
  const sitting = council();
  sitting.order('britain', { ...NO_ORDERS, windows: 'never' });
  for (const [place, seat] of POWERS.entries())
    sitting.answer(seat, sitting.match.seq, [{ kind: 'bid', gold: place === 0 ? 2 : 0 }]);
  expect(sitting.look('britain').orders.windows).toBe('never');
  expect(sitting.look('france').orders).toEqual(NO_ORDERS);
  expect(sitting.look('britain').moments).toHaveProperty('provinceWon');
  expect(asked(sitting)).toEqual(['britain']);
  expect(sitting.look('france').waitsFor).toEqual([]);
  expect(sitting.isDue).toBe(true);
  sitting.obey();
  expect(asked(sitting)).toEqual(['austria']);
  expect(sitting.match.entries.at(-1)).toMatchObject({ by: 'britain', auto: 'standing' });
  expect(council(sitting.standing).look('britain').orders.windows).toBe('never');
});

/** Plays until so many dice have fallen, always sending one battalion if that may be, and tells what they showed. */
const facesAfter = (sitting: Sitting, dice: number): readonly unknown[] => {
  const faces = (): readonly unknown[] =>
    sitting.match.entries.flatMap(({ by, answer }) => (by === 'chance' ? [answer['face']] : []));
  while (faces().length < dice) {
    const own = sitting.match.questions().find(({ by }) => by === 'empire');
    const [first] = own?.answers ?? [];
    if (first) sitting.answer('empire', sitting.match.seq, [first]);
    else if (!sitting.moveBot()) break;
  }
  return faces();
};
const alone = (more: { readonly strictDice?: boolean; readonly thrown?: Sitting['thrown'] } = {}): Sitting =>
  new Sitting({ game, bots: { random } }, Match.begin(game, { redoubts: 9 }), {
    id: 'dice',
    players: { empire: PERSON, coalition: 'random' },
    dice: 'rolled',
    seed: 'steadfast',
    ...more,
  });
const takenBack = (sitting: Sitting): void => {
  while (sitting.match.seq > 0 && !sitting.undo('empire', [])) continue;
};

test('alone against a bot a die that was taken back falls the same again, and the record says nothing', () => {
  const sitting = alone();
  const first = facesAfter(sitting, 4);
  expect(first).toHaveLength(4);
  for (let times = 0; times < 3; times++) {
    takenBack(sitting);
    expect(facesAfter(sitting, 4)).toEqual(first);
  }
  expect(sitting.record()).not.toHaveProperty('looseDice');
});

test('and so it does when the game was closed in between', () => {
  const sitting = alone();
  const first = facesAfter(sitting, 4);
  expect(facesAfter(alone({ thrown: sitting.thrown }), 4)).toEqual(first);
});

test('with strict dice off they fall anew, and the record says so for good', () => {
  const sitting = alone();
  const first = facesAfter(sitting, 4);
  sitting.strictDice = false;
  const others = [1, 2, 3].map(() => {
    takenBack(sitting);
    return facesAfter(sitting, 4);
  });
  expect(others).not.toEqual([first, first, first]);
  sitting.strictDice = true;
  expect(sitting.record().looseDice).toBe(true);
});

test('between people there is no such switch: undo needs consent', () => {
  expect(sit({ empire: PERSON, coalition: PERSON }).strictDice).toBeUndefined();
});

test('a hint is what the bot would do, and the answer that follows is marked as helped', () => {
  const thoughtful = {
    name: 'thoughtful',
    choose: (_: unknown, { answers }: { readonly answers: readonly Answer[] }) => answers.at(-1) ?? { kind: '' },
    weigh: (_: unknown, { answers }: { readonly answers: readonly Answer[] }) =>
      answers.map((answer, place) => ({ answer, worth: place })).toReversed(),
  };
  const sitting = new Sitting({ game, bots: { thoughtful } }, Match.begin(game, { redoubts: 9 }), {
    id: 'hint',
    players: { empire: PERSON, coalition: 'thoughtful' },
    dice: 'rolled',
    seed: '1',
  });
  const { answers = [] } = sitting.match.questions().find(({ by }) => by === 'empire') ?? {};
  const hint = sitting.hint('empire');
  expect(hint?.answer).toEqual(answers.at(-1));
  expect(hint?.ranked[0]?.answer).toEqual(answers.at(-2));
  expect(hint?.ranked.every(({ share }) => share >= 0 && share < 1)).toBe(true);
  sitting.answer('empire', sitting.match.seq, answers.slice(0, 1));
  while (sitting.moveBot()) continue;
  const own = sitting.match.entries.filter(({ by, auto }) => by === 'empire' && !auto);
  expect(own.map(({ helped }) => helped)).toEqual([true]);
});

test('without a hint no answer is marked', () => {
  const sitting = alone();
  facesAfter(sitting, 2);
  expect(sitting.match.entries.filter(({ helped }) => helped)).toEqual([]);
});
