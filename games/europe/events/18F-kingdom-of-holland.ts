import type { Verdict } from '@bivouac/kernel';
import type { NationId, UnitId, ZoneId } from '../catalogue/ids.ts';
import { protect } from '../rules/8-diplomacy/8.1.5-protectorate.ts';
import { log, must } from '../text/speech.ts';
import { type Europe, flipUnit, isForce, isHeldBy, nation, unitRow } from '../state/state.ts';
import { atOnce, type EventRules, type EventUse } from './event.ts';

const HOLLAND = 'hollande' as NationId;
const AMSTERDAM = 'amsterdam' as ZoneId;
const DUTCH_CORPS = 'hol_1' as UnitId;

const mayCrown = (g: Europe): Verdict => {
  const { side, status } = nation(g, HOLLAND);
  return (
    must('8.1.5', side === 'empire' && status === 'ally', 'protectorate.notAllied', { nation: HOLLAND }) ??
    must('8.1.5', !isHeldBy(g, AMSTERDAM, 'coalition'), 'holland.amsterdam')
  );
};

const crown = (g: Europe): void => {
  protect(g, HOLLAND);
  const { at, reduced } = unitRow(g, DUTCH_CORPS);
  if (!isForce(at) || !reduced) return;
  flipUnit(g, DUTCH_CORPS, false);
  log(g, '7.3.3', 'raise.completed', { unit: DUTCH_CORPS });
};

const founding = (when: EventUse['when']): EventUse => ({ when, may: mayCrown, play: atOnce(crown) });

/** 18F Kingdom of Holland: an allied Holland becomes a protectorate, and its corps on the map is completed. */
export const kingdomOfHolland: EventRules = [founding('action'), founding('diplomacyPhase')];
