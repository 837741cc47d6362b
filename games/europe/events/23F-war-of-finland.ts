import type { Verdict } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import type { NationId, UnitId } from '../catalogue/ids.ts';
import { raiseSieges } from '../rules/15-fortresses-and-sieges/15.3-raising.ts';
import { must } from '../text/speech.ts';
import { type Europe, isForce, isOn, nation, unitRow } from '../state/state.ts';
import type { EventRules, EventUse } from './event.ts';
import { sendCorps, sendUnit } from './foreign-war.ts';

const CARD = cardId('23F');
const RUSSIA = 'russia' as NationId;
const SWEDEN = 'suede' as NationId;
const SWEDISH_CORPS = 'sue_1' as UnitId;

/** Russia does not fight for the Coalition. */
const mayBreakOut = (g: Europe): Verdict => must('6.5', nation(g, RUSSIA).side !== 'coalition', 'finland.russiaAtWar');

const isThere = (g: Europe): boolean => {
  const { at } = unitRow(g, SWEDISH_CORPS);
  return isForce(at) || at === 'reserve';
};

const war = (when: EventUse['when']): EventUse => ({
  when,
  may: mayBreakOut,
  *play(g) {
    yield* sendCorps(g, CARD, RUSSIA);
    if (!isOn(g, SWEDEN, 'coalition') || !isThere(g)) return;
    sendUnit(g, CARD, SWEDISH_CORPS);
    yield* raiseSieges(g);
  },
});

/** 23F War of Finland: a foreign war that takes a corps from Russia, and the Swedish corps if Sweden fights for the Coalition (6.5). */
export const warOfFinland: EventRules = [war('action'), war('diplomacyPhase')];
