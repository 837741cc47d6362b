import { describe, expect, test } from 'vitest';
import type { Script } from '@bivouac/kernel';
import { duchyId } from '../../catalogue/catalogue.ts';
import { controller, type NapoleonicWars, unitsIn } from '../../state/state.ts';
import { position } from '../../testing/position.ts';
import { type EventAttrition, eventAttrition } from './6.17-event-attrition.ts';

/** Carries out a script with these dice; the owner keeps his Flag unless the test says otherwise. */
const rolled = (script: Script, faces: readonly number[], flag: 'pass' | 'loseFlag'): void => {
  let step = script.next();
  for (const face of faces) step = script.next([{ kind: 'die', face }]);
  while (!step.done && step.value[0]?.prompt.key === 'losses.flag')
    step = script.next([step.value[0].answers.find(({ kind }) => kind === flag) ?? { kind: 'pass' }]);
  if (!step.done) throw new Error('more dice are rolled than the test says');
};
const struck = (
  faces: readonly number[],
  change: Partial<EventAttrition> = {},
  flag: 'pass' | 'loseFlag' = 'pass',
): NapoleonicWars => {
  const g = position({ forces: { tyrol: ['france 2'] }, flags: { tyrol: 'france' } });
  const event = { at: duchyId('tyrol'), nations: ['france'], flags: true, halved: 'asUsual', ...change } as const;
  rolled(eventAttrition(g, event), faces, flag);
  return g;
};
const french = (g: NapoleonicWars): number => unitsIn(g, duchyId('tyrol'), 'france');

describe('6.17 Attrition by event', () => {
  test('6.17 a die for each Unit and for the Flag; French losses halved', () => {
    expect(french(struck([6, 6, 1]))).toBe(1);
    expect(french(struck([6, 6, 1], { halved: 'never' }))).toBe(0);
  });
  test('6.17 the Commander may let the Flag go in place of a Unit', () => {
    const g = struck([6, 1, 1], { halved: 'never' }, 'loseFlag');
    expect([controller(g, duchyId('tyrol')), french(g)]).toEqual(['austria', 2]);
  });
  test('6.17 else the Flag is lost last', () => {
    expect(controller(struck([6, 6, 1], { halved: 'never' }), duchyId('tyrol'))).toBe('france');
    expect(controller(struck([6, 6, 6], { halved: 'never' }), duchyId('tyrol'))).toBe('austria');
  });
  test('6.17 no die for the Flag where the event strikes Formations alone', () => {
    expect(french(struck([6, 1], { flags: false, halved: 'never' }))).toBe(1);
  });
  test('6.17 Forces under one Commander pay together: he chooses whose Units go', () => {
    const g = position({
      forces: { tyrol: ['ney', 'france 2', 'spain 2'] },
      nations: { spain: { camp: 'imperial' } },
    });
    const script = eventAttrition(g, {
      at: duchyId('tyrol'),
      nations: ['france', 'spain'],
      flags: false,
      halved: 'never',
    });
    let step = script.next();
    for (const face of [6, 1, 1, 1, 1]) step = script.next([{ kind: 'die', face }]);
    for (let most = 0; most < 5 && !step.done; most++) {
      const [question] = step.value;
      const spaniard = question?.answers.find((answer) => answer['nation'] === 'spain');
      step = script.next([(spaniard ?? { kind: 'pass' }) as never]);
    }
    expect([french(g), unitsIn(g, duchyId('tyrol'), 'spain')]).toEqual([2, 1]);
  });
});
