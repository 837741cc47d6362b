import { describe, expect, test } from 'vitest';
import { commanderId, type HexId, unitCards, unitId } from '../../catalogue/catalogue.ts';
import { hexCard } from '../../catalogue/map.ts';
import { in1813, type InvasionPosition } from '../../testing/invasion.ts';
import { boardOf, commander, scenarioOf, unit } from '../../state/state.ts';
import { isInSupply } from '../6-general-supply/6.1-in-supply.ts';

type Table = ReturnType<typeof in1813>;
const changing = (turn: number, more: InvasionPosition) =>
  in1813({ turn, phase: 'changeOfSources', next: 'french', ...more });
const placing = (table: Table, side: 'coalition' | 'french'): readonly string[] => {
  const placed: string[] = [];
  for (;;) {
    const open = table.questions().find(({ by, prompt }) => by === side && prompt.key.startsWith('arrival.'));
    if (!open) return placed;
    placed.push(String(open.prompt.params['unit'] ?? open.prompt.params['commander']));
    table.pick(side, () => true);
  }
};
const CARD = scenarioOf({ scenario: '1812-1813' }).reinforcements;

describe('17.4 (iii) to (v) the Set Up Card of 1813', () => {
  test('17.4 no unit with a star is ever deployed', () => {
    const starred = new Set<string>(unitCards.filter((card) => card.starred).map(({ id }) => id));
    const coming = [...CARD.french, ...CARD.coalition].flatMap(({ units }) => units);
    expect(coming.filter((id) => starred.has(id))).toEqual([]);
    expect(coming).not.toContain('F-OG1');
  });

  test('17.4 (iii), (iv) at once the set-up, then Turn by Turn; those of the present Turn come at its end (L17-14) (L-5)', () => {
    const due = ['F-16', 'F-2', 'F-20', 'F-22', 'F-38', 'Vandamme', 'Bertrand'];
    const table = changing(5, { due }).answer('french', 'changeSources');
    expect(placing(table, 'french')).toEqual(['F-16', 'F-2', 'Vandamme', 'F-20', 'F-22', 'Bertrand']);
    expect(unit(table.state, unitId('F-38')).at).toBe('due');
  });

  test('17.4 13.3 beside an enemy stack nobody is placed, and what finds no place is lost (L17-13) (L-40)', () => {
    const table = changing(5, { due: ['F-16', 'F-17', 'F-Va'], coalition: { '3814': ['R12-5'] } });
    table.answer('french', 'changeSources');
    expect(['F-16', 'F-17', 'F-Va'].map((id) => unit(table.state, unitId(id)).at)).toEqual(['lost', 'lost', 'lost']);
  });

  test('17.4 4.1 a hex full of one’s own old units has no room (L-40)', () => {
    const full = { '3813': ['F12-1', 'F12-2', 'F12-3', 'F12-4', 'F12-5', 'F12-OG'] };
    const table = changing(5, { due: ['F-16'], french: full }).answer('french', 'changeSources');
    expect(unit(table.state, unitId('F-16')).at).toBe('lost');
  });

  test('17.4 a commander without units may join any stack, or stand on the hex of his card (L-5)', () => {
    const table = changing(6, { due: ['Macdonald'], french: { '4217': ['F12-1'] } }).answer('french', 'changeSources');
    expect(table.asked('french').answers.map(({ at }) => at)).toEqual(expect.arrayContaining(['3813', '4217']));
  });

  test('17.4 one who is still on the map is passed over, one who was lost never comes (L17-23) (L-21)', () => {
    const table = changing(2, { french: { '4217': ['F12-1', 'Ney'] } }).answer('french', 'changeSources');
    expect(placing(table, 'french')).toEqual([]);
    expect(commander(table.state, commanderId('Oudinot')).at).toBe('lost');
  });

  test('17.4 Poniatowski and Osten-Sacken come to any stack, without the corps that have stars (L-24)', () => {
    const table = changing(2, { due: ['Poniatowski'], french: { '4217': ['F12-1'] } }).answer(
      'french',
      'changeSources',
    );
    expect(table.asked('french').answers).toContainEqual({ kind: 'arrive', at: '4217' });
    expect(scenarioOf(table.state).campaign?.frozen).toBeUndefined();
  });

  test('17.5d before its change a side gets nothing by the card; Danes wait in Denmark too (L-42)', () => {
    const table = in1813({ turn: 2, phase: 'reinforcements', next: 'french', due: ['F-2', 'R-Tette', 'F-Da1'] });
    expect(table.events('13.2')).toEqual([]);
    expect(unit(table.state, unitId('F-2')).at).toBe('due');
    expect(unit(table.state, unitId('F-Da1')).at).toBe('due');
  });

  test('17.4 (v) after it the reinforcements of each Turn arrive as usual', () => {
    const table = in1813({
      turn: 6,
      phase: 'reinforcements',
      next: 'french',
      due: ['F-5'],
      invasion: { sources: { coalition: 'before', french: 'after' } },
    });
    expect(table.asked('french').prompt.params).toEqual({ unit: 'F-5' });
  });
});

describe('17.4 Exception', () => {
  const RUSSIANS = ['R-Tette', 'R-7', 'R-Sche', 'R-Lapu'];
  const OTHERS = ['P-Horn', 'S-2', 'P-Rod'];
  const WARSAW = { coalition: { '2312': ['R12-5'], '1825': ['R12-4'] }, depots: { coalition: ['1825'] } };
  const changed = (more: InvasionPosition = {}) =>
    in1813({
      turn: 5,
      phase: 'changeOfSources',
      next: 'coalition',
      out: ['french'],
      due: [...RUSSIANS, ...OTHERS, 'R-Hans', 'Walmoden'],
      ...WARSAW,
      ...more,
    })
      .answer('coalition', 'changeSources')
      .answer('coalition', 'done');

  test('17.4 Exception: before Prussia is entered the Russians due so far come, in supplied hexes of Russia, and no others (L17-16) (L-6, L-26)', () => {
    const table = changed();
    expect(table.state.politics.invasion?.russiansOnly).toBe(true);
    const offered = table.asked('coalition').answers.map(({ at }) => at as HexId);
    for (const hex of offered) {
      expect(hexCard(hex).power).toBe('Russia');
      expect(isInSupply(table.state, 'coalition', hex)).toBe(true);
    }
    expect(placing(table, 'coalition')).toEqual(expect.arrayContaining([...RUSSIANS, 'Walmoden']));
    for (const id of OTHERS) expect(unit(table.state, unitId(id)).at).toBe('due');
    expect(unit(table.state, unitId('R-Hans')).at).toBe('due');
  });

  test('17.4 not where the French are, nor next to them (L-6)', () => {
    const table = changed({ french: { '1726': ['F12-1'] } });
    const offered = table.asked('coalition').answers.map(({ at }) => at);
    const beside =
      boardOf(table.state)
        .byId.get('1726' as HexId)
        ?.neighbours.map(({ id }) => id) ?? [];
    expect(offered.filter((hex) => hex === '1726' || beside.includes(hex as HexId))).toEqual([]);
  });

  test('17.4 afterwards Russians come at the places of the card (L17-16) (L-6)', () => {
    const table = in1813({
      turn: 6,
      phase: 'reinforcements',
      next: 'coalition',
      due: ['R-Hans', 'P-Land1'],
      invasion: { sources: { coalition: 'after', french: 'before' }, russiansOnly: true },
    });
    expect(table.asked('coalition').prompt.params).toEqual({ unit: 'R-Hans' });
    expect(table.asked('coalition').answers.map(({ at }) => at)).toEqual(['3509', '3608', '3208']);
    table.pick('coalition', () => true);
    expect(unit(table.state, unitId('P-Land1')).at).toBe('due');
  });

  const endOf6 = (more: InvasionPosition) =>
    in1813({
      turn: 6,
      phase: 'arrears',
      next: 'coalition',
      due: ['P-Horn', 'S-2', 'P-Land1', 'R-Hans'],
      invasion: { sources: { coalition: 'after', french: 'before' }, russiansOnly: true },
      ...more,
    });

  test('17.4 a Russian unit in supply in Prussia brings Prussians and Swedes, and Prussia joins (L17-17) (L-6)', () => {
    const table = endOf6({ coalition: { '2307': ['R12-5'] }, depots: { coalition: ['2307'] } });
    expect(table.state.politics.invasion?.prussiaEntered).toBe(true);
    expect(placing(table, 'coalition')).toEqual(['P-Horn', 'S-2', 'P-Land1']);
    expect(table.state.politics.invasion).toMatchObject({ russiansOnly: false, prussia: 'coalition' });
    expect(unit(table.state, unitId('R-Hans')).at).toBe('due');
  });

  test('17.4 Cossacks without a route to a Depot do not (L17-18) (L-6)', () => {
    const table = endOf6({ coalition: { '2404': ['R12-P1'] } });
    expect(table.state.politics.invasion).toMatchObject({ prussiaEntered: false, russiansOnly: true });
  });

  test('17.4 anyone who has entered Prussia before gets all at the change (L-6)', () => {
    const table = changed({ coalition: { '2312': ['R12-5'], '2307': ['R12-14'] }, depots: { coalition: ['2307'] } });
    expect(table.state.politics.invasion).toMatchObject({ prussiaEntered: true, russiansOnly: false });
    expect(placing(table, 'coalition')).toContain('P-Horn');
  });

  test('14.6 Prussians who deploy on the first Turn of 1813 are at peace in it (L-25)', () => {
    expect(scenarioOf({ scenario: '1812-1813' }).campaign?.prussiaWaitsThroughTurn).toBe(18);
  });

  test('14.15 an Armistice changes nobody’s sources: arrivals wait for them (L-28)', () => {
    const table = in1813({
      turn: 8,
      phase: 'armisticeReinforcements',
      next: 'french',
      due: ['F-16', 'F-2', 'F-42'],
      politics: { armistice: 25 },
    });
    expect(table.events('14.15c')).toEqual([]);
    expect(unit(table.state, unitId('F-42')).at).toBe('due');
  });

  test('14.15 behind its line the Coalition has Russia too (L-28)', () => {
    const area = scenarioOf({ scenario: '1812-1813' }).campaign?.armistice.areas;
    expect(area?.coalition).toContain('1825');
    expect(area?.french).not.toContain('1825');
    expect(area?.coalition).not.toContain('1836');
  });
});
