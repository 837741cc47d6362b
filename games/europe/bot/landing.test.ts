import { expect, test } from 'vitest';
import type { EuropeAnswer } from '../answers/answers.ts';
import { unitId, zoneId } from '../catalogue/catalogue.ts';
import { force, forceCalled, type ForceName } from '../state/state.ts';
import { type Position, position } from '../testing/position.ts';
import { port, sailingAs } from '../testing/sailing.ts';
import { landingSteps } from './cargo.ts';
import { bestLanding, NAVAL } from './naval.ts';
import { openPosts, postWorth } from './posts.ts';
import { situation } from './situation.ts';

const ANVERS = zoneId('anvers');
const fleets = { fl_ganteaume: port('anvers') };
const seen = (troops: readonly string[], wanted: Position = {}) => {
  const g = position({ fleets, forces: troops.length > 0 ? { anvers: troops } : {}, ...wanted });
  return situation(g, 'empire');
};

test('17.2.9 a whole corps can land, or two that are reduced; not one alone that is, nor cavalry', () => {
  const steps = (...troops: string[]): number => {
    const { g } = seen(troops);
    return landingSteps(
      g,
      g.forces.map(({ id }) => id),
    );
  };
  expect([steps('ney', 'fra_1'), steps('ney', 'fra_1-', 'fra_2-')]).toEqual([2, 2]);
  expect([steps('ney', 'fra_1-'), steps('ney', 'fra_cav')]).toEqual([1, 0]);
});

test('15.2, 17.2.9 nobody sails against walls with fewer men than a siege takes', () => {
  const gain = (...troops: string[]): number => bestLanding(seen(troops), 'best').gain;
  expect(gain('ney', 'fra_1')).toBeGreaterThan(0);
  expect(gain('ney', 'fra_1-')).toBe(0);
});

test('17.2.8 men are wanted where ships wait and fewer than a landing takes stand by', () => {
  const isOpen = (...troops: string[]): boolean => openPosts(seen(troops), 'open').some(({ zone }) => zone === ANVERS);
  expect([isOpen(), isOpen('ney', 'fra_1-'), isOpen('ney', 'fra_1')]).toEqual([true, true, false]);
});

test('19 a whole army goes to the Channel only when little but Britain is left', () => {
  const army = ['napoleon', 'grande_armee', 'fra_1', 'fra_2', 'fra_3', 'fra_4'];
  const worth = (victory: number): number => {
    const s = seen([], { forces: { lille: army }, tracks: { victory } });
    const id = forceCalled(s.g, 'napoleon' as ForceName);
    expect(force(s.g, id).zone).toBe('lille');
    return postWorth(s, ANVERS, [id], 8);
  };
  expect(worth(14)).toBe(0);
  expect(worth(15)).toBeGreaterThan(0);
});

test('17.2.9 the ships wait for both of two reduced corps, and put out with neither fewer nor more', () => {
  const table = sailingAs(
    'empire',
    { fleets, forces: { anvers: ['ney', 'fra_1-', 'fra_2-', 'fra_3'] } },
    'fl_ganteaume',
  );
  const worth = (answer: EuropeAnswer): number => {
    const question = table.asked('empire');
    const score = NAVAL['naval.step']?.(situation(table.state, 'empire'), {}, question, () => 0);
    return score?.(answer) ?? 0;
  };
  const embark = (unit: string): EuropeAnswer => ({ kind: 'embark', unit: unitId(unit) });
  expect(worth(embark('fra_3'))).toBeGreaterThan(worth(embark('fra_1')));
  table.answer('empire', embark('fra_1'));
  expect(worth({ kind: 'putOut' })).toBeLessThan(0);
  expect(worth(embark('fra_3'))).toBeLessThan(0);
  expect(worth(embark('fra_2'))).toBeGreaterThan(0);
  table.answer('empire', embark('fra_2'));
  expect(worth({ kind: 'putOut' })).toBeGreaterThan(0);
});

test('17.2.8 a second force is of no use where one stands by already', () => {
  const worth = (...there: string[]): number => {
    const s = seen([], { forces: { anvers: [there, ['davout', 'fra_3', 'fra_4']] } });
    return postWorth(s, ANVERS, [forceCalled(s.g, 'davout' as ForceName)], 4);
  };
  expect(worth('ney', 'fra_1-')).toBeGreaterThan(0);
  expect(worth('ney', 'fra_1')).toBe(0);
});
