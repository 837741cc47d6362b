import type { MatchSeen, SeatSeen } from '@bivouac/wire';
import { expect, test } from 'vitest';
import { seatToShow } from './players.ts';

const held = (seat: string, more: Partial<SeatSeen> = {}): SeatSeen => ({
  seat,
  holder: 'user',
  name: 'Ney',
  isGuest: false,
  isYours: true,
  isAsked: false,
  deadline: null,
  isAbsent: false,
  ...more,
});
const seen = (...seats: readonly SeatSeen[]): MatchSeen => ({ seats }) as unknown as MatchSeen;

test('of several seats of one’s own the one that is asked is shown first, then the one turned to', () => {
  const match = seen(held('france'), held('russia', { isYours: false }), held('austria', { isAsked: true }));
  expect(seatToShow(match, undefined)).toBe('austria');
  expect(seatToShow(match, 'france')).toBe('france');
  expect(seatToShow(match, 'russia')).toBe('austria');
});

test('a visitor without a seat watches; a seat that a program plays is the program’s', () => {
  expect(seatToShow(seen(held('france', { isYours: false })), 'france')).toBe('spectator');
  expect(seatToShow(seen(held('france', { holder: 'program' })), undefined)).toBe('spectator');
});
