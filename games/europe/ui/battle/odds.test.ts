import { expect, test } from 'vitest';
import { combatResult, tablesFor } from '../../catalogue/catalogue.ts';
import { fightOdds } from './odds.ts';

const EDITION = { edition: '2013' } as const;
const EVEN = { attacker: 8, defender: 8 };
const DICE = [1, 2, 3, 4, 5, 6];

test('14.6 the shares are those of all the dice, one by one', () => {
  let [wins, all] = [0, 0];
  for (const a of DICE)
    for (const b of DICE)
      for (const c of DICE)
        for (const d of DICE) {
          const attack = combatResult(tablesFor('2013'), 'minor', a + b + 2);
          const defence = combatResult(tablesFor('2013'), 'minor', c + d + 1);
          all++;
          const isBetter = attack.losses > defence.losses;
          if (isBetter || (attack.losses === defence.losses && attack.tieBreak && !defence.tieBreak)) wins++;
        }
  const odds = fightOdds(EDITION, 'minor', { attacker: 2, defender: 1 }, EVEN);
  expect(odds.wins).toBeCloseTo(wins / all, 10);
  expect(odds.wins + odds.loses).toBeCloseTo(1, 10);
});

test('14.6 among equals the defender is favoured, for he wins ties', () => {
  expect(fightOdds(EDITION, 'major', { attacker: 0, defender: 0 }, EVEN).wins).toBeLessThan(0.5);
});

test('14.8 nobody inflicts more losses than he has steps', () => {
  const { inflicts } = fightOdds(EDITION, 'major', { attacker: 6, defender: 0 }, { attacker: 1, defender: 8 });
  expect(inflicts.attacker).toBeCloseTo(1, 10);
});

test('14.8 nor more than the other has', () => {
  const { inflicts } = fightOdds(EDITION, 'major', { attacker: 6, defender: 6 }, { attacker: 9, defender: 2 });
  expect(inflicts.attacker).toBeCloseTo(2, 10);
  expect(inflicts.defender).toBeCloseTo(2, 10);
});
