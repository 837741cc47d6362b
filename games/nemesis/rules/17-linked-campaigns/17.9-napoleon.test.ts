import { describe, expect, test } from 'vitest';
import { commanderId, type HexId, unitId } from '../../catalogue/catalogue.ts';
import { in1812, in1813, type InvasionPosition, linked, standing } from '../../testing/invasion.ts';
import { commander, scenarioOf, unit } from '../../state/state.ts';
import { isInSupply, supplyRoute } from '../6-general-supply/6.1-in-supply.ts';
import { isLinked } from '../7-active-supply/7.8-depot-chain.ts';

const NAPOLEON = commanderId('Napoleon');
const at = (hex: string): HexId => hex as HexId;
const november = (more: InvasionPosition = {}) =>
  linked({
    turn: 11,
    phase: 'emperor',
    french: { '0924': ['F12-OG', 'Napoleon'] },
    depots: { french: ['0924'] },
    ...more,
  });

describe('17.9c Napoleon', () => {
  test('17.9c he may stay, and those due from August 1813 on are forfeited (L17-27) (L-8, L-29)', () => {
    const table = november().answer('french', 'keepNapoleon');
    expect(commander(table.state, NAPOLEON).at).toBe('0924');
    const due = ['F-YG3', 'F-42', 'F-Q', 'F-M1', 'StCyr', 'F-4H'];
    const ON_B = { sources: { coalition: 'before', french: 'after' }, napoleon: 'kept' } as const;
    const late = in1813({ turn: 14, phase: 'reinforcements', next: 'french', due, invasion: ON_B });
    expect(late.events('13.2')).toEqual([]);
    const truce = in1813({
      turn: 8,
      phase: 'armisticeReinforcements',
      next: 'french',
      due,
      politics: { armistice: 25 },
      invasion: ON_B,
    });
    expect(truce.asked('french').prompt.params).toEqual({ unit: 'F-4H' });
    truce.pick('french', () => true);
    for (const id of ['F-YG3', 'F-42', 'F-Q', 'F-M1']) expect(unit(truce.state, unitId(id)).at).toBe('due');
  });

  test('17.9c Eugène does not go home then, for he could not come back (L-29)', () => {
    const changes = (napoleon: 'kept' | 'inParis') =>
      in1813({
        turn: 7,
        phase: 'commanderChanges',
        french: { '3813': ['F12-1', 'Eugene'] },
        depots: { french: ['3813'] },
        invasion: { napoleon },
      });
    expect(commander(changes('kept').state, commanderId('Eugene')).at).toBe('3813');
    expect(commander(changes('inParis').state, commanderId('Eugene')).at).toBe('due');
  });

  test('13.2 changes of command concern those on the map (L-21)', () => {
    const table = in1813({ turn: 7, phase: 'commanderChanges', due: ['Bessieres'], french: { '3813': ['F12-1'] } });
    expect(commander(table.state, commanderId('Bessieres')).at).toBe('due');
  });

  test('17.9c he goes to Paris, and is back at the end of April 1813 whatever the sources (L17-28) (L-8)', () => {
    const table = november().answer('french', 'sendNapoleon');
    expect(commander(table.state, NAPOLEON).at).toBe('due');
    const april = in1813({ turn: 5, phase: 'reinforcements', next: 'french', due: ['Napoleon', 'Mortier'] });
    expect(april.asked('french').answers.map(({ at: hex }) => hex)).toEqual(['3916', '4217', '4318']);
    april.answer('french', { kind: 'arrive', at: '3916' });
    expect(commander(april.state, NAPOLEON).at).toBe('3916');
    expect(commander(april.state, commanderId('Mortier')).at).toBe('due');
    const march = in1813({ turn: 4, phase: 'reinforcements', next: 'french', due: ['Napoleon'] });
    expect(march.events('13.2')).toEqual([]);
  });

  test('17.9c with all three closed to him he joins any French stack (L-8)', () => {
    const guards = { '3915': ['R12-3'], '4216': ['R12-4'], '4317': ['R12-5'] };
    const table = in1813({
      turn: 5,
      phase: 'reinforcements',
      next: 'french',
      due: ['Napoleon'],
      coalition: guards,
      french: { '2507': ['F12-1'] },
    });
    expect(table.asked('french').answers).toEqual([{ kind: 'arrive', at: '2507' }]);
  });

  test('17.9c he is not asked about in 1812 alone', () => {
    const table = in1812({ turn: 10, phase: 'reckoning', french: { '0924': ['F12-OG', 'Napoleon'] } });
    expect(table.events('17.9c')).toEqual([]);
    expect(table.questions().some(({ prompt }) => prompt.key === 'napoleon.whether')).toBe(false);
  });
});

describe('17.9 a, b, d', () => {
  test('17.9a the Swedes do not come in 1812, and there is no second year but this', () => {
    const { reinforcements } = scenarioOf({ scenario: '1812' });
    expect(reinforcements.coalition.flatMap(({ units }) => units).filter((id) => id.startsWith('S-'))).toEqual([]);
  });

  test('17.9d, 14.5 seniority is off, and Napoleon eases a march as in the basic rules (L17-30) (L-37)', () => {
    const table = in1813({
      turn: 6,
      phase: 'movement',
      next: 'french',
      french: { '3916': ['F12-OG', 'F12-1', 'F12-2', 'Napoleon'] },
      depots: { french: ['3916'] },
      trains: [{ side: 'french', hex: '3916' }],
      invasion: { napoleon: 'kept' },
    })
      .answer('french', { kind: 'move', from: '3916' })
      .answer('french', 'march');
    for (const to of ['3917', '3918', '3919']) table.answer('french', { kind: 'step', to });
    if (table.questions().some(({ prompt }) => prompt.key === 'march.whereTo')) table.answer('french', 'halt');
    table.dice(6);
    expect(table.events('march.noLoss')).toHaveLength(1);
  });
});

describe('17.9e Depots in Russia', () => {
  const winter = (turn: number, depots: readonly string[], units: Record<string, string[]>) =>
    standing(turn > 17 ? '1812-1813' : '1812', {
      turn,
      coalition: units,
      depots: { coalition: depots },
      invasion: turn > 17 ? { year: 1813, austriaAllied: false, prussia: 'shared' } : {},
    });

  test('17.9e in Winter Kovno still feeds at five hexes, Königsberg at three (L17-29) (L-30)', () => {
    const kovno = winter(18, ['2025'], { '2206': ['R12-5'] });
    expect(isInSupply(kovno, 'coalition', at('2206'))).toBe(true);
    const five = [...scenarioHexes(kovno)].find((hex) => supplyRoute(kovno, 'coalition', hex)?.cost === 5);
    expect(five).toBeDefined();
    const koenigsberg = winter(18, ['2507'], { '2507': ['R12-23'] });
    const costs = [...scenarioHexes(koenigsberg)].map((hex) => supplyRoute(koenigsberg, 'coalition', hex)?.cost ?? 0);
    expect(Math.max(...costs)).toBe(3);
  });

  test('17.9e with both, each route is that of the Depot that reaches the hex (L-30)', () => {
    const g = winter(18, ['2025', '2507'], { '2507': ['R12-23'] });
    const routes = scenarioHexes(g).flatMap((hex) => supplyRoute(g, 'coalition', hex) ?? []);
    const far = routes.filter(({ cost }) => cost > 3);
    expect(new Set(far.map(({ depot }) => depot))).toEqual(new Set(['2025']));
    expect(routes.some(({ depot }) => depot === '2507')).toBe(true);
  });

  test('17.9e links of a chain stay at three in Winter (L-30)', () => {
    const fromVyazma = (turn: number) => winter(turn, ['0621'], { '0621': ['R12-5'] });
    expect(isLinked(fromVyazma(10), 'coalition', at('0924'))).toBe(true);
    expect(isLinked(fromVyazma(11), 'coalition', at('0924'))).toBe(false);
    expect(isInSupply(fromVyazma(11), 'coalition', at('0924'))).toBe(true);
  });
});

const scenarioHexes = ({ scenario }: { readonly scenario: Parameters<typeof scenarioOf>[0]['scenario'] }) =>
  scenarioOf({ scenario }).playable;
