import { withRow } from '@bivouac/kernel';
import { fleet as fleetCard } from '../catalogue/catalogue.ts';
import { type BoxId, type FleetId, opponent, type SeaId, type Side, type ZoneId } from '../catalogue/ids.ts';
import type { Europe } from './state.ts';
import { sideOf } from './nations.ts';

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

export const fleetRow = (g: Pick<Europe, 'fleets'>, id: FleetId): FleetRow => {
  const row = g.fleets.find((each) => each.id === id);
  if (!row) throw new Error(`no fleet ${id}`);
  return row;
};
export const putFleet = (g: Europe, id: FleetId, at: FleetAt): void => {
  g.fleets = withRow(
    g.fleets,
    g.fleets.findIndex((row) => row.id === id),
    { ...fleetRow(g, id), at },
  );
};
/** 10C It can be rebuilt only by an event (52F). */
export const sinkForGood = (g: Europe, id: FleetId): void => {
  g.fleets = g.fleets.map((row) => (row.id === id ? { ...row, sunkForGood: true } : row));
};
const isAt = (one: FleetAt, other: FleetAt): boolean =>
  (one.kind === 'sea' && other.kind === 'sea' && one.sea === other.sea) ||
  (one.kind === 'box' && other.kind === 'box' && one.box === other.box) ||
  ((one.kind === 'port' || one.kind === 'blockade') && one.kind === other.kind && one.zone === other.zone);
/** 17.2.2 The squadron of a side in one place. */
export const squadron = (g: Pick<Europe, 'fleets' | 'nations'>, at: FleetAt, side: Side): readonly FleetId[] =>
  g.fleets.flatMap((row) => (isAt(row.at, at) && sideOf(g, fleetCard(row.id).nation) === side ? [row.id] : []));
/** 3.2, 12.1 Fleets in ports and in blockade boxes are not at sea. */
export const atSea = (g: Pick<Europe, 'fleets' | 'nations'>, sea: SeaId, side: Side): readonly FleetId[] =>
  squadron(g, { kind: 'sea', sea }, side);
/** 17.2.7 An enemy lies before the port. */
export const isBlockaded = (g: Pick<Europe, 'fleets' | 'nations'>, zone: ZoneId, against: Side): boolean =>
  g.fleets.some(
    (row) =>
      row.at.kind === 'blockade' && row.at.zone === zone && sideOf(g, fleetCard(row.id).nation) === opponent(against),
  );
