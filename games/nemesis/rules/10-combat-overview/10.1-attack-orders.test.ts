import { describe, expect, test } from 'vitest';
import { say } from '../../text/speech.ts';
import type { HexId } from '../../catalogue/catalogue.ts';
import { combatMarks, goneIn, inCombat, isDisrupted, modifiers, ordered, told, whereIs } from '../../testing/combat.ts';
import { isBesieged } from '../8-rally-and-movement/8.4-siege.ts';
import { position } from '../../testing/position.ts';

const TURIN = '4428' as HexId;
const FIELD = '4328' as HexId;
const NORTH = '4327' as HexId;
const WEST = '4427' as HexId;
const PESCHIERA = '3927' as HexId;
const TRENT = '3826' as HexId;
const BRESCIA = '4027' as HexId;
const ALESSANDRIA = '4329' as HexId;

const attacksOf = (table: ReturnType<typeof inCombat>) =>
  table
    .asked('french')
    .answers.filter(({ kind }) => kind === 'attack')
    .map(({ from, to }) => `${String(from)}-${String(to)}`);

describe('10.1 which stack may be ordered to attack', () => {
  test('10.1 any stack may attack any enemy stack beside it, and only those', () => {
    const table = inCombat({
      french: { [TURIN]: ['f99-Victor'], [NORTH]: ['f99-Hatry'] },
      coalition: { [FIELD]: ['a99-Lipt'], [ALESSANDRIA]: ['a99-Gotte'], '4129': ['a99-Klen'] },
    });
    expect(attacksOf(table)).toEqual([`${TURIN}-${FIELD}`, `${TURIN}-${ALESSANDRIA}`, `${NORTH}-${FIELD}`]);
  });

  test('10.1 one disrupted unit keeps its whole stack from attacking', () => {
    const table = inCombat({
      french: { [TURIN]: ['f99-Victor', 'f99-Hatry'], [NORTH]: ['f99-Geno'] },
      coalition: { [FIELD]: ['a99-Lipt'] },
      disrupted: ['f99-Hatry'],
    });
    expect(attacksOf(table)).toEqual([`${NORTH}-${FIELD}`]);
    expect(table.refusal('french', { kind: 'attack', from: TURIN, to: FIELD })).toEqual({
      rule: '10.1',
      because: say('attack.disrupted', { hex: TURIN }),
    });
  });

  test('10.1 a forage marker on one unit keeps its whole stack from attacking (A-12)', () => {
    const table = inCombat({
      french: { [TURIN]: ['f99-Victor', 'f99-Hatry'], [NORTH]: ['f99-Geno'] },
      coalition: { [FIELD]: ['a99-Lipt'] },
      forage: ['f99-Hatry'],
    });
    expect(attacksOf(table)).toEqual([`${NORTH}-${FIELD}`]);
    expect(table.refusal('french', { kind: 'attack', from: TURIN, to: FIELD })).toEqual({
      rule: '10.1',
      because: say('attack.forages', { hex: TURIN }),
    });
  });

  test('2.2 no attack, support or siege across a mountain hexside without a pass (A-62)', () => {
    const wanted = {
      french: { [TRENT]: ['f99-Victor', 'f99-Hatry'], [BRESCIA]: ['f99-Geno', 'Moreau'] },
      coalition: { [PESCHIERA]: ['a99-Lipt'] },
    };
    const barred = { rule: '2.2', because: say('hex.barred', { from: TRENT, to: PESCHIERA }) };
    expect(inCombat(wanted).refusal('french', { kind: 'attack', from: TRENT, to: PESCHIERA })).toEqual(barred);
    const support = ordered(
      { ...wanted, french: { ...wanted.french, '3928': ['f99-c1'] } },
      { from: BRESCIA, to: PESCHIERA },
    ).dice(6);
    expect(support.refusal('french', { kind: 'support', hex: TRENT })).toEqual(barred);
    expect(isBesieged(position(wanted), 'coalition', PESCHIERA)).toBe(false);
  });

  test('10.1 a Depot or a commander without units may be attacked, but not a Depot under a stack by itself', () => {
    const table = inCombat({
      french: { [TURIN]: ['f99-Victor'] },
      coalition: { [FIELD]: ['Kray'] },
      depots: { coalition: [ALESSANDRIA] },
    });
    expect(attacksOf(table)).toEqual([`${TURIN}-${FIELD}`, `${TURIN}-${ALESSANDRIA}`]);
  });

  test('10.1 one’s own Depots and commanders are no target', () => {
    const table = inCombat({
      french: { [TURIN]: ['f99-Victor'], [FIELD]: ['Moreau'] },
      coalition: { [WEST]: ['a99-Lipt'] },
      depots: { french: [ALESSANDRIA] },
    });
    expect(attacksOf(table)).toEqual([`${TURIN}-${WEST}`]);
  });
});

describe('10.1 some or all units of the stack', () => {
  const facing = {
    french: { [TURIN]: ['f99-Victor', 'f99-Hatry', 'f99-c1', 'Moreau'] },
    coalition: { [FIELD]: ['a99-Lipt'] },
  };

  test('10.1 units are held back one at a time, and the last one must go', () => {
    const table = inCombat(facing).answer('french', { kind: 'attack', from: TURIN, to: FIELD });
    table.answer('french', { kind: 'holdBack', unit: 'f99-Victor' });
    expect(table.asked('french').answers).toEqual([
      { kind: 'holdBack', unit: 'f99-c1' },
      { kind: 'holdBack', unit: 'f99-Hatry' },
      { kind: 'order' },
    ]);
    table.answer('french', { kind: 'holdBack', unit: 'f99-Hatry' });
    expect(told(table, 'attack.ordered')).toEqual([{ side: 'french', from: TURIN, to: FIELD, units: ['f99-c1'] }]);
  });

  test('10.1 units of the hex that were not ordered neither fight nor take hits (A-84)', () => {
    const table = goneIn(facing, { from: TURIN, to: FIELD, holdBack: ['f99-Victor', 'f99-c1'] });
    expect(modifiers(table)).toEqual({ factors: 1, commander: 1 });
    table.dice(1, 1);
    expect(told(table, 'combat.won')).toEqual([{ side: 'french', attack: 3, defence: 2, difference: 1 }]);
    table.answer('coalition', 'pass').dice(6);
    expect(['f99-Victor', 'f99-Hatry', 'f99-c1'].map((id) => isDisrupted(table, id))).toEqual([false, true, false]);
    expect(['f99-Victor', 'f99-Hatry', 'f99-c1'].map((id) => combatMarks(table, id))).toEqual([0, 1, 0]);
    expect(whereIs(table, 'f99-c1')).toBe(TURIN);
  });

  test('4.2 the attackers’ Occupancy Factors do not count for the hex that they attack', () => {
    const table = goneIn(
      { french: { [TURIN]: ['f99-Serr', 'f99-Delm', 'Moreau'] }, coalition: { [FIELD]: ['a99-Elsn', 'a99-Mitr'] } },
      { from: TURIN, to: FIELD },
    );
    expect(table.asked().prompt.key).toBe('combat.attackDie');
  });
});
