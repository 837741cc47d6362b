import { thought } from '@bivouac/bots';
import { nation as nationCard, nations, zone as zoneCard } from '../catalogue/catalogue.ts';
import type { NationId, ZoneId } from '../catalogue/ids.ts';
import { stepsToCover } from '../rules/15-fortresses-and-sieges/15.1-cover.ts';
import { isOpenToAll } from '../catalogue/board.ts';
import { type Europe, fieldForces, garrison, isHeldBy, isMajor, nation, sideOf, zone } from '../state/state.ts';
import { shares } from './awards.ts';
import { openings } from './cut-off.ts';
import { quarry } from './hunt.ts';
import { keysOfSide, MANTUA } from './keys.ts';
import { ofAGoal } from './last-year.ts';
import { isHunt, type Situation } from './situation.ts';
import { stepsTogether } from './strength.ts';

/** A place that is worth taking. */
export interface Goal {
  readonly zone: ZoneId;
  readonly worth: number;
  /** Steps that it takes. */
  readonly need: number;
}

const FRANCE = 'france' as NationId;
/** 20.1 In 1815 nothing else decides. */
const PREY = 30;
const ASIDE = 0.2;
const CAPITALS: ReadonlySet<ZoneId> = new Set([...nations.values()].flatMap(({ capital }) => capital));

const WORTH = {
  paris: 18,
  frenchKey: 15,
  mantua: 8,
  key: 10,
  russianKey: 8,
  protectorate: 7,
  capital: 5,
  fortress: 4,
  town: 1.5,
  ownKey: 16,
  ownCapital: 7,
  ownFortress: 6,
  ownTown: 3,
} as const;

/** What the enemy has taken from us, or from our friends. */
const lostWorth = (id: ZoneId, keys: ReadonlySet<ZoneId>): number => {
  if (keys.has(id) || id === MANTUA) return WORTH.ownKey;
  if (CAPITALS.has(id)) return WORTH.ownCapital;
  return zoneCard(id).fortress > 0 ? WORTH.ownFortress : WORTH.ownTown;
};

/** What is the enemy's own. */
const conquestWorth = (g: Europe, id: ZoneId, keys: ReadonlySet<ZoneId>): number => {
  const owner = zone(g, id).nation;
  if (id === MANTUA) return WORTH.mantua;
  if (keys.has(id)) {
    if (owner === FRANCE) return id === 'paris' ? WORTH.paris : WORTH.frenchKey;
    return owner === 'russia' ? WORTH.russianKey : WORTH.key;
  }
  const isFort = zoneCard(id).fortress > 0;
  if (!isMajor(owner) && nationCard(owner).mayBeProtectorate && nation(g, owner).status !== 'annexed')
    return CAPITALS.has(id) || isFort ? WORTH.protectorate : WORTH.town;
  if (CAPITALS.has(id)) return WORTH.capital;
  return isFort ? WORTH.fortress : WORTH.town;
};

/** 15.1 What it takes to beat those who stand there, or to besiege the place. */
const needAt = (s: Situation, id: ZoneId): number => {
  const { g, enemy } = s;
  const field = stepsTogether(g, fieldForces(g, id, enemy));
  const walls = zone(g, id).fortress === 'active' && isHeldBy(g, id, enemy) ? stepsToCover(g, id) : 0;
  const inside = garrison(g, id).length > 0 ? 1 : 0;
  return Math.max(1, walls + inside, Math.ceil(field * 1.2));
};

/** Every zone that the enemy holds, with its worth. */
export const goals = thought((s: Situation, _about: 'goals'): ReadonlyMap<ZoneId, Goal> => {
  const { g, side, enemy } = s;
  const [ours, theirs] = [keysOfSide(g, side), keysOfSide(g, enemy)];
  const [points, lines] = [shares(s, 'shares'), openings(s, 'openings')];
  const found = new Map<ZoneId, Goal>();
  for (const { id, nation: owner } of g.zones) {
    if (!isHeldBy(g, id, enemy) || isOpenToAll(id)) continue;
    const isOurs = sideOf(g, owner) === side;
    const more = (points.get(id) ?? 0) + (lines.get(id) ?? 0);
    const scores =
      more > 0 || id === MANTUA || ours.has(id) || theirs.has(id) || nation(g, owner).status === 'protectorate';
    const worth = more + (isOurs ? lostWorth(id, ours) : conquestWorth(g, id, theirs)) * ofAGoal(s, scores);
    found.set(id, { zone: id, worth: worth * (isHunt(s) ? ASIDE : 1), need: needAt(s, id) });
  }
  const at = quarry(s);
  if (at !== undefined) found.set(at, { zone: at, worth: PREY, need: 1 });
  return found;
});

export const worthOf = (s: Situation, id: ZoneId): number => goals(s, 'goals').get(id)?.worth ?? 0;
