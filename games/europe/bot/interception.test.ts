import { expect, test } from 'vitest';
import type { EuropeAnswer } from '../answers/answers.ts';
import type { Side } from '../catalogue/ids.ts';
import { marching } from '../testing/marches.ts';
import type { Position } from '../testing/position.ts';
import { intercept } from './interception.ts';
import { situation } from './situation.ts';

const never = (): never => {
  throw new Error('nothing is left to chance here');
};

/** What the bot would do about a force that marches past. */
const met = (wanted: Position, name: string, to: string, marcher: Side = 'empire'): EuropeAnswer | undefined => {
  const table = marching(wanted, name, 0, marcher).answer(marcher, { kind: 'march', to });
  const question = table.asked();
  expect(question.prompt.key).toBe('interception.offer');
  const score = intercept(situation(table.state, question.by as Side), question.prompt.params, question, never);
  const answers = question.answers as readonly EuropeAnswer[];
  return answers.toSorted((one, other) => score(other) - score(one))[0];
};

const charles = ['charles', 'armee_allemagne', 'aus_1', 'aus_2', 'aus_3', 'aus_cav'];
const ney = ['ney', 'fra_1'];
const round = (now: number): NonNullable<Position['clock']> => ({ phase: 'rounds', round: now });
const zones = { munich: { control: 'france' as never } };
const past = (wanted: Position = {}): EuropeAnswer | undefined =>
  met(
    {
      zones,
      forces: { salzbourg: charles, munich: ney },
      hands: { empire: [], coalition: ['15C', '32C'] },
      clock: round(6),
      ...wanted,
    },
    'ney',
    'ratisbonne',
  );

test('12.4 a weaker enemy who passes is fallen upon with a card that no round needs', () => {
  expect(past()).toMatchObject({ kind: 'intercept', force: 'charles' });
});

test('12.4 but not with a card that a round to come needs', () => {
  expect(past({ clock: round(2) })).toEqual({ kind: 'pass' });
});

test('6.4 of several cards the least is spent', () => {
  const hands = { empire: [], coalition: ['14C', '15C', '16C'] };
  expect(past({ hands })).toMatchObject({ kind: 'intercept', card: '15C' });
});

test('12.4 a stronger enemy is let pass', () => {
  const forces = {
    salzbourg: ['charles', 'aus_1'],
    munich: ['napoleon', 'grande_armee', 'davout', 'fra_1', 'fra_2', 'fra_3', 'fra_garde'],
  };
  const hands = { empire: [], coalition: ['15C', '32C'] };
  expect(met({ zones, forces, hands, clock: round(6) }, 'napoleon', 'ratisbonne')).toEqual({ kind: 'pass' });
});

test('15.3 no siege is given up for it', () => {
  const besieged = { ...zones, salzbourg: { control: 'france' as never, siege: 1, fortress: 'active' as never } };
  const depots = { linz: 'austria', ratisbonne: 'austria' };
  expect(past({ zones: besieged, depots })).toEqual({ kind: 'pass' });
  expect(past({ zones, depots })).toMatchObject({ kind: 'intercept' });
});

test('13.1 nor does anybody leave his supply for it', () => {
  const forces = { munich: charles, ulm: ney };
  const hands = { empire: [], coalition: ['15C', '32C'] };
  const held = { ulm: { control: 'france' as never } };
  expect(met({ zones: held, forces, hands, clock: round(6) }, 'ney', 'nuremberg')).toEqual({ kind: 'pass' });
});

test('20.1 in 1815 it is Napoleon for whom the last card is worth it', () => {
  const emperor = ['napoleon', 'fra_1', 'fra_2-'];
  const forces = {
    soissons: emperor,
    reims: ney,
    bruxelles: ['wellington', 'armee_peninsule', 'gbr_1', 'gbr_2', 'hol_1'],
  };
  const wanted: Position = { scenario: '1815', forces, hands: { empire: [], coalition: ['11C'] }, clock: round(5) };
  expect(met(wanted, 'napoleon', 'namur')).toMatchObject({ kind: 'intercept', force: 'wellington' });
  const other = { ...wanted, forces: { ...forces, soissons: ney, reims: emperor } };
  expect(met(other, 'ney', 'namur')).toEqual({ kind: 'pass' });
});
