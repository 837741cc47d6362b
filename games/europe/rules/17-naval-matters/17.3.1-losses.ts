import { fleet as fleetCard, isMajor } from '../../catalogue/catalogue.ts';
import type { FleetId } from '../../catalogue/ids.ts';
import { type Europe, putArmy, putFleet, putGeneral } from '../../state/state.ts';
import { eliminateUnit, loseSpecial } from '../2-game-pieces/2.1-loss-steps.ts';

/** 7.3.3 A fleet of a minor power that is lost is lost for good; the others can be built again. What is aboard goes down with it (17.2.8). */
export const loseFleet = (g: Europe, id: FleetId): void => {
  const { voyage } = g;
  const cargo = voyage?.cargo.find(({ fleet }) => fleet === id);
  if (voyage) {
    g.voyage = {
      ...voyage,
      fleets: voyage.fleets.filter((fleet) => fleet !== id),
      cargo: voyage.cargo.filter(({ fleet }) => fleet !== id),
    };
  }
  for (const unit of cargo?.units ?? []) eliminateUnit(g, unit);
  for (const special of cargo?.specials ?? []) loseSpecial(g, special);
  if (cargo?.general) putGeneral(g, cargo.general, 'reserve');
  if (cargo?.army) putArmy(g, cargo.army, 'reserve');
  putFleet(g, id, { kind: 'off', why: isMajor(fleetCard(id).nation) ? 'reserve' : 'gone' });
};
