import { expect, test } from 'vitest';
import type { CardTiming } from '../catalogue/catalogue.ts';
import { opponent, type Side, type ZoneId } from '../catalogue/ids.ts';
import { newTrial, tested } from '../rules/4-glossary/4-trial.ts';
import { reactions } from '../rules/6-cards/6.4-use-of-cards.ts';
import type { March, Trial, TrialKind } from '../state/state.ts';
import { event, whyNot } from '../testing/events.ts';
import { marching } from '../testing/marches.ts';
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

const ownerOf = (card: string): Side => (card.endsWith('F') ? 'empire' : 'coalition');
/** Why the card does not answer this die. */
const whyNotAt = (trial: Trial, when: CardTiming, card: string, use: 'a' | 'b' | undefined): string | undefined => {
  const owner = ownerOf(card);
  const hands = { empire: [], coalition: [], [owner]: [card] };
  const table = scene({ noOtherCards: true, hands, forces: {} }, (g) => tested(g, '6.4', trial, when));
  return whyNot(table, event(card, use), owner);
};

test.each(WRONG_DICE)('6.4 %s at %s is not for the %s of the %s', (card, when, kind, by, use) => {
  expect(whyNotAt(newTrial(kind, by), when, card, use)).toBe('moment.notThis');
});
test.each(WRONG_DICE)(
  '6.4 %s at %s is neither for another die nor for one that is called off',
  (card, when, kind, by, use) => {
    const right = opponent(by);
    expect(whyNotAt(newTrial('wound', right), when, card, use)).toBe('moment.notThis');
    expect(whyNotAt(newTrial(kind, right, { cancelled: true }), when, card, use)).toBe('moment.notThis');
  },
);

/** Each card with the march that it is about, and the moment. */
const AT_DEPARTURE: readonly (readonly [string, CardTiming, Side])[] = [
  ['6F', 'onEnemyActivation', 'coalition'],
  ['36F', 'onOwnActivation', 'empire'],
  ['32C', 'onEnemyActivation', 'empire'],
  ['38C', 'onEnemyActivation', 'empire'],
];
test.each(AT_DEPARTURE)(
  '6.4, 9.1 %s at %s is for the march of the %s alone, and before its first zone',
  (card, when, side) => {
    const owner: Side = card.endsWith('F') ? 'empire' : 'coalition';
    const forces = { madrid: ['ney', 'fra_1'], vienne: ['charles', 'aus_1'] };
    const setOut = (of: Side): March => {
      const { march } = marching({ forces }, of === 'empire' ? 'ney' : 'charles', 0, of).state;
      if (!march) throw new Error('nobody is on the march');
      return march;
    };
    const why = (march: March): string | undefined => {
      const hands = { empire: [], coalition: [], [owner]: [card] };
      const nations = { spain: { side: 'coalition', status: 'belligerent' } } as const;
      const table = scene({ noOtherCards: true, hands, forces, nations, played: ['22C'] }, (g) => {
        g.march = march;
        return reactions(g, when, [owner]);
      });
      return whyNot(table, event(card), owner);
    };
    expect(why(setOut(side))).toBeUndefined();
    expect(why({ ...setOut(side), route: ['madrid' as ZoneId] })).toBe('moment.notThis');
    expect(why(setOut(opponent(side)))).toBe('moment.notThis');
  },
);
