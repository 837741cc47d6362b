import type { UnitId } from '../../catalogue/ids.ts';
import { bothSides, type Europe, type ForceId, opponent, stepsOfUnit, unitRow, unitsAt } from '../../state/state.ts';
import { checkSupply, type Tracing } from '../13-supply/13.3-supply-lines.ts';
import { unitsCutOff } from '../13-supply/13.5-out-of-supply.ts';
import { changeSheet, fighting, sheet } from './14-sheet.ts';

/**
 * 13.1, 13.3, 14.5.4 Both sides check their supply: each attacker through the zone from which he came, and nobody through a
 * zone from which the enemy came. A landing fights as supplied: it suffers its own penalty alone (17.2.9).
 */
export const checkSupplyInBattle = (g: Europe): void => {
  const { attacker, from, joined, landing, cameBy } = sheet(g);
  const defender = opponent(attacker);
  const through = (id: ForceId): Tracing => {
    const by = joined.find(({ force }) => force === id)?.from ?? from;
    return by === null ? {} : { through: by };
  };
  if (!landing)
    for (const id of fighting(g, attacker)) checkSupply(g, id, { ...through(id), avoiding: cameBy[defender] });
  for (const id of fighting(g, defender)) checkSupply(g, id, { avoiding: cameBy[attacker] });
};

/** 13.5 Who is unsupplied among the units, by the forces in which they came: those that join keep their own state. */
export const unsuppliedUnits = (g: Europe): ReadonlySet<UnitId> =>
  new Set(
    [...fighting(g, 'empire'), ...fighting(g, 'coalition')].flatMap((id) => unitsCutOff(g, id).map((row) => row.id)),
  );

/** 13.5 A side is unsupplied if at least half of its steps are. */
export const noteSupply = (g: Europe, unsupplied: ReadonlySet<UnitId>): void => {
  const isUnsupplied = bothSides((side) => {
    const units = fighting(g, side).flatMap((id) => unitsAt(g, id));
    const steps = (only: (id: UnitId) => boolean): number =>
      units.reduce((sum, { id }) => sum + (only(id) ? stepsOfUnit(unitRow(g, id)) : 0), 0);
    const without = steps((id) => unsupplied.has(id));
    return without > 0 && 2 * without >= steps(() => true);
  });
  changeSheet(g, { unsupplied: isUnsupplied });
};
