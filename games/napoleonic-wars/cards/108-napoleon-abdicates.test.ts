import { expect, test } from 'vitest';
import { duchyId, leaderId } from '../catalogue/catalogue.ts';
import { isLastTurn } from '../rules/5-sequence/5.8-peace.ts';
import { emperorReturns } from '../rules/5-sequence/5-the-emperor-returns.ts';
import { mayBuildLeader } from '../rules/7-builds/7.1-units-and-leaders.ts';
import { leaderRow, unitsIn } from '../state/state.ts';
import { announced, refused } from '../testing/events.ts';

const NAPOLEON = leaderId('napoleon');
const beaten = {
  clock: { turn: 5 },
  forces: { lyon: ['napoleon', 'france 2'] },
  flags: { paris: 'prussia' },
  nations: { prussia: { camp: 'coalition' } },
} as const;

test('108 Napoleon Abdicates: he leaves, cannot be built, and the game goes on to a sixth Turn', () => {
  const { state } = announced('napoleon_abdicates', 'britain', beaten);
  expect(leaderRow(state, NAPOLEON).at).toBe('pool');
  expect(isLastTurn(state)).toBe(false);
  expect(mayBuildLeader(state, NAPOLEON)?.because.key).toBe('build.abdicated');
});
test('108 Napoleon Abdicates: in the sixth Turn he lands at Marseilles with two Units', () => {
  const { state } = announced('napoleon_abdicates', 'britain', beaten);
  const g = { ...state, clock: { ...state.clock, turn: 6 } };
  const script = emperorReturns(g);
  script.next();
  script.next([{ kind: 'eventDuchy', duchy: 'marseilles' }]);
  expect(leaderRow(g, NAPOLEON).at).toBe('marseilles');
  expect(unitsIn(g, duchyId('marseilles'), 'france')).toBe(2);
  expect(isLastTurn(g)).toBe(true);
});
test('108 Napoleon Abdicates: not with Paris French and ten Keys, nor before the fourth Turn', () => {
  expect(refused('napoleon_abdicates', 'britain', { ...beaten, flags: {} })).toBe('abdication.strong');
  expect(refused('napoleon_abdicates', 'britain', { ...beaten, clock: { turn: 3 } })).toBe('abdication.early');
});
