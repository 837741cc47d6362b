import { describe, expect, test } from 'vitest';
import { at, type Position } from '../../testing/position.ts';

const CITIES = { genoa: '4229', milan: '4227', turin: '4428', mantua: '3928' } as const;

/** The last step of the last Turn: nothing arrives any more. */
const ended = (last: Position) =>
  at({ turn: 13, phase: 'reinforcements', next: 'coalition', out: ['french'], ...last });

const coalitionHolds = {
  [CITIES.genoa]: ['a99-Elsn'],
  [CITIES.milan]: ['a99-Mitr'],
  [CITIES.turin]: ['a99-Morz'],
};

describe('18.4 victory', () => {
  test('18.3 the game ends with the thirteenth Turn, not before', () => {
    expect(ended({}).result).toBeDefined();
    expect(ended({ turn: 12 }).result).toBeUndefined();
    expect(ended({ turn: 12 }).state.clock.turn).toBe(13);
  });

  test('18.2 the marker moves on by one Turn when all phases are completed', () => {
    const table = ended({ turn: 4 });
    expect(table.state.clock.turn).toBe(5);
    expect(table.events('turn.begins').map(({ said }) => said.params)).toEqual([{ turn: 5 }]);
  });

  test('18.4 three points more win for the Coalition', () => {
    const table = ended({ coalition: coalitionHolds });
    expect(table.result).toMatchObject({ winner: 'coalition', points: { coalition: 9, french: 6 } });
  });

  test('18.4 two points more are not enough: the French win', () => {
    const table = ended({ coalition: coalitionHolds, french: { [CITIES.mantua]: ['f99-mg'] } });
    expect(table.result).toMatchObject({ winner: 'french', points: { coalition: 9, french: 7 } });
  });

  test('18.4a a city counts for the side whose own units occupy it, and for nobody when it is empty', () => {
    expect(ended({}).result).toMatchObject({ winner: 'french', points: { coalition: 6, french: 6 } });
    const disrupted = ended({ french: { [CITIES.mantua]: ['f99-mg'] }, disrupted: ['f99-mg'] });
    expect(disrupted.result?.points).toEqual({ coalition: 6, french: 7 });
  });

  test('18.4a a commander or a Depot alone does not hold a city', () => {
    const table = ended({ coalition: { [CITIES.milan]: ['Kray'] }, depots: { coalition: [CITIES.turin] } });
    expect(table.result?.points).toEqual({ coalition: 6, french: 6 });
  });

  test('18.4a other cities count for nothing', () => {
    expect(ended({ french: { '3827': ['f99-mg'] } }).result?.points).toEqual({ coalition: 6, french: 6 });
  });

  test('18.4b Battle points count beside the cities', () => {
    const ledgers = { coalition: { battlePoints: 8 }, french: { battlePoints: 4 } };
    expect(ended({ ledgers }).result).toMatchObject({ winner: 'coalition', points: { coalition: 8, french: 4 } });
  });

  test('18.4 the reckoning is told line by line', () => {
    const table = ended({ coalition: coalitionHolds });
    expect(table.events('victory.territory')[0]?.said.params).toEqual({
      side: 'coalition',
      cities: [CITIES.milan, CITIES.genoa, CITIES.turin],
      points: 3,
    });
    expect(table.events('victory.total')[0]?.said.params).toEqual({
      side: 'coalition',
      territory: 3,
      battle: 6,
      total: 9,
    });
  });
});
