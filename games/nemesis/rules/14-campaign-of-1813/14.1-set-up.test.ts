import { play } from '@bivouac/testing';
import { describe, expect, test } from 'vitest';
import type { Side } from '../../catalogue/catalogue.ts';
import { nemesis } from '../../game.ts';
import { stacks, stacksOf } from '../../state/stack.ts';
import { at } from '../../testing/position.ts';

const begin = (options: object = {}) => play(nemesis, { scenario: '1813', ...options });
const where = (table: ReturnType<typeof begin>, id: string) =>
  [...table.state.units, ...table.state.commanders].find((row) => row.id === id)?.at;
const depot = (hex: string) => ({ kind: 'depot', hex });

describe('14.1 set-up of 1813', () => {
  test('14.1 the Coalition deploys its stacks and Depots first, then the French theirs (A-117)', () => {
    const table = begin();
    expect(table.asked()).toMatchObject({ by: 'coalition', rule: '14.1' });
    expect(where(table, 'Kutuzov')).toBe('2813');
    expect(where(table, 'P-Zie')).toBe('2915');
    expect(where(table, 'Eugene')).toBe('due');
    table.answer('coalition', 'done');
    expect(table.asked()).toMatchObject({ by: 'french', rule: '14.1' });
    expect(where(table, 'Eugene')).toBe('3512');
    expect(where(table, 'F-G-Wars')).toBe('2312');
    expect(where(table, 'Napoleon')).toBe('due');
  });

  test('14.1 six trains of the Coalition and nine of the French may stand as Depots, and count against the Turn', () => {
    const table = begin();
    expect(table.asked().prompt.params['left']).toBe(6);
    table.answer('coalition', depot('3009')).answer('coalition', depot('3012'));
    expect(table.asked().prompt.params['left']).toBe(4);
    table.answer('coalition', 'done');
    expect(table.asked().prompt.params['left']).toBe(9);
    table.answer('french', depot('4216')).answer('french', 'done');
    expect(table.until('7.4').state.pools).toMatchObject({ coalition: { real: 4 }, french: { real: 8 } });
  });

  test('14.1, 7.8 the game starts in Winter: a link is three hexes long', () => {
    // From the port of Köslin to Neustettin (3009), from there to Posen (3012), three hexes each.
    const table = begin();
    expect(table.refusal('coalition', depot('3012'))).toMatchObject({ rule: '7.8', because: { params: { range: 3 } } });
    table.answer('coalition', depot('3009'));
    expect(table.refusal('coalition', depot('2813')).rule).toBe('7.8');
    expect(table.asked().answers).toContainEqual(depot('3012'));
  });

  test('14.1, 7.7 Depots stand on friendly cities alone: Berlin is none for the French who hold it', () => {
    const table = begin().answer('coalition', 'done');
    expect(table.refusal('french', depot('3512'))).toMatchObject({ rule: '7.8' });
    for (const hex of ['4216', '4015', '3916', '3813']) table.answer('french', depot(hex));
    expect(table.refusal('french', depot('3512')).rule).toBe('14.1');
  });

  test('14.1 four Depots feed all stacks of the Coalition that need supply, and four those of the French', () => {
    const table = begin();
    for (const hex of ['3009', '3012', '2813', '2514']) table.answer('coalition', depot(hex));
    table.answer('coalition', 'done');
    for (const hex of ['4216', '3916', '3913', '3613']) table.answer('french', depot(hex));
    const after = at({
      scenario: '1813',
      turn: 2,
      phase: 'generalSupply',
      french: standing(table, 'french'),
      coalition: standing(table, 'coalition'),
      depots: {
        french: table.state.depots.filter(({ side }) => side === 'french').map(({ hex }) => hex),
        coalition: table.state.depots.filter(({ side }) => side === 'coalition').map(({ hex }) => hex),
      },
    });
    expect(after.events('supply.noRoute').map(({ said }) => said.params['hex'])).toEqual([]);
  });

  test('14.1 the frozen corps, Torgau and the contingents of the other set are not on the map', () => {
    const table = begin().answer('coalition', 'done');
    for (const id of ['R-10', 'F-26', 'Poniatowski', 'N-Torgau', 'Thielmann', 'K-24', 'Wrede'])
      expect(where(table, id)).toBe('due');
  });

  test('14.1 no hex of the set-up holds more than it can', () => {
    const table = begin().answer('coalition', 'done');
    expect([...stacks(table.state).values()].filter(({ of }) => of > 6)).toEqual([]);
    expect(stacks(table.state).size).toBe(13 + 16);
  });

  test('14.1 Combat Commands: three for the Coalition, two for the French and four from Turn 5', () => {
    const received = (turn: number) => {
      const { ledgers } = at({ scenario: '1813', turn, phase: 'combatCommands' }).state;
      return [ledgers.coalition.allotted, ledgers.french.allotted];
    };
    expect(received(1)).toEqual([3, 2]);
    expect(received(4)).toEqual([3, 2]);
    expect(received(5)).toEqual([3, 4]);
    expect(received(19)).toEqual([3, 4]);
  });

  test('14.2 the game begins with Turn 1, and 7.1 is its first step', () => {
    const table = begin().answer('coalition', 'done').answer('french', 'done');
    expect(table.events('turn.begins').map(({ said }) => said.params['turn'])).toEqual([1]);
    expect(table.events('phase.begins')[0]?.said.params['phase']).toBe('convertDepot');
  });

  test('14.2 after all phases of a Turn the marker moves on to the next', () => {
    const table = at({ scenario: '1813', turn: 4, phase: 'allegiance' });
    expect(table.state.clock.turn).toBe(5);
  });

  test('14.3 the game lasts nineteen Turns', () => {
    expect(at({ scenario: '1813', turn: 18, phase: 'allegiance' }).state.clock.turn).toBe(19);
    const last = at({ scenario: '1813', turn: 19, phase: 'allegiance' });
    expect(last.state.clock.phase).toBe('over');
    expect(last.questions()).toEqual([]);
  });

  test('14.3 Turns 1 to 3, 18 and 19 are Winter', () => {
    const normal = (turn: number) =>
      at({
        scenario: '1813',
        turn,
        phase: 'movement',
        french: { '4216': ['F-8', 'Ney'] },
        trains: [{ side: 'french', hex: '4216' }],
      })
        .answer('french', 'move')
        .answer('french', 'march')
        .answer('french', { to: '4116' })
        .answer('french', { to: '4016' })
        .events('march.forced').length === 0;
    expect([1, 3, 4, 17, 18, 19].filter(normal)).toEqual([4, 17]);
  });
});

/** The stacks on the table, as a position lists them. */
const standing = (table: ReturnType<typeof begin>, side: Side) =>
  Object.fromEntries(stacksOf(table.state, side).map(({ hex, units }) => [hex, units.map(({ id }) => id)]));
