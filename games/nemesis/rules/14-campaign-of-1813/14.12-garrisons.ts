import type { Verdict } from '@bivouac/kernel';
import { type HexId, unitCard, type UnitId } from '../../catalogue/catalogue.ts';
import { log, must } from '../../text/speech.ts';
import type { Nemesis, UnitRow } from '../../state/state.ts';
import type { GarrisonRow } from '../../state/state-1813.ts';
import { isInSupply } from '../6-general-supply/6.1-in-supply.ts';
import { garrisonRule, isOfDanzig } from './14.13-danzig.ts';

const garrisonOf = (g: Nemesis, id: UnitId): GarrisonRow | undefined => g.garrisons.find(({ unit }) => unit === id);

/** 14.12, 14.13 A garrison unit that has never left its city: it is in General Supply there, and attacks nobody. */
export const isInGarrison = (g: Nemesis, id: UnitId): boolean =>
  g.garrisons.length > 0 && garrisonOf(g, id) !== undefined;

export const hasGarrison = (g: Nemesis, units: readonly UnitRow[]): boolean =>
  g.garrisons.length > 0 && units.some(({ id }) => isInGarrison(g, id));

/**
 * 14.12 A garrison may march off in any Turn after that in which friends reached it, as long as it is in supply.
 * 14.13 That of Danzig waits for nobody (rulings/14.12-garrisons.md).
 */
export const mayLeaveGarrison = (g: Nemesis, { id }: UnitRow): Verdict => {
  const row = g.garrisons.length > 0 ? garrisonOf(g, id) : undefined;
  if (!row) return undefined;
  const { hex, relieved } = row;
  const isRelieved = relieved > 0 && relieved < g.clock.turn;
  return (
    must('14.12', isOfDanzig(id) || isRelieved, 'garrison.notRelieved', { unit: id, hex }) ??
    must(garrisonRule(id), isInSupply(g, unitCard(id).side, hex), 'garrison.outOfSupply', { unit: id, hex })
  );
};

/** 14.12, 14.13 Once it has left its city, a garrison is a unit like any other, even if it comes back. */
export const leaveGarrison = (g: Nemesis, units: readonly UnitId[]): void => {
  const leaving = g.garrisons.filter(({ unit }) => units.includes(unit));
  if (leaving.length === 0) return;
  g.garrisons = g.garrisons.filter((row) => !leaving.includes(row));
  for (const { unit, hex } of leaving) log(g, garrisonRule(unit), 'garrison.leaves', { unit, hex });
};

/** 14.12 Friends from outside have ended their march in the city; from the next Turn on its garrison may leave. */
export const relieveGarrison = (g: Nemesis, hex: HexId): void => {
  const relieved = g.garrisons.filter((row) => row.hex === hex && row.relieved === 0 && !isOfDanzig(row.unit));
  if (relieved.length === 0) return;
  g.garrisons = g.garrisons.map((row) => (relieved.includes(row) ? { ...row, relieved: g.clock.turn } : row));
  log(g, '14.12', 'garrison.relieved', { units: relieved.map(({ unit }) => unit), hex });
};

/** 14.12 Those who may not retreat from their city: all garrisons but that of Danzig. */
export const boundToTheirCity = (g: Nemesis, units: readonly UnitId[]): readonly UnitId[] =>
  units.filter((id) => isInGarrison(g, id) && !isOfDanzig(id));
