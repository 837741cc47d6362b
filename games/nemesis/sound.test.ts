import { describe, expect, test } from 'vitest';
import type { HexId, UnitId } from './catalogue.ts';
import { sound } from './sound.ts';
import type { Nemesis } from './state.ts';
import { position } from './testing/position.ts';

const kept = (): Nemesis =>
  position({
    phase: 'rally',
    french: { '4227': ['f99-ci', 'Moreau'], '4229': ['f99-Geno'] },
    coalition: { '3727': ['a99-Kaim', 'Kray'] },
    depots: { french: ['4229'], coalition: ['3727'] },
  });

const moved = (g: Nemesis, id: string, at: string): Nemesis => ({
  ...g,
  units: g.units.map((row) => (row.id === (id as UnitId) ? { ...row, at: at as HexId } : row)),
  commanders: g.commanders.map((row) => ((row.id as string) === id ? { ...row, at: at as HexId } : row)),
});
const rules = (g: Nemesis): readonly string[] => [...new Set(sound(g).map(({ rule }) => rule))];

describe('invariants', () => {
  test('a sound position has no fault', () => {
    expect(sound(kept())).toEqual([]);
  });

  const broken: readonly (readonly [string, (g: Nemesis) => Nemesis])[] = [
    ['3.1', (g) => ({ ...g, units: g.units.slice(1) })],
    ['3.1', (g) => ({ ...g, units: [...g.units.slice(1), ...g.units.slice(0, 1)] })],
    ['18.5', (g) => moved(g, 'f99-ci', '3317')],
    ['4.1', (g) => ['f99-Serr', 'f99-Delm', 'f99-Gren'].reduce((next, id) => moved(next, id, '4227'), g)],
    ['8.4', (g) => moved(g, 'f99-ci', '3727')],
    ['11.19', (g) => moved(g, 'Moreau', '3727')],
    ['3.3', (g) => ({ ...g, units: g.units.map((row) => (row.at === 'lost' ? { ...row, disrupted: true } : row)) })],
    [
      '7.7',
      (g) => ({
        ...g,
        depots: [
          { side: 'french', hex: '4127' as HexId },
          { side: 'french', hex: '4226' as HexId },
        ],
      }),
    ],
    ['7.7', (g) => ({ ...g, depots: [...g.depots, ...g.depots.slice(0, 1)] })],
    ['8.7', (g) => ({ ...g, depots: [{ side: 'coalition', hex: '4227' as HexId }] })],
    ['7.2', (g) => ({ ...g, pools: { ...g.pools, french: { real: 5, dummies: 0 } } })],
    ['7.5', (g) => ({ ...g, pools: { ...g.pools, french: { real: 0, dummies: 3 } } })],
    ['14.4b', (g) => ({ ...g, ledgers: { ...g.ledgers, french: { ...g.ledgers.french, battlePoints: 7 } } })],
    ['9.2', (g) => ({ ...g, ledgers: { ...g.ledgers, french: { ...g.ledgers.french, commands: 7 } } })],
    ['9.2', (g) => ({ ...g, ledgers: { ...g.ledgers, french: { ...g.ledgers.french, commands: -1 } } })],
    [
      '10.8',
      (g) => ({
        ...g,
        units: g.units.map((row) => ({ ...row, ...(row.at === 'lost' ? {} : { combats: 1 as const }) })),
      }),
    ],
  ];
  test.each(broken)('a breach of %s is found (%#)', (rule, breach) => {
    expect(rules(breach(kept()))).toContain(rule);
  });
});
