import type { NationId, UnitId } from '../../catalogue/ids.ts';
import { unit as unitCard } from '../../catalogue/catalogue.ts';
import type { FleetId } from '../../catalogue/ids.ts';
import { log } from '../../text/speech.ts';
import {
  type Europe,
  fleetRow,
  fleetsOfNation,
  flipUnit,
  isForce,
  leadingPower,
  putFleet,
  putUnit,
  unitRow,
} from '../../state/state.ts';
import { isLent } from '../8-diplomacy/8.1.4-lent-corps.ts';
import { tidy } from '../2-game-pieces/2.1-loss-steps.ts';

/** 7.3.6 Pieces may be taken off the map, supplied or not; they cannot be used again before the budget of next year. */
export const unitsToWithdraw = (g: Europe, power: NationId): readonly UnitId[] =>
  g.units.flatMap(({ id, at }) =>
    isForce(at) && leadingPower(g, unitCard(id).nation) === power && !isLent(g, id) ? [id] : [],
  );
export const withdrawUnit = (g: Europe, id: UnitId): void => {
  const { at } = unitRow(g, id);
  putUnit(g, id, 'waiting', g.clock.year + 1);
  flipUnit(g, id, false);
  if (isForce(at)) tidy(g, at);
  log(g, '7.3.6', 'withdraw.unit', { unit: id });
};

export const fleetsToWithdraw = (g: Europe, power: NationId): readonly FleetId[] =>
  fleetsOfNation(g, power).flatMap(({ id, at }) => (at.kind !== 'off' && at.kind !== 'box' ? [id] : []));
export const withdrawFleet = (g: Europe, id: FleetId): void => {
  if (fleetRow(g, id).at.kind === 'off') throw new Error(`7.3.6: ${id} is not on the map`);
  putFleet(g, id, { kind: 'off', why: 'waiting', until: g.clock.year + 1 });
  log(g, '7.3.6', 'withdraw.fleet', { fleet: id });
};
