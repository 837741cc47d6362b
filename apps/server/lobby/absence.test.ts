import { expect, test } from 'vitest';
import { DAY, deadlineOf, granted, isAbsent } from './absence.ts';

const RUNS = { status: 'running', daysPerMove: 3, startedAt: 0, vacationDays: 5 } as const;
const ASKED = { askedAt: 10 * DAY, holder: { kind: 'user', user: 'ney' } } as const;
const away = (begins: number, ends: number) => ({ begins: begins * DAY, ends: ends * DAY });

test('so many days after the question the time is over', () => {
  expect(deadlineOf(RUNS, ASKED, [])).toBe(13 * DAY);
});

test('there is no limit without days, without a question, before the start, and for bots', () => {
  expect(deadlineOf({ ...RUNS, daysPerMove: null }, ASKED, [])).toBeNull();
  expect(deadlineOf(RUNS, { ...ASKED, askedAt: null }, [])).toBeNull();
  expect(deadlineOf({ ...RUNS, status: 'over' }, ASKED, [])).toBeNull();
  expect(deadlineOf(RUNS, { askedAt: 10 * DAY, holder: { kind: 'bot', bot: 'random' } }, [])).toBeNull();
});

test('days of a vacation do not count, whether it begins before the question or after', () => {
  expect(deadlineOf(RUNS, ASKED, [away(11, 13)])).toBe(15 * DAY);
  expect(deadlineOf(RUNS, ASKED, [away(8, 12)])).toBe(15 * DAY);
  expect(deadlineOf(RUNS, ASKED, [away(11, 12), away(13, 15)])).toBe(16 * DAY);
});

test('a vacation that begins when the time is over changes nothing', () => {
  expect(deadlineOf(RUNS, ASKED, [away(13, 15)])).toBe(13 * DAY);
});

test('a match grants as many days as were agreed, and counts those used before', () => {
  expect(granted(RUNS, [away(2, 6), away(11, 20)])).toEqual([away(2, 6), away(11, 12)]);
  expect(deadlineOf(RUNS, ASKED, [away(2, 6), away(11, 20)])).toBe(14 * DAY);
  expect(granted({ startedAt: 4 * DAY, vacationDays: 5 }, [away(2, 6), away(5, 7)])).toEqual([away(4, 6), away(6, 7)]);
});

test('a player who has left is away at once; one who is asked, when their time is over', () => {
  expect(isAbsent(RUNS, { holder: { kind: 'gone' } }, null, 0)).toBe(true);
  expect(isAbsent(RUNS, ASKED, 13 * DAY, 13 * DAY)).toBe(false);
  expect(isAbsent(RUNS, ASKED, 13 * DAY, 13 * DAY + 1)).toBe(true);
  expect(isAbsent({ status: 'over' }, { holder: { kind: 'gone' } }, null, 0)).toBe(false);
});
