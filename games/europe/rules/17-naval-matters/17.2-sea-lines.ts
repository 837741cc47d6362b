import { fact } from '@bivouac/kernel';
import { neighbouringSeas, portsOf, seaOfPort } from '../../catalogue/board.ts';
import { fleet as fleetCard, seas } from '../../catalogue/catalogue.ts';
import type { SeaId, Side, ZoneId } from '../../catalogue/ids.ts';
import { bothSides, type FleetAt, type Ground, opponent, sideOf } from '../../state/state.ts';

/** The sea zone of a squadron, also in port or before one. */
export const seaOf = (at: FleetAt): SeaId | undefined =>
  at.kind === 'sea' ? at.sea : at.kind === 'port' || at.kind === 'blockade' ? seaOfPort(at.zone) : undefined;

type Waters = Pick<Ground, 'fleets' | 'nations'>;

interface Presence {
  /** Sea zones where a side has fleets at sea. */
  readonly atSea: ReadonlySet<SeaId>;
  /** Ports before which it lies. */
  readonly before: ReadonlySet<ZoneId>;
}
const presence = fact((fleets: Waters['fleets'], nations: Waters['nations']): Readonly<Record<Side, Presence>> => {
  const found = bothSides(() => ({ atSea: new Set<SeaId>(), before: new Set<ZoneId>() }));
  for (const { id, at } of fleets) {
    if (at.kind !== 'sea' && at.kind !== 'blockade') continue;
    const side = sideOf({ nations }, fleetCard(id).nation);
    if (side !== 'empire' && side !== 'coalition') continue;
    if (at.kind === 'sea') found[side].atSea.add(at.sea);
    else found[side].before.add(at.zone);
  }
  return found;
});

/** 3.2 A side controls a sea zone while it alone has fleets at sea there. */
export const isHeldAtSea = (g: Waters, sea: SeaId, by: Side): boolean => {
  const there = presence(g.fleets, g.nations);
  return there[by].atSea.has(sea) && !there[opponent(by)].atSea.has(sea);
};

/** 12.1 No crossing of a strait while an enemy fleet is at sea there; fleets in ports and blockade boxes are not at sea. */
export const isStraitOpen = (g: Waters, sea: SeaId, side: Side): boolean =>
  !presence(g.fleets, g.nations)[opponent(side)].atSea.has(sea);

const isCutOff = (g: Waters, port: ZoneId, side: Side): boolean =>
  presence(g.fleets, g.nations)[opponent(side)].before.has(port);

/** For every sea zone the ports that are joined by open water, none of them blockaded; nothing for a zone that the enemy controls. */
const openWaters = fact(
  (
    fleets: Waters['fleets'],
    nations: Waters['nations'],
  ): Readonly<Record<Side, ReadonlyMap<SeaId, readonly ZoneId[]>>> => {
    const g = { fleets, nations };
    return bothSides((side) => {
      const isOpen = (sea: SeaId): boolean => !isHeldAtSea(g, sea, opponent(side));
      const joined = new Map<SeaId, readonly ZoneId[]>();
      for (const first of seas.keys()) {
        if (joined.has(first) || !isOpen(first)) continue;
        const water = new Set([first]);
        for (const sea of water) for (const next of neighbouringSeas(sea)) if (isOpen(next)) water.add(next);
        const ports = [...water].flatMap((sea) => portsOf(sea).filter((port) => !isCutOff(g, port, side)));
        for (const sea of water) joined.set(sea, ports);
      }
      return joined;
    });
  },
);

const NONE: readonly ZoneId[] = [];
/** 13.3 Ports that a line by sea can reach from a port, itself among them: neither end blockaded, no sea zone that the enemy controls on the way. */
export const portsBySea = (g: Waters, from: ZoneId, side: Side): readonly ZoneId[] => {
  const sea = seaOfPort(from);
  if (sea === undefined || isCutOff(g, from, side)) return NONE;
  return openWaters(g.fleets, g.nations)[side].get(sea) ?? NONE;
};
