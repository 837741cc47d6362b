import { Match } from '@bivouac/kernel';
import { nemesis } from '../game.ts';
import type { NemesisView } from '../secrecy/view.ts';
import type { Nemesis } from '../state/state.ts';
import type { HexId, Side, UnitId } from '../catalogue/catalogue.ts';
import { describe, expect, test } from 'vitest';
import { nemesisFace } from './face.ts';

const MANTUA = '3928' as HexId;
const BRESCIA = '4027' as HexId;
const WIDTH = 120;

/** The French deploy once the Coalition has set up. */
const start = (): Nemesis => {
  const match = Match.begin(nemesis, nemesis.options.parse({}, ''));
  match.answer('coalition', match.seq, { kind: 'done' });
  return { ...match.state };
};

const train = (hex: HexId, real: boolean, faceUp = false) => ({ side: 'french' as const, hex, real, faceUp });

/** The campaign's first day, with trains of the French on the road and a unit in disorder. */
const seenBy = (seer: Side): NemesisView => {
  const g = start();
  const id = 'f99-Serr' as UnitId;
  return nemesis.view(
    {
      ...g,
      units: g.units.map((row) => (row.id === id ? { ...row, disrupted: true, marched: 'forced', combats: 2 } : row)),
      depots: [{ side: 'french', hex: MANTUA }],
      trains: [train(MANTUA, true), train(MANTUA, false), train(BRESCIA, false, true)],
      pools: { ...g.pools, french: { real: 3, dummies: 1 } },
    },
    seer,
  );
};

const line = (lines: readonly string[], words: string): string => lines.find((each) => each.includes(words)) ?? '';

describe('the stacks', () => {
  test('show class, arm, disorder and markers, commanders with their rating, depots', () => {
    const lines = nemesisFace.units(seenBy('french'), 'en', WIDTH);
    expect(line(lines, '3927')).toMatch(
      /Peschiera +\[Moreau, 2\] {2}~Serr\. L\/inf×2 Mxx, Richep\. L\/cav, Art\. It\. L\/art$/,
    );
    expect(line(lines, '3928')).toMatch(/Mantua .* DEPOT {2}trains ●○$/);
    expect(line(lines, '4027')).toMatch(/trains ○$/);
  });

  test('hide from the enemy what lies face down', () => {
    const lines = nemesisFace.units(seenBy('coalition'), 'en', WIDTH);
    expect(line(lines, '3928')).toMatch(/trains \?\?$/);
    expect(line(lines, '4027')).toMatch(/trains ○$/);
  });

  test('say who is still to come, and where', () => {
    const lines = nemesisFace.units(seenBy('french'), 'en', WIDTH);
    expect(line(lines, 'Laboissière')).toBe('  due at the end of Turn 5: Laboissière (Cuneo, Susa)');
  });
});

describe('the header', () => {
  test('says the Turn, the phase, points, commands and trains; those of the enemy only by number', () => {
    const own = nemesisFace.header(seenBy('french'), 'en').join('\n');
    expect(own).toContain('Turn 1 of 13, First half of March 1799: First Depots');
    expect(own).toMatch(
      /The French: Battle Points \d+, Combat Commands \d+ of \d+, Depots 1, train counters in hand 4 \(3 real\)/,
    );
    expect(nemesisFace.header(seenBy('coalition'), 'en').join('\n')).toMatch(/The French: .* in hand 4$/m);
  });

  test('speaks French', () => {
    const lines = nemesisFace.header(seenBy('french'), 'fr').join('\n');
    expect(lines).toMatch(/^Tour 1 sur 13, Première quinzaine de mars 1799\u00a0: Premiers dépôts/);
  });

  test('tells of the combat under way', () => {
    const both = <T>(coalition: T, french: T) => ({ coalition, french });
    const battle = {
      attacker: 'french' as const,
      from: MANTUA,
      to: '3828' as HexId,
      ordered: [],
      commands: both(1, 2),
      called: both([], []),
      joined: both([], []),
      hits: both(3, 0),
      sums: both(null, null),
      used: [],
    };
    const lines = nemesisFace.header({ ...seenBy('french'), battle }, 'en');
    expect(line(lines, 'Combat:')).toBe(
      'Combat: the French, from Mantua against Legnago; Combat Commands 2 to 1; hits absorbed 0 to 3',
    );
  });
});

describe('the map', () => {
  const lines = nemesisFace.map(seenBy('french'), 'en', WIDTH);
  const column = (hex: string): number => (45 - Number(hex.slice(0, 2))) * 7;
  const at = (row: number, hex: string): string => (lines[row] ?? '').slice(column(hex), column(hex) + 6).trimEnd();

  test('has west at the left, fortresses in capitals, terrain, and what stands there', () => {
    const row = lines.findIndex((text) => text.slice(column('3928')).startsWith('MANTUA'));
    expect(row).toBeGreaterThan(0);
    expect(at(row + 1, '3928')).toBe('F2*Dt');
    expect(lines[0]?.startsWith('45     44')).toBe(true);
    expect(lines.join('\n')).toContain('4326^');
  });

  test('hangs every other column half a hex lower', () => {
    const rowOf = (name: string): number => lines.findIndex((text) => text.includes(name));
    expect(rowOf('MANTUA') - rowOf('PESCHI')).toBe(2);
    expect(rowOf('LEGNAG') - rowOf('MANTUA')).toBe(1);
  });

  test('is narrower where the terminal is', () => {
    const narrow = nemesisFace.map(seenBy('french'), 'en', 104);
    for (const text of narrow) expect(text.length).toBeLessThanOrEqual(104);
  });
});
