import { describe, expect, test } from 'vitest';
import { hexAt } from '../../catalogue/board.ts';
import { commanderId, type HexId, unitId } from '../../catalogue/catalogue.ts';
import { in1813, type InvasionPosition, linked, standing } from '../../testing/invasion.ts';
import { boardOf, commander, unit } from '../../state/state.ts';
import { citiesHeld } from '../14-campaign-of-1813/14.4-victory.ts';
import { territorialPoints } from '../14-campaign-of-1813/14.15-refusal.ts';
import { mayEnter } from '../14-campaign-of-1813/14.16-closed-land.ts';
import { sourcesOf } from '../14-campaign-of-1813/14.17-sources.ts';

const february = (more: InvasionPosition) => linked({ turn: 17, phase: 'transition', ...more });
const whereIs = (table: ReturnType<typeof february>, id: string) => unit(table.state, unitId(id)).at;

describe('17.3 the end of the Grande Armée', () => {
  const table = february({
    french: {
      '2306': ['P12-1', 'F12-1', 'Yorck12'],
      '2307': ['F12-21', 'F12-16', 'F12-GA', 'Reynier'],
      '2134': ['A12-2'],
    },
    disrupted: ['F12-21', 'F12-16', 'A12-2'],
    politics: {},
  });

  test('17.3a, b contingents and disrupted units leave, good units stay, and so does a commander alone (L17-06) (L-12)', () => {
    expect(['F12-21', 'F12-16', 'P12-1', 'A12-2'].map((id) => whereIs(table, id))).toEqual(Array(4).fill('lost'));
    expect([whereIs(table, 'F12-1'), whereIs(table, 'F12-GA')]).toEqual(['2306', '2307']);
    expect(commander(table.state, commanderId('Reynier')).at).toBe('2307');
    expect(commander(table.state, commanderId('Yorck12')).at).toBe('due');
  });

  test('17.3 nobody loses Combat Commands or Battle points by it (L-12)', () => {
    expect(table.state.politics.contingentsLost).toEqual({ now: 0, before: 0 });
    expect(table.state.ledgers.french.battlePoints).toBe(6);
  });

  test('17.3 Russians who are disrupted stay (L-12)', () => {
    const other = february({ coalition: { '1825': ['R12-4'] }, disrupted: ['R12-4'] });
    expect(whereIs(other, 'R12-4')).toBe('1825');
  });
});

describe('17.3 Austria', () => {
  const table = february({
    french: { '1836': ['F12-22', 'Reynier'] },
    coalition: { '1636': ['R12-9', 'Tormasov'] },
    depots: { french: ['1836'] },
  });

  test('17.3 the French there are interned, and their Depot is taken off without a loss of figure (L17-07) (L-2)', () => {
    expect(whereIs(table, 'F12-22')).toBe('due');
    expect(table.state.politics.invasion?.interned).toEqual([
      { id: 'F12-22', hex: '1836' },
      { id: 'Reynier', hex: '1836' },
    ]);
    expect(table.state.depots).toEqual([]);
    expect(table.state.ledgers.french.depotsLost).toBe(0);
  });

  test('17.3 the Coalition leaves for the nearest open hex, its owner’s choice (L-13)', () => {
    const asked = table.asked('coalition');
    expect(asked.prompt.key).toBe('displaced.whereTo');
    expect(asked.answers.length).toBeGreaterThan(0);
    const board = boardOf(table.state);
    for (const { to } of asked.answers) expect(hexAt(board, to as HexId).power).not.toBe('Austria');
    table.pick('coalition', () => true);
    expect(hexAt(board, whereIs(table, 'R12-9') as HexId).power).not.toBe('Austria');
    expect(commander(table.state, commanderId('Tormasov')).at).toBe(whereIs(table, 'R12-9'));
  });

  test('17.3, 8.8 an enemy commander alone where a stack goes has to escape first', () => {
    const moves = february({ coalition: { '1636': ['R12-9', 'Tormasov'] } });
    const to = String(moves.asked('coalition').answers[0]?.['to']);
    const there = february({ coalition: { '1636': ['R12-9', 'Tormasov'] }, french: { [to]: ['Jerome'] } });
    there.answer('coalition', { kind: 'setDown', to }).dice(1);
    expect(whereIs(there, 'R12-9')).toBe(to);
    expect(commander(there.state, commanderId('Jerome')).at).toBe('lost');
  });

  test('17.3, 8.7 a stack does not go onto an enemy Depot (L-13)', () => {
    const stack = { coalition: { '1636': ['R12-9', 'Tormasov'] } };
    const to = String(february(stack).asked('coalition').answers[0]?.['to']);
    const table = february({ ...stack, depots: { french: [to] } });
    expect(table.asked('coalition').answers.map((answer) => answer['to'])).not.toContain(to);
  });

  test('17.3 Austria is closed, and Lemberg no source any longer (L-13)', () => {
    const { state } = february({});
    expect(mayEnter(state, 'french', hexAt(boardOf(state), '1836' as HexId))).toMatchObject({ rule: '14.16' });
    expect(sourcesOf(state, 'french').map(({ id }) => id)).toEqual(['2507', '2312']);
    const before = standing('1812-1813', { turn: 16 });
    expect(sourcesOf(before, 'french').map(({ id }) => id)).toEqual(['2507', '2312', '1836']);
  });

  test('17.3 an Armistice sets the interned free, behind the French line (L-2)', () => {
    const truce = in1813({
      turn: 8,
      phase: 'armisticeReinforcements',
      next: 'french',
      due: ['F12-22'],
      politics: { armistice: 25 },
      invasion: { interned: [{ id: unitId('F12-22'), hex: '1836' as HexId }] },
    });
    expect(truce.asked('french').prompt).toMatchObject({ key: 'arrival.unitWhere', params: { unit: 'F12-22' } });
    truce.pick('french', () => true);
    expect(unit(truce.state, unitId('F12-22')).at).not.toBe('due');
  });
});

test('17.3 in February the French have two trains fewer than in January, less losses and Depots (L17-08)', () => {
  const table = linked({
    turn: 17,
    phase: 'countTrains',
    next: 'french',
    out: ['coalition'],
    french: { '2507': ['F12-1'] },
    depots: { french: ['2507', '2312', '2207'] },
    ledgers: { french: { depotsLost: 1 } },
  });
  expect(table.events('train.count').at(-1)?.said.params).toMatchObject({ side: 'french', trains: 8 - 2 - 1 - 3 });
});

describe('17.3 Prussia in between', () => {
  const table = in1813({
    turn: 7,
    french: { '2507': ['F12-1'] },
    coalition: { '3412': ['R12-5'] },
    phase: 'allocateTrains',
    pools: { french: { real: 1, dummies: 0 } },
    next: 'french',
  });

  test('17.3 its empty cities count for both, the others for anyone who stands in them (L17-36) (L-14)', () => {
    const prussian = ['3512', '3412', '2507'];
    const held = (side: 'coalition' | 'french') =>
      citiesHeld(table.state, side).filter((hex) => prussian.includes(hex));
    expect([...held('coalition')].sort()).toEqual(['3412', '3512']);
    expect([...held('french')].sort()).toEqual(['2507', '3512']);
  });

  test('17.3 so they do when the truce is talked about (L-45)', () => {
    expect(territorialPoints(table.state)).toBe(citiesHeld(table.state, 'coalition').length);
    expect(citiesHeld(table.state, 'coalition')).toContain('3512');
  });

  test('17.3 no Prussian stands there yet, and its fortresses are empty (L-15)', () => {
    const prussians = table.state.units.filter(({ id, at }) => id.startsWith('P-') && at !== 'due' && at !== 'lost');
    expect(prussians).toEqual([]);
  });

  test('17.3 when Prussians deploy it is the Coalition’s at once, and French Depots stay (L-14)', () => {
    const joins = in1813({
      turn: 6,
      phase: 'arrears',
      next: 'coalition',
      coalition: { '2307': ['R12-5'] },
      due: ['P-Horn'],
      depots: { coalition: ['2307'], french: ['2807'] },
      invasion: { sources: { coalition: 'after', french: 'before' }, russiansOnly: true },
    });
    joins.pick('coalition', () => true);
    expect(joins.state.politics.invasion?.prussia).toBe('coalition');
    expect(joins.state.depots).toContainEqual({ side: 'french', hex: '2807' });
  });
});
