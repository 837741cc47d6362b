import { describe, expect, test } from 'vitest';
import { unitsAt } from '../state/stack.ts';
import { leadership, strength, supportBy } from '../rules/11-combat-detail/11.5-attack-value.ts';
import { sum } from '../rules/11-combat-detail/11.2-sheet.ts';
import { thoughtsOf } from '../testing/bot.ts';
import { position } from '../testing/position.ts';

const wanted = {
  french: { '3927': ['f99-Serr', 'f99-c1', 'f99-a', 'Moreau'], '4227': ['f99-ci'], '4027': ['f99-Delm', 'Serurier'] },
  coalition: {
    '3828': ['r99-1', 'r99-b', 'r99-k1', 'Suvorov', 'Rosenberg'],
    '3827': ['a99-Elsn', 'a99-Gotte', 'Kray'],
  },
  disrupted: ['f99-c1', 'a99-Gotte'],
  forced: ['f99-Delm'],
  combats: { 'a99-Elsn': 2 },
} as const;

describe('a force as the bot adds it up', () => {
  test('11.3 to 11.7 its value and support are those of the rules, gifts, arms, weariness and rating included', () => {
    const g = position(wanted);
    const { forces } = thoughtsOf('french', wanted);
    expect(forces.size).toBe(5);
    for (const { side, hex, value, support } of forces.values()) {
      const units = unitsAt(g, hex);
      const ruled = sum([...strength(g, '11.3', side, hex, units), ...leadership(g, '11.5', side, hex, units)]);
      expect({ hex, value }).toEqual({ hex, value: ruled });
      expect({ hex, support }).toEqual({ hex, support: sum(supportBy(g, '11.5', side, hex, [])) });
    }
  });

  test('8.1, 10.4, 11.18 it knows its disrupted units, its conscripts and all its ratings', () => {
    const { forces } = thoughtsOf('coalition', wanted);
    expect([...forces.values()].find(({ hex }) => hex === '3827')).toMatchObject({ disrupted: 1, inGoodOrder: 1 });
    expect([...forces.values()].find(({ hex }) => hex === '4227')).toMatchObject({ conscripts: 1, rating: 0 });
    expect([...forces.values()].find(({ hex }) => hex === '3828')).toMatchObject({ rating: 4, ratings: 5 });
  });

  test('16.2 with seniority its value in attack and in defence are those of the sheet, Blücher and a lone horseman included', () => {
    const led = {
      scenario: '1813',
      turn: 6,
      agreed: { seniority: true },
      french: { '3715': ['F-16', 'F-17', 'F-1L', 'Lauriston', 'Napoleon'], '3714': ['F-18', 'F-2L', 'LaTour'] },
      coalition: { '3615': ['P-Horn', 'P-Hun', 'P-Ia', 'Blucher'], '3716': ['R-5', 'P-Stei', 'Yorck', 'Wrede'] },
    } as const;
    const g = position(led);
    const { forces } = thoughtsOf('french', led);
    expect(forces.size).toBe(4);
    for (const { side, hex, value, defence, support } of forces.values()) {
      const units = unitsAt(g, hex);
      const rating = sum(leadership(g, '11.5', side, hex, units));
      expect({ hex, value }).toEqual({ hex, value: sum(strength(g, '11.3', side, hex, units)) + rating });
      expect({ hex, defence }).toEqual({ hex, defence: sum(strength(g, '11.6', side, hex, units)) + rating });
      expect({ hex, support }).toEqual({ hex, support: sum(supportBy(g, '11.5', side, hex, [])) });
    }
    const blucher = [...forces.values()].find(({ hex }) => hex === '3615');
    expect((blucher?.value ?? 0) - (blucher?.defence ?? 0)).toBe(2);
  });
});
