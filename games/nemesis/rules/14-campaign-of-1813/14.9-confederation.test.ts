import { describe, expect, test } from 'vitest';
import { goneIn, ordered, type Table, takeHitsAsTheyCome, told, whereIs } from '../../testing/combat.ts';
import { at, type Position } from '../../testing/position.ts';
import { isFriendly, isFriendlyForSupply } from '../1-definitions/1.1-friendly-territory.ts';
import type { HexId } from '../../catalogue/catalogue.ts';

const DRESDEN = '3415';
const MAGDEBURG = '3813';
const HANOVER = '4113';
const HAMBURG = '4010';
const LEIPZIG = '3715' as HexId;
const TORGAU = '3614';

const holding = (...cities: readonly string[]): NonNullable<Position['coalition']> => {
  const units = ['R-5', 'R-14', 'R-3', 'R-4'];
  return Object.fromEntries(cities.map((hex, index) => [hex, [units[index] ?? 'R-7']]));
};
/** The end of a Turn, with Austria where it is said to be. */
const endOfTurn = (turn: number, coalition: NonNullable<Position['coalition']>, more: Position = {}): Table =>
  at({ scenario: '1813', turn, phase: 'allegiance', french: { '4318': ['F-1', 'Davout'] }, coalition, ...more });
const AUSTRIA_JOINED: Position = { politics: { armistice: 7, austria: 'coalition' } };
const confederation = ({ state }: Table): string => state.politics.confederation;

describe('14.9b cities', () => {
  test('14.9b two cities and Hamburg, Austria neutral: friendly to both for supply from the next Turn on (PN-14.9b)', () => {
    const table = endOfTurn(13, holding(DRESDEN, MAGDEBURG, HAMBURG));
    expect(told(table, 'confederation.becomes')).toEqual([{ to: 'shared' }]);
    expect(table.state.politics).toMatchObject({ confederation: 'shared', confederationDue: null });
    expect(isFriendlyForSupply(table.state, 'coalition', LEIPZIG)).toBe(true);
    expect(isFriendly(table.state, 'coalition', LEIPZIG)).toBe(false);
    expect(isFriendly(table.state, 'french', LEIPZIG)).toBe(true);
  });

  test('14.9b the same, Austria in the war: it goes over to the Coalition (PN-14.9)', () => {
    const table = endOfTurn(13, holding(DRESDEN, MAGDEBURG, HAMBURG), {
      ...AUSTRIA_JOINED,
      french: { '4318': ['F-1', 'F-39', 'Davout'] },
      due: ['N-Torgau', 'Thielmann', 'K-39', 'Wrede'],
    });
    expect(confederation(table)).toBe('coalition');
    expect(isFriendly(table.state, 'coalition', LEIPZIG)).toBe(true);
    expect(isFriendly(table.state, 'french', LEIPZIG)).toBe(false);
    expect(whereIs(table, 'F-39')).toBe('lost');
    expect(table.state.defectors).toEqual([{ unit: 'K-39', from: '4318' }]);
    expect([whereIs(table, 'N-Torgau'), whereIs(table, 'Thielmann')]).toEqual([TORGAU, TORGAU]);
  });

  test('14.9b three cities are enough, two are not, nor Hamburg with one', () => {
    expect(confederation(endOfTurn(13, holding(DRESDEN, MAGDEBURG, HANOVER)))).toBe('shared');
    expect(confederation(endOfTurn(13, holding(DRESDEN, MAGDEBURG)))).toBe('french');
    expect(confederation(endOfTurn(13, holding(DRESDEN, HAMBURG)))).toBe('french');
  });

  test('14.9 a Confederation shared before Austria joined goes over if the cities are still held after it has (R-A104) (A-104)', () => {
    const politics = { armistice: 7, austria: 'coalition', confederation: 'shared' } as const;
    const table = endOfTurn(13, holding(DRESDEN, MAGDEBURG, HANOVER), { politics });
    expect(confederation(table)).toBe('coalition');
    expect(table.state.clock.turn).toBe(14);
    expect(confederation(endOfTurn(13, holding(DRESDEN), { politics }))).toBe('shared');
  });

  test('14.9 there is no way back', () => {
    const politics = { confederation: 'shared' } as const;
    expect(confederation(endOfTurn(13, holding(DRESDEN), { politics }))).toBe('shared');
  });

  test('14.9 what it has become already it does not become again', () => {
    const again = (politics: NonNullable<Position['politics']>) =>
      told(endOfTurn(13, holding(DRESDEN, MAGDEBURG, HANOVER), { politics }), 'confederation.wavers');
    expect(again({ confederation: 'shared' })).toEqual([]);
    expect(again({ armistice: 7, austria: 'coalition', confederation: 'coalition' })).toEqual([]);
    expect(again({ confederationDue: 'shared' })).toEqual([]);
  });

  test('14.9 the change waits for the start of the Turn', () => {
    const table = at({
      scenario: '1813',
      turn: 13,
      phase: 'defectors',
      french: { '4318': ['F-1'] },
      coalition: holding(DRESDEN, MAGDEBURG, HANOVER),
    });
    expect(told(table, 'confederation.wavers')).toEqual([{ to: 'shared' }]);
    const keys = table.events().map(({ said }) => said.key);
    expect(keys.indexOf('confederation.wavers')).toBeLessThan(keys.indexOf('turn.begins'));
    expect(keys.indexOf('turn.begins')).toBeLessThan(keys.indexOf('confederation.becomes'));
  });

  test('14.9b a card may keep the Confederation steady for a Turn (16.1)', () => {
    const steady = { kind: 'steadyConfederation', card: '38', laidBy: 'french', lasts: 'turn' } as never;
    const table = endOfTurn(13, holding(DRESDEN, MAGDEBURG, HANOVER), { effects: [steady] });
    expect(told(table, 'confederation.steady')).toHaveLength(1);
    expect(confederation(table)).toBe('french');
  });
});

describe('14.9a defeat of Napoleon', () => {
  const GUARD = ['R-G1', 'R-G2', 'R-Gr1', 'R-Gr2', 'R-GA', 'R-Cu1', 'Blucher'];
  const BEATEN = ['F-OG1', 'F-OG2', 'F-GC1', 'F-12', 'F-3H', 'F-2H'];
  /** Others who may still fight, so that the phase goes on. */
  const ELSEWHERE = { french: { '4113': ['F-8', 'Davout'] }, coalition: { '4112': ['R-3', 'Yorck'] } };
  /** Six Russian units beat six French ones, half of them disrupted. */
  const battle = (french: NonNullable<Position['french']>, more: Position = {}): Table => {
    const table = goneIn(
      {
        scenario: '1813',
        turn: 14,
        french: { ...french, ...ELSEWHERE.french },
        coalition: { [LEIPZIG]: GUARD, ...ELSEWHERE.coalition },
        disrupted: BEATEN.slice(3),
        ...more,
      },
      { by: 'coalition', from: LEIPZIG, to: '3714' },
    ).dice(3, 3);
    takeHitsAsTheyCome(table).dice(1);
    return takeHitsAsTheyCome(table).until('attack.order');
  };

  test('14.9a a decisive defeat in his presence makes the Confederation waver', () => {
    const table = battle({ '3714': [...BEATEN, 'Napoleon'] });
    expect(told(table, 'victory.decisive')).toEqual([{ winner: 'coalition' }]);
    expect(table.state.politics.confederationDue).toBe('shared');
    const joined = battle({ '3714': [...BEATEN, 'Napoleon'] }, AUSTRIA_JOINED);
    expect(joined.state.politics.confederationDue).toBe('coalition');
  });

  test('14.9a without him it does not', () => {
    const table = battle({ '3714': [...BEATEN, 'Ney'], '3813': ['F-1', 'Napoleon'] });
    expect(told(table, 'victory.decisive')).toHaveLength(1);
    expect(table.state.politics.confederationDue).toBe(null);
  });

  test('14.9a a card may keep the Confederation steady (16.1)', () => {
    const steady = { kind: 'steadyConfederation', card: '38', laidBy: 'french', lasts: 'turn' } as never;
    const table = battle({ '3714': [...BEATEN, 'Napoleon'] }, { effects: [steady] });
    expect(table.state.politics.confederationDue).toBe(null);
  });

  test('14.9a it counts if he commands a stack that came to support', () => {
    const table = ordered(
      {
        scenario: '1813',
        turn: 14,
        french: { '3714': [...BEATEN, 'Ney'], '3713': ['F-1', 'Napoleon'], ...ELSEWHERE.french },
        coalition: { [LEIPZIG]: GUARD, ...ELSEWHERE.coalition },
        disrupted: BEATEN.slice(3),
      },
      { by: 'coalition', from: LEIPZIG, to: '3714' },
    ).dice(6);
    table.answer('french', { kind: 'support', hex: '3713' }).dice(6, 4, 3);
    takeHitsAsTheyCome(table).dice(1);
    takeHitsAsTheyCome(table).until('attack.order');
    expect(told(table, 'victory.decisive')).toEqual([{ winner: 'coalition' }]);
    expect(table.state.politics.confederationDue).toBe('shared');
  });

  test('16.6 a decisive victory of the French is remembered with its Turn', () => {
    const table = goneIn(
      {
        scenario: '1813',
        turn: 14,
        french: { [LEIPZIG]: [...BEATEN, 'Napoleon'], ...ELSEWHERE.french },
        coalition: { '3714': GUARD, ...ELSEWHERE.coalition },
        disrupted: GUARD.slice(1, 6),
      },
      { by: 'french', from: LEIPZIG, to: '3714' },
    ).dice(6, 1);
    takeHitsAsTheyCome(table).dice(1);
    takeHitsAsTheyCome(table).until('attack.order');
    expect(told(table, 'victory.decisive')).toEqual([{ winner: 'french' }]);
    expect(table.state.politics).toMatchObject({ frenchTriumph: 14, confederationDue: null });
  });
});
