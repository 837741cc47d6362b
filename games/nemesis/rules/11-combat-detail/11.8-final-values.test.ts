import { expect, test } from 'vitest';
import { asks, goneIn, hit, type Table, told } from '../../testing/combat.ts';

const TURIN = '4428';
const FIELD = '4328';

/** Level values before the dice. */
const rolled = (attack: number, defence: number): Table =>
  goneIn(
    {
      french: { [TURIN]: ['f99-Victor', 'f99-Hatry', 'Moreau'] },
      coalition: { [FIELD]: ['a99-Lipt', 'a99-Gotte', 'Kray'] },
    },
    { from: TURIN, to: FIELD },
  ).dice(attack, defence);

test('11.8 the higher final value wins', () => {
  expect(told(rolled(4, 3), 'combat.won')).toEqual([{ side: 'french', attack: 8, defence: 7, difference: 1 }]);
  expect(told(rolled(2, 5), 'combat.won')).toEqual([{ side: 'coalition', attack: 6, defence: 9, difference: 3 }]);
});

test('11.10 after a defender’s victory the attackers stay, and the defenders stay or withdraw as they like', () => {
  const table = rolled(3, 4).answer('french', { kind: 'hit', unit: 'f99-Victor' }).answer('french', 'pass').dice(1);
  expect(table.asked('coalition').rule).toBe('11.10');
  expect(table.asked('coalition').answers).toEqual([{ kind: 'withdraw', to: '4327' }, { kind: 'stand' }]);
});

test('11.10 even when the victorious defenders withdraw, nobody advances', () => {
  const table = goneIn(
    {
      french: { [TURIN]: ['f99-c1', 'f99-c2', 'Moreau'] },
      coalition: { [FIELD]: ['a99-Lipt', 'a99-Gotte', 'Kray'], '4427': ['a99-Morz'] },
    },
    { from: TURIN, to: FIELD },
  ).dice(3, 4);
  hit(table, 'french', 'f99-c1').answer('french', 'pass').dice(1).answer('coalition', { kind: 'withdraw', to: '4327' });
  expect(asks(table, 'advance.who')).toBe(false);
  expect(asks(table, 'attack.order', 'coalition')).toBe(true);
});
