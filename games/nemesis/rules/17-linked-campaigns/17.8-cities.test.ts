import { expect, test } from 'vitest';
import { in1813, linked, standing } from '../../testing/invasion.ts';
import { scenarioOf } from '../../state/state.ts';
import { citiesHeld } from '../14-campaign-of-1813/14.4-victory.ts';
import { citiesOfTheYear } from './17.8-cities.ts';

test('17.8 in the end the fifteen cities of the 1813 map count, and those of Russia do not', () => {
  const of1813 = scenarioOf({ scenario: '1813' }).victoryCities;
  const g = standing('1812-1813', { turn: 36, french: { '0219': ['F12-1'] }, invasion: { year: 1813 } });
  expect(citiesOfTheYear(g)).toEqual(of1813);
  expect(citiesHeld(g, 'french')).not.toContain('0219');
});

test('17.2, 17.8 as long as the war is in Russia it is about Moscow and the others', () => {
  const g = standing('1812-1813', { turn: 9, french: { '0219': ['F12-1'] } });
  expect(citiesHeld(g, 'french')).toEqual(expect.arrayContaining(['0219', '2312', '2507', '1836']));
  expect(citiesHeld(g, 'french')).not.toContain('3512');
});

test('17.8 victory is as in 1813: a tie is for the French', () => {
  const end = in1813({
    turn: 19,
    phase: 'reckoning',
    ledgers: { coalition: { battlePoints: 0 }, french: { battlePoints: 12 } },
  });
  expect(end.result?.winner).toBe('french');
  expect(scenarioOf({ scenario: '1812-1813' }).victoryMargin).toEqual({ side: 'coalition', points: 1 });
  expect(linked({ turn: 16, phase: 'reckoning' }).result).toBeUndefined();
});
