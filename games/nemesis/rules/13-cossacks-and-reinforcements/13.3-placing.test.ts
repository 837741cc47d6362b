import { describe, expect, test } from 'vitest';
import type { CommanderId, HexId, UnitId } from '../../catalogue/catalogue.ts';
import { say } from '../../text/speech.ts';
import { at, type Position } from '../../testing/position.ts';

/** The end of Turn 6: Bellegarde brings three units to the Brenner (3824), Innsbruck (3823) or Bozen (3825). */
const brenner = (change: Position = {}) =>
  at({
    phase: 'reinforcements',
    turn: 6,
    next: 'coalition',
    out: ['french'],
    coalition: { '3827': ['a99-Elsn'] },
    due: ['Bellegarde', 'a99-St.Jul', 'a99-Latt', 'a99-Seck'],
    ...change,
  });
type Table = ReturnType<typeof brenner>;
const where = (table: Table, id: string) =>
  [...table.state.units, ...table.state.commanders].find((row) => row.id === id)?.at;
const hexes = (table: Table) => table.asked().answers.map((answer) => String(answer['at']));
const refusal = (table: Table, hex: string) => table.refusal('coalition', { kind: 'arrive', at: hex });

describe('13.3 where reinforcements may not be placed', () => {
  test('13.3 on a hex with an enemy stack', () => {
    const table = brenner({ french: { '3825': ['f99-Victor'] } });
    expect(refusal(table, '3825')).toEqual({
      rule: '13.3',
      because: say('hex.enemyUnits', { hex: '3825' as HexId }),
    });
  });

  test('13.3 on a hex next to an enemy stack', () => {
    const table = brenner({ french: { '3825': ['f99-Victor'] } });
    expect(refusal(table, '3824')).toEqual({
      rule: '13.3',
      because: say('arrival.nextToEnemy', { hex: '3824' as HexId, enemy: '3825' as HexId }),
    });
    expect(hexes(table)).toEqual(['3823']);
  });

  test('13.3 not even when mountains lie between (A-62)', () => {
    const table = brenner({ french: { '3726': ['f99-Victor'] } });
    expect(refusal(table, '3825')).toEqual({
      rule: '13.3',
      because: say('arrival.nextToEnemy', { hex: '3825' as HexId, enemy: '3726' as HexId }),
    });
  });

  test('13.3 enemy commanders and Depots alone keep nobody off', () => {
    const table = brenner({ french: { '3826': ['Moreau'] }, depots: { french: ['3826'] } });
    expect(hexes(table)).toEqual(['3824', '3823', '3825']);
  });

  test('4.1 where there is no room', () => {
    const table = brenner({ coalition: { '3824': ['a99-Ott', 'a99-Lipt'] } });
    expect(hexes(table)).toContain('3824');
    table.answer('coalition', { at: '3824' });
    expect(refusal(table, '3824')).toEqual({
      rule: '4.1',
      because: say('hex.overfull', { hex: '3824' as HexId, of: 7 }),
    });
  });

  test('8.8 an enemy commander alone where they arrive must escape', () => {
    const table = brenner({ french: { '3825': ['Moreau'] } })
      .answer('coalition', { at: '3825' })
      .dice(1);
    expect([where(table, 'Moreau'), where(table, 'a99-St.Jul')]).toEqual(['lost', '3825']);
  });

  test('8.7 an enemy Depot where they arrive is not captured (A-76)', () => {
    const table = brenner({ depots: { french: ['3825'] } }).answer('coalition', { at: '3825' });
    expect(table.state.ledgers.french.depotsLost).toBe(0);
  });
});

describe('13.3 what cannot be placed is lost', () => {
  const onlyBozen = { french: { '3823': ['f99-Victor'] } };

  test('13.3 a unit that cannot be placed is lost and the others arrive (A-83)', () => {
    const table = brenner({
      ...onlyBozen,
      coalition: { '3825': ['a99-Ott', 'a99-Lipt'] },
    });
    table.answer('coalition', { at: '3825' });
    expect(where(table, 'a99-St.Jul')).toBe('3825');
    expect(['a99-Latt', 'a99-Seck'].map((id) => where(table, id))).toEqual(['lost', 'lost']);
    expect(table.events('arrival.unitLost').map(({ rule, said }) => [rule, said.params['unit']])).toEqual([
      ['13.3', 'a99-Latt'],
      ['13.3', 'a99-Seck'],
    ]);
    expect(hexes(table)).toEqual(['3825']);
  });

  const allClosed: Position = { french: { '3824': ['f99-Victor'] } };

  test('13.3 a commander whose units are all lost joins any friendly stack (A-83)', () => {
    const table = brenner({ ...allClosed, coalition: { '3827': ['a99-Elsn'], '3325': ['a99-Gotte'] } });
    expect(['a99-St.Jul', 'a99-Latt', 'a99-Seck'].map((id) => where(table, id as UnitId))).toEqual([
      'lost',
      'lost',
      'lost',
    ]);
    expect(hexes(table).toSorted()).toEqual(['3325', '3827']);
    expect(where(table.answer('coalition', { at: '3325' }), 'Bellegarde')).toBe('3325');
  });

  test('13.3 while one of his units has come he arrives where the card says', () => {
    const table = brenner({ coalition: { '3827': ['a99-Elsn'], '3824': ['a99-St.Jul'] }, due: ['Bellegarde'] });
    expect(hexes(table)).toEqual(['3824', '3823', '3825']);
  });

  test('13.3 he does not stand alone where his units found no room', () => {
    const table = brenner({
      coalition: {
        '3824': ['a99-Ott', 'a99-Kaim'],
        '3825': ['a99-Elsn', 'a99-Mitr'],
        '3823': ['r99-2', 'a99-Lipt', 'a99-Gotte'],
      },
    });
    expect(hexes(table).toSorted()).toEqual(['3823', '3824', '3825']);
    const apart = brenner({
      coalition: { '3827': ['a99-Elsn'] },
      french: { '3825': ['f99-Victor'], '3725': ['f99-Hatry'] },
      due: ['Bellegarde'],
    });
    expect(apart.refusal('coalition', { kind: 'arrive', at: '3823' })).toEqual({
      rule: '13.3',
      because: say('arrival.withoutHisUnits', { commander: 'Bellegarde' as CommanderId }),
    });
  });

  test('13.3 a commander without units on his card arrives where the card says, or with a stack if that is closed', () => {
    const genoa = (change: Position) =>
      at({ phase: 'reinforcements', turn: 11, next: 'french', out: ['coalition'], due: ['Joubert'], ...change });
    expect(hexes(genoa({}))).toEqual(['4229', '4330', '4530']);
    const closed = genoa({
      coalition: { '4329': ['a99-Elsn'], '4429': ['a99-Gotte'] },
      french: { '4227': ['f99-ci'] },
    });
    expect(hexes(closed)).toEqual(['4227']);
  });

  test('13.3 a commander who finds no stack either is lost', () => {
    const table = brenner({ ...allClosed, coalition: {} });
    expect(where(table, 'Bellegarde')).toBe('lost');
    expect(table.events('arrival.commanderLost')[0]).toMatchObject({ rule: '13.3' });
  });
});
