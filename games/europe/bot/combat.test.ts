import { expect, test } from 'vitest';
import type { EuropeAnswer } from '../answers/answers.ts';
import { zoneId } from '../catalogue/catalogue.ts';
import type { Side } from '../catalogue/ids.ts';
import { battleAt } from '../testing/battles.ts';
import { position } from '../testing/position.ts';
import { JUDGES } from './greedy.ts';
import { situation } from './situation.ts';

const never = (): never => {
  throw new Error('nothing is left to chance here');
};

const MACK = ['mack', 'armee_allemagne', 'aus_1', 'aus_2', 'aus_3', 'aus_4', 'aus_5', 'aus_6'];
const ARMY = ['napoleon', 'grande_armee', 'davout', 'lannes', 'fra_1', 'fra_2', 'fra_3', 'fra_4', 'fra_garde'];
const CORPS = ['fra_5', 'fra_6', 'fra_7', 'fra_8'];

/** Whether Marmont, with two corps beside the battle, is called to the guns. */
const isCalled = (army: readonly string[]): boolean => {
  const table = battleAt(
    {
      zones: { ulm: { control: 'austria' as never } },
      forces: { ulm: [MACK, army], bade: ['marmont', 'fra_10', 'fra_11'] },
    },
    { zone: 'ulm', by: ['napoleon'], against: ['mack'], from: 'stuttgart' },
  );
  const question = table.asked();
  const judge = JUDGES['counterMarch.who'];
  const score = judge?.(situation(table.state, question.by as Side), question.prompt.params, question, never);
  const answers = question.answers as readonly EuropeAnswer[];
  expect(answers).toContainEqual({ kind: 'counterMarch', general: 'marmont' });
  return (score?.({ kind: 'counterMarch', general: 'marmont' as never }) ?? 0) > 0;
};

test('14.1 anyone who stands beside the battle marches to the guns', () => {
  expect(isCalled(ARMY)).toBe(true);
});

test('10.1 but not to an army that cannot command any more: what is too many would be lost', () => {
  expect(isCalled([...ARMY, ...CORPS])).toBe(false);
});

test('10.1 a beaten force does not go where nobody can command it', () => {
  const goesTo = (friends: readonly string[]): unknown => {
    const charles = ['charles', 'armee_allemagne', 'aus_1', 'aus_2', 'aus_3'];
    const s = situation(position({ forces: { munich: charles, salzbourg: friends } }), 'coalition');
    const answers = ['salzbourg', 'ratisbonne'].map((zone): EuropeAnswer => ({ kind: 'retreat', zone: zoneId(zone) }));
    const question = { by: 'coalition', rule: '14.10', prompt: { key: 'retreat.whereTo', params: {} }, answers };
    const score = JUDGES['retreat.whereTo']?.(s, { force: 'charles' }, question, never);
    return answers.toSorted((one, other) => (score?.(other) ?? 0) - (score?.(one) ?? 0))[0];
  };
  expect(goesTo(['aus_4'])).toMatchObject({ zone: 'salzbourg' });
  expect(goesTo(['jean', 'aus_4', 'aus_5', 'aus_6', 'aus_7', 'aus_8'])).toMatchObject({ zone: 'ratisbonne' });
});

test('17.2.9 a card is played in the battle of a landing, small as it is, and not in a skirmish on land', () => {
  const plays = (landing: boolean): boolean => {
    const forces = {
      londres: [
        ['hill', 'gbr_1-'],
        ['ney', 'fra_1'],
      ],
    };
    const wanted = { forces, hands: { empire: ['27F'], coalition: [] } };
    const table = battleAt(wanted, { zone: 'londres', by: ['ney'], against: ['hill'], landing });
    while (table.asked().prompt.params['when'] !== 'combatModifiers') table.answer(table.asked().by, 'pass');
    const question = table.asked('empire');
    const score = JUDGES['event.react']?.(situation(table.state, 'empire'), question.prompt.params, question, never);
    const event = (question.answers as readonly EuropeAnswer[]).find(({ kind }) => kind === 'event');
    return event !== undefined && (score?.(event) ?? 0) > 0;
  };
  expect([plays(true), plays(false)]).toEqual([true, false]);
});
