import { play } from '@bivouac/testing';
import { describe, expect, test } from 'vitest';
import { nemesis } from '../game.ts';
import { isInSupply } from '../rules/6-general-supply/6.1-in-supply.ts';
import { stacksOf } from '../state/stack.ts';
import { depotsOf } from '../state/state.ts';
import { greedyAnswer, greedyPlays, thoughtsOf } from '../testing/bot.ts';
import { at } from '../testing/position.ts';
import { conversionGain, depotPlan, depotsWorth } from './depots.ts';
import type { HexId } from '../catalogue/catalogue.ts';

const hex = (id: string): HexId => id as HexId;

describe('the depots of greedy', () => {
  test('18.1 the set-up feeds every led stack of both sides, and leaves trains to move with', () => {
    const table = play(nemesis, {});
    greedyPlays(table, 'coalition', 'setUp.');
    greedyPlays(table, 'french', 'setUp.');
    const g = table.state;
    for (const side of ['coalition', 'french'] as const) {
      expect(depotsOf(g, side).length).toBeLessThanOrEqual(3);
      const hungry = stacksOf(g, side).filter((stack) => !isInSupply(g, side, stack.hex));
      expect(hungry.reduce((sum, { units }) => sum + units.length, 0)).toBeLessThanOrEqual(2);
    }
  });

  test('6.1 a depot goes where it feeds the most', () => {
    const s = thoughtsOf('coalition', {
      turn: 3,
      phase: 'allocateTrains',
      coalition: { '3827': ['a99-Elsn', 'a99-Gotte', 'Kray'], '3828': ['a99-Morz', 'a99-Doll', 'Hohenzollern'] },
      french: { '4227': ['f99-ci'] },
      depots: { coalition: ['3526'] },
    });
    const { hexes } = depotPlan(s, 'depots');
    expect(hexes).toHaveLength(1);
    const [chosen] = hexes;
    const fed = depotsWorth(s, [hex('3526'), chosen ?? hex('3526')]);
    expect(fed).toBeGreaterThan(depotsWorth(s, [hex('3526'), hex('3424')]));
    expect(
      isInSupply({ ...s.g, depots: [{ side: 'coalition', hex: chosen ?? hex('3526') }] }, 'coalition', hex('3827')),
    ).toBe(true);
    expect(
      isInSupply({ ...s.g, depots: [{ side: 'coalition', hex: chosen ?? hex('3526') }] }, 'coalition', hex('3828')),
    ).toBe(true);
  });

  test('7.7 a city that the enemy can march into is not given a depot without a guard', () => {
    const wanted = {
      turn: 3,
      phase: 'allocateTrains',
      coalition: { '3827': ['a99-Elsn', 'a99-Gotte', 'Kray'] },
      french: { '3929': ['f99-Victor', 'f99-Hatry', 'Victor99'] },
      depots: { coalition: ['3726'] },
    } as const;
    const s = thoughtsOf('coalition', wanted);
    expect(depotsWorth(s, [hex('3726'), hex('3829')])).toBeLessThan(depotsWorth(s, [hex('3726'), hex('3526')]));
  });

  test('7.1 a depot that feeds somebody is kept, one that feeds nobody becomes a train', () => {
    const french = { '4227': ['f99-ci', 'f99-Montr', 'Moreau'] };
    const coalition = { '3827': ['a99-Elsn', 'Kray'] };
    const alone = thoughtsOf('french', {
      turn: 4,
      phase: 'convertDepot',
      french,
      coalition,
      depots: { french: ['4227'] },
    });
    expect(conversionGain(alone, hex('4227'))).toBeLessThan(0);
    const double = { french: ['4227', '4127'] };
    const spare = thoughtsOf('french', { turn: 4, phase: 'convertDepot', french, coalition, depots: double });
    expect(conversionGain(spare, hex('4127'))).toBeGreaterThan(0);
  });

  test('7.2 of the enemy’s depots it takes off the one that feeds most', () => {
    const table = at({
      turn: 8,
      phase: 'countTrains',
      next: 'coalition',
      coalition: { '3827': ['a99-Elsn', 'a99-Gotte', 'a99-c1', 'Kray'], '3728': ['a99-Mitr', 'Klenau99'] },
      french: { '4229': ['f99-Geno'] },
      depots: { coalition: ['3827', '3424', '3526'] },
      ledgers: { coalition: { depotsLost: 4 } },
    });
    expect(table.asked()).toMatchObject({ by: 'french', prompt: { key: 'depot.removeForWant' } });
    expect(greedyAnswer(table)).toEqual({ kind: 'removeDepot', hex: '3827' });
  });
});
