import type { NationId } from '../../catalogue/ids.ts';
import { changeNation, type Europe, isOn, type Level } from '../../state/state.ts';

const SPAIN = 'spain' as NationId;

/** 8.2.1 2013: a minor or major battle that a Spanish force has lost while Spain is an ally of France shakes the alliance. */
export const noteDefeat = (g: Europe, level: Level | null, losers: readonly NationId[]): void => {
  if (level !== 'skirmish' && losers.includes(SPAIN) && isOn(g, SPAIN, 'empire'))
    changeNation(g, SPAIN, { lostBattle: true });
};
