import { describe, expect, test } from 'vitest';
import { at } from '../../testing/position.ts';
import { goneIn, ordered, takeHitsAsTheyCome } from '../../testing/combat.ts';

const DRESDEN = '3415';
const BAUTZEN = '3315';
type Table = ReturnType<typeof at>;
const LOST = {
  state: { ended: 'napoleonLost', battle: null, clock: { phase: 'over' } },
  asked: [],
  result: { winner: 'coalition', because: { key: 'victory.napoleonLost' } },
};
const ending = (table: Table) => ({ state: table.state, asked: table.questions(), result: table.result });
const goesOn = (table: Table) => table.state.ended === null && table.result === undefined;

const RUSSIANS = ['R-Gr1', 'R-Gr2', 'R-G1', 'R-G2', 'R-GA', 'R-Cu1'];

describe('14.4 Napoleon lost', () => {
  /** A weak unit with the Emperor, attacked by the Guards: a die of one against six. */
  const inDefence = (friends: Record<string, readonly string[]> = {}) =>
    takeHitsAsTheyCome(
      goneIn(
        {
          scenario: '1813',
          turn: 8,
          coalition: { [BAUTZEN]: [...RUSSIANS, 'Kutuzov'] },
          french: { [DRESDEN]: ['F-8', 'Napoleon'], ...friends },
          disrupted: ['F-8'],
        },
        { by: 'coalition', from: BAUTZEN, to: DRESDEN },
      ).dice(6, 1),
    );

  test('14.4, 11.19 killed in defence on a one, the war is over at once', () => {
    expect(ending(inDefence({ '3615': ['F-9'] }).dice(1))).toMatchObject(LOST);
  });

  test('14.4, 11.19 on two to six he escapes and the war goes on', () => {
    const table = inDefence({ '3615': ['F-9'] }).dice(2);
    expect(table.state.commanders.find(({ id }) => id === 'Napoleon')?.at).toBe('3615');
    expect(goesOn(table)).toBe(true);
  });

  test('14.4, 11.19 without a stack within three hexes he is captured', () => {
    expect(ending(inDefence({ '4217': ['F-9'] }).dice(6))).toMatchObject(LOST);
  });

  test('14.4, 11.19 lost in an attack of his own', () => {
    const table = ordered(
      {
        scenario: '1813',
        turn: 8,
        french: { [DRESDEN]: ['F-8', 'Napoleon'], '3615': ['F-9'] },
        coalition: { [BAUTZEN]: [...RUSSIANS, 'Kutuzov'] },
      },
      { from: DRESDEN, to: BAUTZEN },
    ).dice(6, 1, 6, 1);
    takeHitsAsTheyCome(table).answer('coalition', 'stand');
    expect(ending(table.dice(1))).toMatchObject(LOST);
  });

  test('14.4, 8.8 surprised alone by a march', () => {
    const table = at({
      scenario: '1813',
      turn: 8,
      phase: 'movement',
      next: 'coalition',
      coalition: { [BAUTZEN]: ['R-3', 'Kutuzov'] },
      french: { [DRESDEN]: ['Napoleon'], '3615': ['F-9'] },
      trains: [{ side: 'coalition', hex: BAUTZEN }],
    })
      .answer('coalition', 'move')
      .answer('coalition', 'march')
      .answer('coalition', { to: DRESDEN });
    expect(ending(table.fork().dice(1))).toMatchObject(LOST);
    const escaped = table.dice(4);
    expect(goesOn(escaped)).toBe(true);
  });

  test('14.4, 2.3 driven off the map with his stack he is gone, and the war goes on (A-94)', () => {
    // At the western edge, and the Coalition on the one hex that leads away from it: no refuge but beyond the map.
    const table = goneIn(
      {
        scenario: '1813',
        turn: 16,
        politics: { armistice: 9, austria: 'coalition' },
        coalition: { '4416': [...RUSSIANS, 'Barclay'], '4417': ['R-3'], '4517': ['R-4'], '4515': ['R-5'] },
        french: { '4516': ['F-16', 'F-17', 'F-18', 'F-Va', 'Napoleon'] },
      },
      { by: 'coalition', from: '4416', to: '4516' },
    ).dice(3, 2);
    expect(goesOn(takeHitsAsTheyCome(table).dice(1))).toBe(true);
    expect(table.state.commanders.find(({ id }) => id === 'Napoleon')?.at).toBe('lost');
    expect(table.events('withdrawal.offTheMap')).toHaveLength(1);
  });

  test('14.4 no other commander ends the war', () => {
    const table = takeHitsAsTheyCome(
      goneIn(
        {
          scenario: '1813',
          turn: 8,
          coalition: { [BAUTZEN]: [...RUSSIANS, 'Kutuzov'] },
          french: { [DRESDEN]: ['F-8', 'Ney'], '3615': ['F-9'] },
          disrupted: ['F-8'],
        },
        { by: 'coalition', from: BAUTZEN, to: DRESDEN },
      ).dice(6, 1),
    ).dice(1);
    expect(goesOn(table)).toBe(true);
  });
});
