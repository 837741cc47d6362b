import { spread } from '@bivouac/atlas';
import {
  type BlockadeBox,
  blockadeBoxes,
  type EdgeCard,
  type EdgeKind,
  edges,
  type PassageCard,
  passages,
  sea as seaCard,
  zone as zoneCard,
  type ZoneCard,
  zones,
} from './places.ts';
import { tablesFor } from './tables.ts';
import type { BoxId, NationId, ProvinceId, SeaId, ZoneId } from './ids.ts';

/** 12.1 The way from one zone into the next. */
export interface Link {
  readonly from: ZoneId;
  readonly to: ZoneId;
  readonly kind: EdgeKind;
  /** Movement points to enter the zone this way; Infinity for the way that takes a whole move. */
  readonly cost: number;
  /** Glossary, 12.4, 12.5, 14.1: entering this way is difficult. */
  readonly difficult: boolean;
  /** The sea of a strait, whose fleets may close it unless it is always open. */
  readonly sea?: SeaId;
  readonly alwaysOpen: boolean;
}

// What a march costs is the same in both editions.
const { movement } = tablesFor('2013');

const link = (from: ZoneId, to: ZoneId, { kind, sea, alwaysOpen }: EdgeCard): Link => {
  const cost = kind === 'special' ? Infinity : movement.zone[zoneCard(to).terrain] + movement.edge[kind];
  const strait = sea === undefined ? {} : { sea };
  return { from, to, kind, cost, difficult: cost >= movement.difficultFrom, ...strait, alwaysOpen };
};

const LINKS: ReadonlyMap<ZoneId, readonly Link[]> = (() => {
  const found = new Map<ZoneId, Link[]>([...zones.keys()].map((id) => [id, []]));
  for (const edge of edges) {
    found.get(edge.a)?.push(link(edge.a, edge.b, edge));
    found.get(edge.b)?.push(link(edge.b, edge.a, edge));
  }
  return found;
})();
const LINK_BETWEEN: ReadonlyMap<ZoneId, ReadonlyMap<ZoneId, Link>> = new Map(
  [...LINKS].map(([from, links]) => [from, new Map(links.map((one) => [one.to, one]))]),
);
const LINKS_INTO: ReadonlyMap<ZoneId, readonly Link[]> = new Map(
  [...LINKS].map(([to, links]) => [to, links.flatMap(({ to: from }) => LINK_BETWEEN.get(from)?.get(to) ?? [])]),
);

/** A zone with its number on the map, and the ways by which it is entered: for rules that walk the whole map. */
export interface Place {
  readonly index: number;
  readonly id: ZoneId;
  readonly entries: readonly { readonly way: Link; readonly from: Place }[];
}
const PLACES: ReadonlyMap<ZoneId, Place> = (() => {
  const found = new Map<ZoneId, Place & { entries: Place['entries'] }>(
    [...zones.keys()].map((id, index) => [id, { index, id, entries: [] }]),
  );
  for (const place of found.values())
    place.entries = (LINKS_INTO.get(place.id) ?? []).flatMap((way) => {
      const from = found.get(way.from);
      return from ? [{ way, from }] : [];
    });
  return found;
})();
export const places: readonly Place[] = [...PLACES.values()];
export const placeOf = (zone: ZoneId): Place => {
  const place = PLACES.get(zone);
  if (!place) throw new Error(`no zone ${zone}`);
  return place;
};

/** The ways out of a zone, in the order of the map file. None out of an island. */
export const linksOf = (zone: ZoneId): readonly Link[] => LINKS.get(zone) ?? [];
export const linkBetween = (from: ZoneId, to: ZoneId): Link | undefined => LINK_BETWEEN.get(from)?.get(to);
export const neighbours = (zone: ZoneId): readonly ZoneId[] => linksOf(zone).map(({ to }) => to);
export const areNeighbours = (a: ZoneId, b: ZoneId): boolean => linkBetween(a, b) !== undefined;

/** 12.1 What entering a neighbouring zone costs; Infinity where no way leads, or one that takes a whole move. */
export const entryCost = (from: ZoneId, to: ZoneId): number => linkBetween(from, to)?.cost ?? Infinity;

/** 3.2 A zone without fortress, port, town or capital is nobody's: all may pass. */
export const isOpenToAll = (zone: ZoneId): boolean => {
  const { fortress, port, town, capital } = zoneCard(zone);
  return fortress === 0 && port === undefined && !town && capital === 'none';
};

const grouped = <Key>(keyOf: (card: ZoneCard) => Key): ReadonlyMap<Key, readonly ZoneId[]> => {
  const found = new Map<Key, ZoneId[]>();
  for (const card of zones.values()) {
    const key = keyOf(card);
    const ids = found.get(key);
    if (ids) ids.push(card.id);
    else found.set(key, [card.id]);
  }
  return found;
};
const ZONES_OF_PROVINCE = grouped(({ province }) => province);
const ZONES_OF_NATION = grouped(({ nation }) => nation);

export const zonesOfProvince = (province: ProvinceId): readonly ZoneId[] => ZONES_OF_PROVINCE.get(province) ?? [];
export const provinceOf = (zone: ZoneId): ProvinceId => zoneCard(zone).province;
/** The zones that the map of 1805 gives a nation; a scenario's `owner` may say otherwise. */
export const zonesOfNationIn1805 = (nation: NationId): readonly ZoneId[] => ZONES_OF_NATION.get(nation) ?? [];
export const nationIn1805 = (zone: ZoneId): NationId => zoneCard(zone).nation;

/** 18.2.2 Provinces touch when a zone of one touches a zone of the other. */
export const areProvincesNeighbours = (a: ProvinceId, b: ProvinceId): boolean =>
  zonesOfProvince(a).some((zone) => neighbours(zone).some((other) => provinceOf(other) === b));

export const seaOfPort = (zone: ZoneId): SeaId | undefined => zoneCard(zone).port;
export const portsOf = (sea: SeaId): readonly ZoneId[] => seaCard(sea).ports;
export const neighbouringSeas = (sea: SeaId): readonly SeaId[] => seaCard(sea).adjacent;

const BOX_OF_PORT: ReadonlyMap<ZoneId, BlockadeBox> = new Map(
  [...blockadeBoxes.values()].map((box) => [box.port, box]),
);
/** 17.2.7 The box before a port. */
export const blockadeBoxOf = (port: ZoneId): BoxId | undefined => BOX_OF_PORT.get(port)?.id;

/** 17.2.3 The passage between two seas, where there is one that rules speak of. */
export const passageBetween = (a: SeaId, b: SeaId): PassageCard | undefined =>
  passages.find(({ seas }) => seas.includes(a) && seas.includes(b));

interface Search<Place, Way> {
  readonly from: Iterable<Place>;
  /** Infinity for a way that is closed. */
  readonly cost: (way: Way) => number;
  readonly limit?: number;
}

/** Every zone within reach by land, nearest first, with the least cost. Price a way by `link.cost`, or close it. */
export const zonesWithin = ({ from, cost, limit = Infinity }: Search<ZoneId, Link>): ReadonlyMap<ZoneId, number> =>
  spread({ from, limit, links: linksOf, cost });

/** The least cost by land from one zone to another, through zones that may be entered; Infinity if no way leads. */
export const landDistance = (from: ZoneId, to: ZoneId, mayEnter: (zone: ZoneId) => boolean = () => true): number =>
  zonesWithin({ from: [from], cost: (way) => (way.to === to || mayEnter(way.to) ? way.cost : Infinity) }).get(to) ??
  Infinity;

/** 17.2.1 The step from one sea zone to the next. */
export interface SeaWay {
  readonly from: SeaId;
  readonly to: SeaId;
}
const seaWays = (from: SeaId): readonly SeaWay[] => neighbouringSeas(from).map((to) => ({ from, to }));

/** Every sea zone within reach, nearest first. */
export const seasWithin = ({ from, cost, limit = Infinity }: Search<SeaId, SeaWay>): ReadonlyMap<SeaId, number> =>
  spread({ from, limit, links: seaWays, cost });
