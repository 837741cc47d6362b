import type { Cell } from '@bivouac/atlas';
import { lastingFact } from '@bivouac/kernel';
import { cellOf } from './cells.ts';
import type { HexId } from './ids.ts';
import { type City, GRID, hexCard, hexsideBetween, neighboursOnMap, type Power } from './map.ts';
import { entryCost, type Hexside, isBarred, isDifficult, type Terrain } from '../rules/2-board/2.2-terrain.ts';
import type { BySide, Scenario, Zone } from '../scenario/scenario.ts';

/** The way from one hex into the next. */
export interface Link extends Hexside {
  readonly to: HexId;
  readonly hex: Hex;
  /** False when the side is barred to everything: rulings/2.2-barred-hexsides.md. */
  readonly open: boolean;
  /** What it costs to enter the other hex this way; Infinity when it is barred. */
  readonly summerCost: number;
  readonly winterCost: number;
  readonly difficultInSummer: boolean;
  readonly difficultInWinter: boolean;
}

/** A hex of the playable area. */
export interface Hex extends Cell {
  readonly id: HexId;
  /** Its place in `board.hexes`. */
  readonly index: number;
  readonly terrain: Terrain;
  readonly power: Power;
  readonly city: City | undefined;
  readonly fortified: boolean;
  readonly zone: Zone;
  /** To every neighbour in play, clockwise from the north, barred ones included. */
  readonly links: readonly Link[];
  /** The same neighbours, for rules that ask for plain adjacency (11.11, 13.3). */
  readonly neighbours: readonly Hex[];
}

/** The part of the map that a scenario plays on; beyond it there is nothing. */
export interface Board {
  readonly hexes: readonly Hex[];
  readonly byId: ReadonlyMap<HexId, Hex>;
  readonly cities: readonly Hex[];
  /** 7.8 The Ultimate Supply Sources. */
  readonly sources: BySide<readonly Hex[]>;
}

const NO_MANS_LAND = {
  name: { en: 'no man’s land', fr: 'terre de personne' },
  hexes: [],
  friendlyTo: [],
  blocksRoutesOf: [],
  suppliesAlso: [],
  closedTo: [],
};

/** Scenarios list their hexes in any order; the board walks them by number. */
const inOrder = (ids: readonly HexId[]): readonly HexId[] => [...ids].sort((a, b) => Number(a) - Number(b));

const surveyed = ({ playable, zones, turns }: Scenario): readonly Hex[] => {
  const beyond: Zone = { ...NO_MANS_LAND, throughTurn: turns };
  const zoneOf = new Map(zones.flatMap((zone) => zone.hexes.map((id) => [id, zone])));
  return inOrder(playable).map((id, index) => {
    const { terrain, power, city } = hexCard(id);
    return {
      ...cellOf(id),
      id,
      index,
      terrain,
      power,
      city,
      fortified: city?.fortified ?? false,
      zone: zoneOf.get(id) ?? beyond,
      links: [],
      neighbours: [],
    };
  });
};

const linkBetween = (from: Hex, hex: Hex): Link => {
  const side = hexsideBetween(from.id, hex.id);
  const crossing = { from: from.terrain, into: hex.terrain, side };
  return {
    ...side,
    to: hex.id,
    hex,
    open: !isBarred(crossing),
    summerCost: entryCost(crossing, false),
    winterCost: entryCost(crossing, true),
    difficultInSummer: isDifficult(crossing, false),
    difficultInWinter: isDifficult(crossing, true),
  };
};

/**
 * Hexes name each other, so they are laid out first and joined afterwards. The joints are not enumerable: anyone who
 * prints or compares a hex would otherwise wander over the whole map without end.
 */
const join = (hex: Hex, byId: ReadonlyMap<HexId, Hex>): void => {
  const neighbours = neighboursOnMap(hex.id).flatMap(({ id }) => byId.get(id) ?? []);
  const links = neighbours.map((neighbour) => linkBetween(hex, neighbour));
  Object.defineProperty(hex, 'links', { value: links, enumerable: false });
  Object.defineProperty(hex, 'neighbours', { value: neighbours, enumerable: false });
};

const laidOut = (scenario: Scenario): Board => {
  const hexes = surveyed(scenario);
  const byId = new Map(hexes.map((hex) => [hex.id, hex]));
  for (const hex of hexes) join(hex, byId);
  const found = (ids: readonly HexId[]): readonly Hex[] => ids.flatMap((id) => byId.get(id) ?? []);
  return {
    hexes,
    byId,
    cities: hexes.filter(({ city }) => city !== undefined),
    sources: { coalition: found(scenario.sources.coalition), french: found(scenario.sources.french) },
  };
};

/** The board of a scenario, laid out once. */
export const board: (scenario: Scenario) => Board = lastingFact(laidOut);

export const hexAt = ({ byId }: Board, id: HexId): Hex => {
  const hex = byId.get(id);
  if (!hex) throw new Error(`hex ${id} is not in play`);
  return hex;
};

/** The way between two hexes, if they are neighbours. */
export const linkTo = (from: Hex, to: HexId): Link | undefined => from.links.find((link) => link.to === to);

/** 2.2, 6.2, 7.8, 8.4: what entering a hex by this way counts for. */
export const marchCost = (link: Link, winter: boolean): number => (winter ? link.winterCost : link.summerCost);

/** 11.11: would a withdrawal this way lead into difficult terrain? See rulings/11.11-difficult-terrain.md. */
export const isDifficultEntry = (link: Link, winter: boolean): boolean =>
  winter ? link.difficultInWinter : link.difficultInSummer;

/** The straight count of hexes between two, whatever lies between. */
export const distance = (a: Cell, b: Cell): number => GRID.distance(a, b);
