import { expect, test } from 'vitest';
import { forceCalled, type ForceName } from '../state/state.ts';
import { type Position, position } from '../testing/position.ts';
import { comingUpWorth, isLeftStanding } from './hunt-activation.ts';
import { situation } from './situation.ts';

const emperor = ['napoleon', 'grande_armee', 'fra_1', 'fra_2', 'fra_3', 'fra_4', 'fra_5'];
const forces: NonNullable<Position['forces']> = {
  soissons: emperor,
  bruxelles: ['wellington', 'armee_peninsule', 'gbr_1', 'gbr_2'],
  munich: ['schwarzenberg', 'armee_allemagne', 'aus_1', 'aus_2', 'aus_3'],
  ulm: ['hiller', 'aus_4', 'aus_5'],
  posen: ['barclay', 'armee_1ere', 'rus_1', 'rus_2'],
  cologne: ['kleist', 'pru_1', 'pru_2'],
  mayence: ['bad_1-'],
};
const hunt = (wanted: Position = {}, round = 2) => {
  const clock = { phase: 'rounds', round, next: 'coalition' } as const;
  const g = position({ scenario: '1815', clock, forces, ...wanted });
  const s = situation(g, 'coalition');
  const id = (name: string) => forceCalled(g, name as ForceName);
  return {
    comingUp: (name: string) => comingUpWorth(s, id(name)),
    isLeft: (name: string) => isLeftStanding(s, id(name)),
  };
};

test('9.1 an army that stands far off is brought up while there is time, by its strength', () => {
  expect(hunt().comingUp('schwarzenberg')).toBe(3);
  expect(hunt({}, 5).comingUp('schwarzenberg')).toBe(0);
});

test('9.1 neither one that is at hand nor one that would come too late, nor what is no army', () => {
  const { comingUp } = hunt();
  expect(['wellington', 'barclay', 'hiller'].map(comingUp)).toEqual([0, 0, 0]);
});

test('9.1 less than two corps are left standing, two march', () => {
  const { isLeft } = hunt();
  expect([isLeft('bad_1'), isLeft('kleist')]).toEqual([true, false]);
});

test('9.1 but a corps that falls upon the last of his men marches', () => {
  const last = { soissons: ['napoleon', 'fra_1-'], namur: ['hill', 'gbr_1', 'gbr_2-'] };
  expect(hunt({ forces: last }).isLeft('hill')).toBe(false);
});

test('9.1 in another war small forces march and great ones are not hurried', () => {
  const { comingUp, isLeft } = hunt({ scenario: '1805' });
  expect([comingUp('schwarzenberg'), isLeft('bad_1')]).toEqual([0, false]);
});
