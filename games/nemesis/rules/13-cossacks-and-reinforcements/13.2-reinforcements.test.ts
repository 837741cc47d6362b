import { describe, expect, test } from 'vitest';
import { checkScenario } from '../../scenario/scenario.ts';
import { at, ITALY, type Position } from '../../testing/position.ts';

const OTT = ['Ott', 'a99-Ott', 'a99-Hohe'];

/** The end of Turn 2, when Ott brings two units. */
const endOfTurn2 = (change: Position = {}) =>
  at({
    phase: 'reinforcements',
    turn: 2,
    next: 'coalition',
    coalition: { '3827': ['a99-Elsn'] },
    french: { '4227': ['f99-ci'] },
    due: OTT,
    ...change,
  });
type Table = ReturnType<typeof endOfTurn2>;
const where = (table: Table, id: string) =>
  [...table.state.units, ...table.state.commanders].find((row) => row.id === id)?.at;

describe('13.2 reinforcements', () => {
  test('13.2 arrive at the end of the Turn that the card names, units one by one and then commanders', () => {
    const table = endOfTurn2();
    expect(table.asked().prompt).toEqual({ key: 'arrival.unitWhere', params: { unit: 'a99-Ott' } });
    table.answer('coalition', { at: '3526' });
    expect(table.asked().prompt).toEqual({ key: 'arrival.unitWhere', params: { unit: 'a99-Hohe' } });
    table.answer('coalition', { at: '3626' });
    expect(table.asked().prompt).toEqual({ key: 'arrival.commanderWhere', params: { commander: 'Ott' } });
    table.answer('coalition', { at: '3526' });
    expect(['a99-Ott', 'a99-Hohe', 'Ott'].map((id) => where(table, id))).toEqual(['3526', '3626', '3526']);
    expect(table.state.clock).toMatchObject({ turn: 3 });
    expect(table.events('13.2').map(({ said }) => [said.key, ...Object.values(said.params)])).toEqual([
      ['arrival.unit', 'a99-Ott', '3526'],
      ['arrival.unit', 'a99-Hohe', '3626'],
      ['arrival.commander', 'Ott', '3526'],
    ]);
  });

  test('13.2 only on the hexes of the card', () => {
    expect(
      endOfTurn2()
        .asked()
        .answers.map((answer) => answer['at']),
    ).toEqual(['3526', '3727', '3626', '3424', '3325']);
  });

  test('13.2 not at the end of another Turn', () => {
    const table = endOfTurn2({ turn: 1 });
    expect(OTT.map((id) => where(table, id))).toEqual(['due', 'due', 'due']);
    expect(table.state.clock.turn).toBe(2);
  });

  test('13.2 the player with more trains on his card deploys first', () => {
    const due = ['r99-2', 'f99-Laboissière'];
    const first = endOfTurn2({ phase: 'commanderChanges', turn: 5, due });
    expect(first.asked()).toMatchObject({ by: 'coalition', prompt: { params: { unit: 'r99-2' } } });
    first.answer('coalition', { at: '3526' });
    expect(first.asked()).toMatchObject({ by: 'french', prompt: { params: { unit: 'f99-Laboissière' } } });
  });

  test('13.2 Combat Commands do not decide who deploys first', () => {
    const table = endOfTurn2({ phase: 'commanderChanges', turn: 8, due: ['r99-r', 'f99-Salm'] });
    expect(table.state.ledgers.coalition.allotted).toBe(table.state.ledgers.french.allotted);
    expect(table.asked()).toMatchObject({ by: 'coalition', prompt: { params: { unit: 'r99-r' } } });
  });

  test('13.2 they move as normal in the Turn after', () => {
    const table = endOfTurn2({ depots: { coalition: ['3526'] } }).answer('coalition', { at: '3526' });
    table.answer('coalition', { at: '3526' }).answer('coalition', { at: '3526' }).until('7.4');
    const arrived = table.state.units.filter(({ at: place }) => place === '3526');
    expect(arrived.map(({ marched, disrupted, forage }) => ({ marched, disrupted, forage }))).toEqual([
      { marched: 'no', disrupted: false, forage: false },
      { marched: 'no', disrupted: false, forage: false },
    ]);
    const offered = table.pick('french', ({ kind }) => kind !== 'train').asked('coalition').answers;
    expect(offered).toContainEqual({ kind: 'train', hex: '3526' });
  });

  test('13.2 Suvorov stands on the map when Turn 4 begins (A-25)', () => {
    const table = endOfTurn2({ turn: 3, due: ['Suvorov', 'r99-1'] });
    table.answer('coalition', { at: '3526' }).answer('coalition', { at: '3526' });
    expect(table.state.clock.turn).toBe(4);
    expect(where(table, 'Suvorov')).toBe('3526');
  });
});

test('13.2 reinforcements are placed after all else in the turn (A-102)', () => {
  const scenario = checkScenario({
    ...ITALY,
    id: 'a-busy-end',
    cossackRiotsFromTurn: 4,
    commanderChanges: ITALY.commanderChanges.map((change) => ({ ...change, endOfTurn: 5 })),
  });
  const table = endOfTurn2({
    scenario,
    phase: 'cossacks',
    turn: 5,
    coalition: { '3827': ['r99-k1'] },
    french: { '4227': ['f99-ci', 'Scherer'] },
    due: ['r99-2'],
  });
  table.dice(3).answer('coalition', { at: '3526' });
  const order = ['cossacks.quiet', 'commander.leaves', 'arrival.unit'];
  expect(table.events().flatMap(({ said }) => (order.includes(said.key) ? [said.key] : []))).toEqual(order);
});

describe('13.2 changes of command', () => {
  const endOfTurn4 = (change: Position = {}) =>
    endOfTurn2({
      phase: 'commanderChanges',
      turn: 4,
      french: { '4227': ['f99-ci', 'Scherer', 'Moreau'] },
      due: [],
      ...change,
    });

  test('13.2 a commander leaves at the end of the Turn that the scenario names', () => {
    const table = endOfTurn4();
    expect([where(table, 'Scherer'), where(table, 'Moreau')]).toEqual(['lost', '4227']);
    expect(table.events('commander.leaves')[0]?.said.params).toMatchObject({ commander: 'Scherer' });
    expect(where(endOfTurn4({ turn: 3 }), 'Scherer')).toBe('4227');
  });

  test('13.2 one who is lost already leaves no more', () => {
    expect(endOfTurn4({ french: { '4227': ['f99-ci'] } }).events('commander.leaves')).toEqual([]);
  });
});
