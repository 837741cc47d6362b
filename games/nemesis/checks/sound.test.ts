import { describe, expect, test } from 'vitest';
import type { HexId, UnitId } from '../catalogue/catalogue.ts';
import { sound } from './sound.ts';
import type { Nemesis } from '../state/state.ts';
import { position } from '../testing/position.ts';

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

  test('10.8 marks of marching and combat are in order while the fighting lasts', () => {
    const g = kept();
    const units = g.units.map((row) =>
      row.at === 'lost' ? row : { ...row, marched: 'forced' as const, combats: 2 as const },
    );
    for (const phase of ['movement', 'combatCommands', 'combat'] as const)
      expect(rules({ ...g, units, clock: { ...g.clock, phase } })).toEqual([]);
  });

  test('what the rules allow to the brim is sound', () => {
    const g = kept();
    const ledger = (change: Partial<Nemesis['ledgers']['french']>): Nemesis => ({
      ...g,
      ledgers: { ...g.ledgers, french: { ...g.ledgers.french, ...change } },
    });
    const all = ledger({ battlePoints: 12 });
    const none = { ...all.ledgers.coalition, battlePoints: 0 };
    expect(rules({ ...all, ledgers: { ...all.ledgers, coalition: none } })).toEqual([]);
    expect(rules(ledger({ allotted: 6, commands: 6 }))).toEqual([]);
    expect(rules({ ...g, pools: { ...g.pools, french: { real: 4, dummies: 2 } } })).toEqual([]);
    expect(rules(['f99-Victor', 'f99-Hatry', 'f99-c1'].reduce((next, id) => moved(next, id, '4227'), g))).toEqual([]);
  });

  test('7.2 counters on the map count as those in hand do', () => {
    const laid = (hex: string, real: boolean) => ({ side: 'french', hex: hex as HexId, real, faceUp: false }) as const;
    const counted = (real: number, dummies: number): Nemesis => ({
      ...kept(),
      trains: [
        ...Array.from({ length: real }, () => laid('4227', true)),
        ...Array.from({ length: dummies }, () => laid('4229', false)),
      ],
    });
    expect(rules(counted(4, 2))).toEqual([]);
    expect(rules(counted(5, 0))).toEqual(['7.2']);
    expect(rules(counted(0, 3))).toEqual(['7.5']);
  });

  test('8.7 a captured Depot lowers the figure, in the Movement phase only from the next Turn on', () => {
    const g = { ...kept(), pools: { ...kept().pools, french: { real: 4, dummies: 0 } } };
    const ledgers = { ...g.ledgers, french: { ...g.ledgers.french, depotsLost: 1 } };
    expect(rules({ ...g, ledgers })).toEqual(['7.2']);
    expect(rules({ ...g, ledgers, clock: { ...g.clock, phase: 'movement' } })).toEqual([]);
  });

  test('8.7 reinforcements may stand on an enemy Depot where their card lets them arrive', () => {
    expect(rules({ ...kept(), depots: [{ side: 'french', hex: '3727' as HexId }] })).toEqual([]);
  });

  const lost =
    (change: Partial<Nemesis['units'][number]>) =>
    (g: Nemesis): Nemesis => ({
      ...g,
      clock: { ...g.clock, phase: 'combat' },
      units: g.units.map((row) => (row.at === 'lost' ? { ...row, ...change } : row)),
    });

  const broken: readonly (readonly [string, (g: Nemesis) => Nemesis])[] = [
    ['3.1', (g) => ({ ...g, units: g.units.slice(1) })],
    ['3.1', (g) => ({ ...g, units: [...g.units.slice(1), ...g.units.slice(0, 1)] })],
    ['18.5', (g) => moved(g, 'f99-ci', '3317')],
    ['4.1', (g) => ['f99-Serr', 'f99-Delm', 'f99-Gren'].reduce((next, id) => moved(next, id, '4227'), g)],
    ['8.4', (g) => moved(g, 'f99-ci', '3727')],
    ['11.19', (g) => moved(g, 'Moreau', '3727')],
    ['3.3', (g) => ({ ...g, units: g.units.map((row) => (row.at === 'lost' ? { ...row, disrupted: true } : row)) })],
    ['3.3', lost({ forage: true })],
    ['3.3', lost({ marched: 'yes' })],
    ['3.3', lost({ combats: 1 })],
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
