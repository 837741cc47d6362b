import { fact, withRow } from '@bivouac/kernel';
import { fleet as fleetCard, fleets as fleetCards } from '../catalogue/catalogue.ts';
import {
  type BoxId,
  type FleetId,
  type NationId,
  opponent,
  type SeaId,
  type Side,
  type ZoneId,
} from '../catalogue/ids.ts';
import type { Europe } from './state.ts';
import { type Allegiance, sideOf } from './nations.ts';
import { placesOf, rowsOfNation } from './rows.ts';

/** 17 Where a fleet is: at sea, in a port, before a port in its blockade box, in a box off the map, or in no game. */
export type FleetAt =
  | { readonly kind: 'sea'; readonly sea: SeaId }
  | { readonly kind: 'port'; readonly zone: ZoneId }
  | { readonly kind: 'blockade'; readonly zone: ZoneId }
  | { readonly kind: 'box'; readonly box: BoxId }
  | {
      readonly kind: 'off';
      readonly why: 'reserve' | 'waiting' | 'returning' | 'notYet' | 'gone';
      readonly until?: number;
    };

export interface FleetRow {
  readonly id: FleetId;
  readonly at: FleetAt;
  /** 10C May be rebuilt only with 52F. */
  readonly sunkForGood?: true;
}

const fleetsByNation = rowsOfNation(fleetCards);
/** All fleets of a nation, in the game or not. */
export const fleetsOfNation = (g: Pick<Europe, 'fleets'>, nation: NationId): readonly FleetRow[] =>
  fleetsByNation(g.fleets, nation);

const fleetPlace = placesOf(fleetCards);
export const fleetRow = (g: Pick<Europe, 'fleets'>, id: FleetId): FleetRow => {
  const row = g.fleets[fleetPlace(g.fleets, id)];
  if (!row) throw new Error(`no fleet ${id}`);
  return row;
};
export const putFleet = (g: Europe, id: FleetId, at: FleetAt): void => {
  g.fleets = withRow(g.fleets, fleetPlace(g.fleets, id), { ...fleetRow(g, id), at });
};
/** 10C It can be rebuilt only by an event (52F). */
export const sinkForGood = (g: Europe, id: FleetId): void => {
  g.fleets = g.fleets.map((row) => (row.id === id ? { ...row, sunkForGood: true } : row));
};
/** The name of the sea, zone or box. */
const nameOf = (at: FleetAt): string =>
  at.kind === 'sea' ? at.sea : at.kind === 'box' ? at.box : at.kind === 'off' ? at.why : at.zone;
type Squadrons = Readonly<Record<FleetAt['kind'], Map<string, FleetId[]>>>;
const squadronsOf = fact((fleets: Europe['fleets'], nations: Europe['nations']) => {
  const none = (): Squadrons => ({
    sea: new Map(),
    port: new Map(),
    blockade: new Map(),
    box: new Map(),
    off: new Map(),
  });
  const found: Readonly<Record<Allegiance, Squadrons>> = {
    empire: none(),
    coalition: none(),
    neutral: none(),
    none: none(),
  };
  for (const { id, at } of fleets) {
    const places = found[sideOf({ nations }, fleetCard(id).nation)][at.kind];
    const there = places.get(nameOf(at));
    if (there) there.push(id);
    else places.set(nameOf(at), [id]);
  }
  return found;
});
const NO_FLEETS: readonly FleetId[] = [];
/** 17.2.2 The squadron of a side in one place. */
export const squadron = (
  { fleets, nations }: Pick<Europe, 'fleets' | 'nations'>,
  at: FleetAt,
  side: Side,
): readonly FleetId[] =>
  at.kind === 'off' ? NO_FLEETS : (squadronsOf(fleets, nations)[side][at.kind].get(nameOf(at)) ?? NO_FLEETS);
/** 3.2, 12.1 Fleets in ports and in blockade boxes are not at sea. */
export const atSea = (g: Pick<Europe, 'fleets' | 'nations'>, sea: SeaId, side: Side): readonly FleetId[] =>
  squadron(g, { kind: 'sea', sea }, side);
/** 17.2.7 An enemy lies before the port. */
export const isBlockaded = (g: Pick<Europe, 'fleets' | 'nations'>, zone: ZoneId, against: Side): boolean =>
  squadron(g, { kind: 'blockade', zone }, opponent(against)).length > 0;
