import { expect, test } from 'vitest';
import { cityId } from '../catalogue/cities.ts';
import { hexId } from '../catalogue/map.ts';
import { attempted } from '../rules/G-alliance/G.2-attempt.ts';
import { storm } from '../rules/SG-S-sieges/SG-S.4-siege-turn.ts';
import { at, position, type Table } from '../testing/position.ts';
import type { WarAndPeaceView } from '../secrecy/view.ts';
import { foresee } from './foresee.ts';

/** What stands beside each answer of the question that a seat is asked. */
const besides = (table: Table, seat: string) => {
  const { state, ask } = table.view(seat);
  const [asked] = ask;
  const told = (asked?.answers ?? []).map((answer) => [
    String(answer['how'] ?? answer['nation'] ?? answer.kind),
    asked && foresee(state as unknown as WarAndPeaceView, asked, answer, 'en'),
  ]);
  return { key: asked?.prompt.key, told: Object.fromEntries(told) as Record<string, string | undefined> };
};

const COMBAT = { phase: 'combat' } as const;
const olmutz = (leader: 'napoleon' | 'ney', sp: number, marker: number): Table =>
  at({
    clock: COMBAT,
    forces: { BB31: [leader, `france ${sp} I`, 'inside austria 2 I'] },
    sieges: { olmutz: marker },
  });

test('SG S.4 beside the summons of a city stands on how many of the rolls it falls', () => {
  const { key, told } = besides(olmutz('napoleon', 20, 3), 'france');
  expect(key).toBe('siege.press');
  // It falls at 11; the marker goes up to 4, and Napoleon adds 3, Ney 1.
  expect(told['roll']).toBe('92%');
  expect(besides(olmutz('ney', 20, 3), 'france').told['roll']).toBe('72%');
  expect(told['wait']).toBeUndefined();
});

test('SG S.5 beside the assault stands on how many of the rolls the garrison gives up the city or is no more', () => {
  const strong = olmutz('napoleon', 20, 0);
  const weak = olmutz('ney', 6, 0);
  const takes = (table: Table, dice: number): boolean => storm(table.state, cityId('olmutz'), 'pro').takes(dice);
  expect([takes(strong, 6), takes(weak, 9)]).toEqual([true, false]);
  expect(besides(strong, 'france').told['assault']).toBe('83%');
  expect(besides(weak, 'france').told['assault']).toBe('17%');
});

test('SG Q.1 who is attacked reads the chance to hold, and whether those who go are pursued', () => {
  const attacked = (horse: string): Table => {
    const table = at({
      clock: COMBAT,
      forces: {
        Z22: ['napoleon', 'france 16 I'],
        AA23: ['ferdinand', 'austria 14 I', ...(horse === '' ? [] : [horse])],
      },
      cities: { stuttgart: 'nobody' },
    })
      .answer('france', { kind: 'attack', target: hexId('AA23') })
      .answer('france', { kind: 'attackFrom', from: hexId('Z22') })
      .answer('france', 'done');
    return table.questions()[0]?.prompt.key === 'combat.declare' ? table.answer('france', 'done') : table;
  };
  const { key, told } = besides(attacked(''), 'england');
  expect(key).toBe('combat.stand');
  expect(told['stand']).toMatch(/^\d+% hold$/);
  expect(told['withdraw']).toBe('pursued');
  expect(besides(attacked('austria 1 C'), 'england').told['withdraw']).toBe('no pursuit');
});

test('G.4.b beside a state that may be won stands on how many faces of the die it joins', () => {
  const alliance = { phase: 'alliance' } as const;
  const english = at({ forces: {}, clock: { ...alliance, segment: 'anti' } }).until('G.2.c');
  const { key, told } = besides(english, 'england');
  expect(key).toBe('alliance.attempt');
  expect(new Set(Object.values(told))).toEqual(new Set(['17%', undefined]));
  expect(told['pass']).toBeUndefined();
  const cities = Object.fromEntries(
    ['amsterdam', 'lisbon', 'milan', 'florence', 'trieste', 'geneva', 'moscow'].map((id) => [id, 'france' as const]),
  );
  const french = position({ forces: {}, status: { austria: 'pro', prussia: 'pro' }, cities });
  expect([4, 5].map((die) => attempted(french, 'pro', 'spain', die).succeeds)).toEqual([true, false]);
});
