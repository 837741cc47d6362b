import type { MatchSeen, SeatSeen } from '@bivouac/wire';
import { expect, test } from 'vitest';
import { speakPage } from '../../../text/speak.ts';
import { holderWords, pilesOf, type Reading, sidesWords, termsOf, timeWords, whenWords } from './match-words.ts';

const free: SeatSeen = {
  seat: 'french',
  holder: 'open',
  name: null,
  isGuest: false,
  isYours: false,
  isAsked: false,
  deadline: null,
  isAbsent: false,
};
const anna: SeatSeen = { ...free, seat: 'coalition', holder: 'user', name: 'Anna' };
const match: MatchSeen = {
  id: 'm',
  game: 'nemesis',
  options: {},
  visibility: 'open',
  seating: 'choice',
  status: 'waiting',
  seats: [anna, free],
  isYourTurn: false,
  isYours: false,
  commitment: '',
  daysPerMove: null,
  vacationDays: 0,
  madeAt: 0,
  startedAt: null,
  endedAt: null,
  ending: null,
  rematchOf: null,
  answers: 0,
};
const words = speakPage('en');
const reading: Reading = { games: {}, language: 'en', words };

test('who holds a seat is told: a person, a guest, oneself, a bot, nobody', () => {
  expect(holderWords(anna, words)).toBe('Anna');
  expect(holderWords({ ...anna, isGuest: true }, words)).toBe('Anna (guest)');
  expect(holderWords({ ...anna, isYours: true }, words)).toBe('you');
  expect(holderWords({ ...free, holder: 'bot', name: 'greedy' }, words)).toBe('Captain');
  expect(holderWords({ ...free, holder: 'left' }, words)).toBe('has left');
  expect(holderWords(free, words)).toBe('free');
});

test('who plays which side; where sides drawn by lot, who plays', () => {
  expect(sidesWords(match, reading)).toBe('coalition: Anna · french: free');
  const drawn = { ...match, seats: match.seats.map((seat) => ({ ...seat, seat: null })) };
  expect(sidesWords(drawn, reading)).toBe('Anna, 1 seat free; sides drawn by lot');
});

test('the time left is that of the player who has least', () => {
  const hour = 60 * 60_000;
  const due = (...deadlines: readonly number[]): MatchSeen => ({
    ...match,
    seats: deadlines.map((deadline) => ({ ...anna, deadline })),
  });
  expect(timeWords(match, 0, words)).toBeUndefined();
  expect(timeWords(due(100 * hour, 71.9 * hour), 0, words)).toBe('3 days left');
  expect(timeWords(due(47 * hour), 0, words)).toBe('47 hours left');
  expect(timeWords(due(5.5 * hour), 0, words)).toBe('5 hours left');
  expect(timeWords(due(hour / 3), 0, words)).toBe('1 hour left');
  expect(timeWords(due(hour), hour, words)).toBe('out of time');
});

test('since when: opened, or begun', () => {
  expect(whenWords({ ...match, madeAt: 1000 }, 2000, reading)).toBe('opened just now');
  expect(whenWords({ ...match, startedAt: 0 }, 5 * 60_000, reading)).toBe('started 5 minutes ago');
});

test('the terms say who may come, how fast one plays, and that it is a rematch', () => {
  expect(termsOf(match, words)).toEqual(['public', 'no time limit']);
  expect(termsOf({ ...match, daysPerMove: 3, vacationDays: 14, rematchOf: 'x' }, words)).toEqual([
    'public',
    '3 days per move',
    '14 days of vacation',
    'rematch',
  ]);
});

test('each of my matches lies in one pile, but for those that were called off', () => {
  const mine = (status: MatchSeen['status'], isYourTurn = false): MatchSeen => ({ ...match, status, isYourTurn });
  const [turn, theirs, waits, over] = [mine('running', true), mine('running'), mine('waiting'), mine('over')];
  expect(pilesOf([turn, theirs, waits, over, mine('cancelled')])).toEqual({
    yourTurn: [turn],
    theirTurn: [theirs],
    waiting: [waits],
    over: [over],
  });
});
