import { describe, expect, test } from 'vitest';
import type { HexId } from '../catalogue/catalogue.ts';
import { thoughtsOf } from '../testing/bot.ts';
import { emperorsPrize, emperorsRisk } from './emperor.ts';
import { rideGain } from './staff.ts';
import type { CommanderId } from '../catalogue/catalogue.ts';

const FIELD = '3309' as HexId;
const CAMP = '3409' as HexId;

/** Napoleon with few at the front, and a strong corps a day's ride behind. */
const front = (enemy: string, disrupted: readonly string[]) =>
  thoughtsOf('french', {
    scenario: '1813',
    turn: 9,
    phase: 'commandersMovement',
    french: { [FIELD]: ['F-11', 'F-39', 'Napoleon'], [CAMP]: ['F-8', 'F-9', 'F-10', 'F-IIIa', 'Ney'] },
    coalition: { [enemy]: ['P-Bors', 'P-Thum', 'Bulow'] },
    disrupted,
  });

describe('greedy and the Emperor', () => {
  test('14.4, 11.19 he is at risk among few who are beaten, and only near the enemy', () => {
    const risk = (enemy: string, disrupted: readonly string[]): number => {
      const s = front(enemy, disrupted);
      const company = s.forces.get(FIELD);
      return company ? emperorsRisk(s, company, FIELD) : 0;
    };
    expect(risk('3208', ['F-11', 'F-39'])).toBeGreaterThan(risk('3208', []));
    expect(risk('2507', ['F-11', 'F-39'])).toBe(0);
  });

  test('12.1 he rides to a stack that can protect him', () => {
    const gain = rideGain(front('3208', ['F-11', 'F-39']), 'Napoleon' as CommanderId, CAMP);
    expect(gain).toBeGreaterThan(2);
  });

  test('14.4 the enemy strikes for him only where all would fall', () => {
    const s = front('3208', ['F-11', 'F-39']);
    const company = s.forces.get(FIELD);
    const others = s.forces.get(CAMP);
    if (!company || !others) throw new Error('nobody there');
    expect(emperorsPrize(s, company, 2)).toBeGreaterThan(emperorsPrize(s, company, 1));
    expect(emperorsPrize(s, others, 9)).toBe(0);
  });
});
