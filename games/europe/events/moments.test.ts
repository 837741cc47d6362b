import { expect, test } from 'vitest';
import type { CardTiming } from '../catalogue.ts';
import type { Side } from '../ids.ts';
import { newTrial, tested } from '../rules/4-glossary/4-trial.ts';
import type { TrialKind } from '../state.ts';
import { event, whyNot } from '../testing/events.ts';
import { scene } from '../testing/scene.ts';

/** Each card with the die that it does not answer: that of the wrong side. */
const WRONG_DICE: readonly (readonly [string, CardTiming, TrialKind, Side, 'a' | 'b' | undefined])[] = [
  ['3F', 'onEvasion', 'evasion', 'empire', undefined],
  ['10F', 'navalInterception', 'navalInterception', 'empire', 'b'],
  ['19F', 'counterMarch', 'counterMarch', 'coalition', 'a'],
  ['21F', 'pursuit', 'pursuit', 'coalition', undefined],
  ['21F', 'siege', 'siege', 'coalition', undefined],
  ['27F', 'demoralisation', 'demoralisation', 'coalition', undefined],
  ['31F', 'pursuit', 'pursuit', 'empire', undefined],
  ['43F', 'pursuit', 'pursuit', 'coalition', undefined],
  ['54F', 'siege', 'siege', 'empire', undefined],
  ['12C', 'siege', 'siege', 'empire', undefined],
  ['28C', 'pursuit', 'pursuit', 'coalition', undefined],
  ['39C', 'demoralisation', 'demoralisation', 'coalition', undefined],
  ['41C', 'pursuit', 'pursuit', 'empire', undefined],
];

test.each(WRONG_DICE)('6.4 %s at %s is not for the %s of the %s', (card, when, kind, by, use) => {
  const owner: Side = card.endsWith('F') ? 'empire' : 'coalition';
  const hands = { empire: [], coalition: [], [owner]: [card] };
  const table = scene({ noOtherCards: true, hands, forces: {} }, (g) => tested(g, '6.4', newTrial(kind, by), when));
  expect(whyNot(table, event(card, use), owner)).toBe('moment.notThis');
});
