import { describe, expect, test } from 'vitest';
import { checkScenario } from '../../scenario/scenario.ts';
import { at, ITALY } from '../../testing/position.ts';

const MILAN = '4227';
const TURIN = '4428';
const GENOA = '4229';
const VERONA = '3827';

describe('7.1 converting a Depot', () => {
  const french = { [MILAN]: ['f99-ci'], [TURIN]: ['f99-Turin'], [GENOA]: ['Perignon'] };
  const depots = { french: [MILAN, TURIN, GENOA, '4330'] };
  const asked = () => at({ phase: 'convertDepot', next: 'french', french, depots });

  test('7.1 a Depot under a friendly stack becomes a Supply Train, face up on the stack', () => {
    const { state } = asked().answer('french', { kind: 'convert', hex: MILAN });
    expect(state.depots.map(({ hex }) => hex)).toEqual([TURIN, GENOA, '4330']);
    expect(state.trains).toEqual([{ side: 'french', hex: MILAN, real: true, faceUp: true }]);
  });

  test('7.1 the player may keep all his Depots', () => {
    const { state } = asked().answer('french', 'pass');
    expect(state.depots).toHaveLength(4);
    expect(state.trains).toEqual([]);
    expect(state.clock.phase).toBe('allocateTrains');
  });

  test('7.1 one Depot a Turn, and no second', () => {
    const table = asked().answer('french', { kind: 'convert', hex: MILAN });
    expect(table.state.clock.phase).toBe('allocateTrains');
  });

  test('7.1 a Depot without a friendly combat unit on it cannot be converted', () => {
    expect(asked().refusal('french', { kind: 'convert', hex: '4330' })).toEqual({
      rule: '7.1',
      because: { key: 'depot.nobodyToLoad', params: { hex: '4330' } },
    });
    expect(asked().refusal('french', { kind: 'convert', hex: GENOA }).because.key).toBe('depot.nobodyToLoad');
  });

  test('7.1 who has no Depot to convert is not asked', () => {
    const table = at({ phase: 'convertDepot', next: 'french', french: { [GENOA]: ['Perignon'] }, depots });
    expect(table.asked().rule).toBe('7.4');
  });

  test('7.1 last Turn’s conversion does not count this Turn', () => {
    const ledgers = { french: { converted: true } };
    const table = at({ phase: 'convertDepot', next: 'french', french, depots, ledgers }).answer('french', 'pass');
    expect(table.state.ledgers.french.converted).toBe(false);
  });

  test('5.1 the player with more trains converts a depot and rallies first (A-65)', () => {
    const both = {
      turn: 4,
      french: { [MILAN]: ['f99-ci', 'f99-Geno', 'Moreau'] },
      coalition: { [VERONA]: ['a99-Lipt', 'a99-Klen', 'Kray'] },
      depots: { french: [MILAN], coalition: [VERONA] },
      disrupted: ['f99-Geno', 'a99-Klen'],
    };
    const converting = at({ ...both, phase: 'generalSupply' });
    expect(converting.asked()).toMatchObject({ rule: '7.1', by: 'coalition' });
    expect(converting.answer('coalition', 'pass').asked()).toMatchObject({ rule: '7.1', by: 'french' });
    const trains = [
      { side: 'french', hex: MILAN },
      { side: 'coalition', hex: VERONA },
    ] as const;
    const rallying = at({ ...both, phase: 'newDepots', next: 'coalition', trains }).until('8.1');
    expect(rallying.asked().by).toBe('coalition');
    expect(rallying.answer('coalition', 'done').asked()).toMatchObject({ rule: '8.1', by: 'french' });
  });

  test('7.1 a converted depot moves its stack although no other depot feeds it (A-71)', () => {
    const table = at({
      phase: 'convertDepot',
      next: 'french',
      french: { [MILAN]: ['f99-ci', 'Moreau'] },
      depots: { french: [MILAN] },
    });
    table.answer('french', { kind: 'convert', hex: MILAN });
    expect(table.until('8.2').state.depots).toEqual([]);
    expect(table.asked().answers).toContainEqual({ kind: 'move', from: MILAN });
  });

  test('7.1 a converted depot may be set down again (A-71)', () => {
    const table = at({
      phase: 'newDepots',
      next: 'french',
      french,
      trains: [{ side: 'french', hex: TURIN, faceUp: true }],
    });
    table.answer('french', { kind: 'depot', hex: TURIN });
    expect(table.state.depots).toEqual([{ side: 'french', hex: TURIN }]);
    expect(table.events('depot.established')[0]).not.toHaveProperty('reveals');
  });

  test('7.1 a figure of nothing leaves no train to make of a Depot (A-10)', () => {
    const figures = {
      ...ITALY.supplyTrains,
      french: ITALY.supplyTrains.french.map((trains, turn) => (turn === 1 ? 0 : trains)),
    };
    const scenario = checkScenario({ ...ITALY, id: 'no-trains', supplyTrains: figures });
    const table = at({ scenario, turn: 2, phase: 'convertDepot', next: 'french', french, depots: { french: [MILAN] } });
    expect(table.asked()).toMatchObject({ rule: '7.2', by: 'coalition' });
  });
});
