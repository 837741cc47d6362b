import type { Script, Verdict } from '@bivouac/kernel';
import type { NationId, Side, UnitId } from '../catalogue/ids.ts';
import { joinSide } from '../rules/8-diplomacy/8.1.2-alliance.ts';
import { log, must } from '../text/speech.ts';
import { type Europe, nation, putUnit, unitRow } from '../state/state.ts';

/** 45C, 47C Units that an event makes available come to the reserve, where they are not in the game yet. */
export const enterReserve = (g: Europe, units: readonly UnitId[]): void => {
  for (const unit of units) {
    if (unitRow(g, unit).at !== 'notYet') continue;
    putUnit(g, unit, 'reserve');
    log(g, '4', 'unit.available', { unit });
  }
};

/** 8.1.4, 45C, 47C A power that has been beaten, and is held by a forced peace or alliance or has stayed neutral since. */
export const mayRejoin = (g: Europe, power: NationId): Verdict => {
  const { status, beaten } = nation(g, power);
  const isHeld = status === 'forcedPeace' || status === 'forcedAlliance';
  const isBeatenNeutral = status === 'neutral' && beaten.empire + beaten.coalition > 0;
  return must('8.1.4', isHeld || isBeatenNeutral, 'rejoining.notBeaten', { nation: power });
};

/** 8.1.4, 8.2.3 It joins the war; the troops of its former master in its land must part with it. Its reform is made. */
export function* rejoin(g: Europe, side: Side, power: NationId, reformed: readonly UnitId[]): Script {
  enterReserve(g, reformed);
  yield* joinSide(g, power, side);
}
