import { factOf } from '@bivouac/kernel';
import { zone as zoneCard } from '../../catalogue/catalogue.ts';
import { revised, tables } from '../../scenario/editions.ts';
import { inForce } from '../../state/effects.ts';
import type { NationId, Side, ZoneId } from '../../catalogue/ids.ts';
import {
  type Allegiance,
  type Europe,
  groundRead,
  holder,
  isHeldBy,
  nation,
  opponent,
  POWERS,
  SIDES,
  sideOf,
  wasPlayed,
} from '../../state/state.ts';
import { isBlockadeClosed } from '../4-glossary/4-continental-blockade.ts';
import { isZoneSupplied } from '../13-supply/13.3-supply-lines.ts';
import { landOf } from '../3-game-map/3.2-counting.ts';

const SPAIN = 'spain' as NationId;
const FRANCE = 'france' as NationId;
const BRITAIN = 'britain' as NationId;
const MADRID = 'madrid' as ZoneId;

const isEnemyHeld = (g: Europe, id: ZoneId, side: Allegiance): boolean =>
  SIDES.some((other) => (side === 'neutral' || other === opponent(side as Side)) && isHeldBy(g, id, other)) &&
  (!revised(g, 'controlNeedsSupply') || isZoneSupplied(g, id, holder(g, id)));

/** 7.3.1 Key zones of the national territory under enemy control; not Madrid in the War of Liberation. */
const keysLost = (g: Europe, power: NationId): number =>
  landOf(g, power).filter(
    (id) => zoneCard(id).key && isEnemyHeld(g, id, sideOf(g, power)) && !(id === MADRID && wasPlayed(g, '22C')),
  ).length;

/** 25F While the continent is closed to her by decree Britain trades less. */
const tradeLost = (g: Europe, power: NationId): number =>
  power === BRITAIN && wasPlayed(g, '25F') && isBlockadeClosed(g) ? tables(g).resources.blockadeClosed : 0;

/** 7.3.1 One source of a power's resources, or what takes from them. */
export interface Income {
  readonly what: 'yearly' | 'twofold' | 'keysLost' | 'blockade' | 'events';
  readonly by: number;
}

/** 7.3.1 Where the resources of a power come from: its figure, less for key zones lost, and what events and peaces bring. */
export const incomeOf = (g: Europe, power: NationId): readonly Income[] => {
  const { yearly, perKeyZoneHeld } = tables(g).resources;
  const figure = yearly.get(power) ?? 0;
  const { year } = g.clock;
  const isTwofold = inForce(g, 'twofoldBudget').some((effect) => effect.power === power && effect.year === year);
  const events = inForce(g, 'resources').reduce(
    (sum, effect) => sum + (effect.power === power && effect.year === year ? effect.by : 0),
    0,
  );
  return [
    { what: 'yearly', by: figure },
    { what: 'twofold', by: isTwofold ? figure : 0 },
    { what: 'keysLost', by: keysLost(g, power) * perKeyZoneHeld },
    { what: 'blockade', by: tradeLost(g, power) },
    { what: 'events', by: events },
  ];
};

/** 7.3.1 What a power has this year, before aid. */
export const resourcesOf = factOf(
  (g: Europe) => [...groundRead(g), g.effects, g.cards.played, g.clock.year],
  (g, power: NationId): number =>
    Math.max(
      0,
      incomeOf(g, power).reduce((sum, { by }) => sum + by, 0),
    ),
);

/** 7.3.2 Who draws up a budget: its side, or for a power that is not at war the player to whom the rule gives it. */
export const managerOf = (g: Europe, power: NationId): Side => {
  const { side, peace, status } = nation(g, power);
  if (side === 'empire' || side === 'coalition') return side;
  if (status === 'forcedPeace' || status === 'forcedAlliance')
    return peace?.by === 'coalition' ? 'empire' : 'coalition';
  return power === SPAIN || power === ('turkey' as NationId) ? 'empire' : 'coalition';
};

/** 7.3.1, 8.1.2 Powers of one side help each other out; Spain helps France only after 24F and 25F (revised). */
export const mayAid = (g: Europe, from: NationId, to: NationId): boolean =>
  from !== to &&
  nation(g, from).status === 'belligerent' &&
  nation(g, to).status === 'belligerent' &&
  sideOf(g, from) === sideOf(g, to) &&
  !(revised(g, 'spanishAid') && from === SPAIN && to === FRANCE && !(wasPlayed(g, '24F') && wasPlayed(g, '25F')));

/** Powers whose budget has not been drawn up yet this year, the present one left out. */
export const stillToCome = (power: NationId): readonly NationId[] => POWERS.slice(POWERS.indexOf(power) + 1);
