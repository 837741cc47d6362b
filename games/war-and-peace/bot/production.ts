import { thought } from '@bivouac/bots';
import { cityCard } from '../catalogue/cities.ts';
import { type CityId, type HexId, type Kind, type Nation } from '../catalogue/ids.ts';
import { isHex } from '../catalogue/map.ts';
import { isCavalry, kindCard, leaderCard, moraleOf } from '../catalogue/pieces.ts';
import { coloursOf, leadersAt, poolOf, sideOfTroop, squadronsOf } from '../state/index.ts';
import { FAR, mpTo } from './ground.ts';
import { goals } from './goals.ts';
import { byKind, type Judge, type Judges, nothing } from './judging.ts';
import { layout, threatAt } from './layout.ts';
import { unledAt } from './march.ts';
import type { Situation } from './situation.ts';

/** The goals that new troops are raised for: the dearest few. */
const fronts = thought((s: Situation, _about: 'fronts'): readonly HexId[] =>
  [...goals(s, 'goals')]
    .sort((a, b) => b.worth + b.need / 3 - (a.worth + a.need / 3))
    .slice(0, 6)
    .map(({ hex }) => hex),
);
const toTheFront = (s: Situation, at: HexId): number =>
  fronts(s, 'fronts').reduce((least, hex) => Math.min(least, mpTo(s.g, s.side, at, hex)), FAR);

/** J.2.a Near the front, where the enemy will not be before they can march. */
const placeWorth = (s: Situation, at: HexId): number => {
  const own = layout(s, 'layout').own.get(at)?.weight ?? 0;
  const lost = threatAt(s, at) > 2 * (own + 4) ? 0.5 : 0;
  return 1 - toTheFront(s, at) / FAR - lost;
};

const CAVALRY_SHARE = 0.2;
/** The share of cavalry in the army of a state. */
const cavalryShare = (s: Situation, nation: Nation): number => {
  let [riders, all] = [0, 0];
  for (const troop of s.g.troops)
    if (troop.nation === nation && sideOfTroop(s.g, troop) === s.side) {
      all += troop.sp;
      if (isCavalry(troop.kind)) riders += troop.sp;
    }
  return all > 0 ? riders / all : 0;
};

const PER_MORALE = 1.2;
const HORSE = 1.6;
const TOO_MANY_HORSE = 0.8;
const SQUADRONS = { england: 14, france: 0 } as const;
const SHIPS = 2;
const PARTISAN = 1.5;

/** J.2.d What a strength point is worth to its state: morale and horse make it dearer, and ships are for those who rule the sea. */
const unitWorth = (s: Situation, nation: Nation, unit: Kind): number => {
  if (unit === 'T') return nation === 'england' && transports(s, nation) < 4 ? SHIPS : -1;
  if (unit === 'S') {
    const wanted = nation === 'england' ? SQUADRONS.england : SQUADRONS.france;
    return squadronsOf(s.g, nation).reduce((sum, { sp }) => sum + sp, 0) < wanted ? SHIPS : -1;
  }
  if (unit === 'P') return PARTISAN;
  const morale = PER_MORALE ** moraleOf(nation, unit, coloursOf(s.g, nation));
  if (!isCavalry(unit)) return morale;
  return morale * (cavalryShare(s, nation) < CAVALRY_SHARE ? HORSE : TOO_MANY_HORSE);
};
const transports = ({ g }: Situation, nation: Nation): number =>
  g.ships.filter((ship) => ship.nation === nation && ship.kind === 'T').reduce((sum, { sp }) => sum + sp, 0);

const LEADER = 20;
const buys: Judge = (s, { nation }) =>
  byKind({
    buy: ({ unit, sp, at }) => {
      const worth = unitWorth(s, nation as Nation, unit);
      if (worth <= 0) return -1;
      const perPoint = worth / kindCard(unit).halfPoints;
      const wild = unit === 'P' ? wildness(s, at) : placeWorth(s, at);
      return perPoint * 4 + 0.2 * sp + wild;
    },
    raiseLeader: ({ leader, at }) => {
      const waiting = unledAt(s, 'unled').get(at) ?? 0;
      return LEADER + leaderCard(leader).rating + Math.min(10, waiting) / 3 + 2 * placeWorth(s, at);
    },
    downPayment: ({ at }) => 1 + placeWorth(s, at),
    payOff: () => 5,
    done: nothing,
  });
/** K.1.b, L.2 Partisans bar the ways that the enemy's supply and reinforcements take. */
const wildness = (s: Situation, at: HexId): number => {
  const enemy = [...layout(s, 'layout').enemy.keys()].reduce(
    (least, hex) => Math.min(least, mpTo(s.g, s.enemy, hex, at)),
    FAR,
  );
  return enemy <= 2 ? 0.2 : 1 - enemy / FAR;
};

const inPoolOf = (s: Situation, nation: Nation): number =>
  Object.values(poolOf(s.g, nation)).reduce((sum, sp) => sum + sp, 0);

/** J.2.g A city far from the enemy goes on producing. */
const designate: Judge = (s) => byKind({ designate: ({ city }) => -threatAt(s, cityCard(city as CityId).hex) });

/** G.7.e Those who go to a war far away are taken from where least depends on them. */
const sends: Judge = (s) =>
  byKind({
    sendToWar: ({ from }) =>
      isHex(from) ? toTheFront(s, from) / FAR - (leadersAt(s.g, from).length > 0 ? 0.1 : 0) : 1,
  });

export const PRODUCTION: Judges = {
  'production.buy': buys,
  'production.which': (s) => byKind({ produceIn: ({ nation }) => inPoolOf(s, nation) }),
  'production.layDown': (s) =>
    byKind({ layDown: ({ ship }) => (ship === 'T' && transports(s, 'england') < 4 ? 1 : 0.5) }),
  'production.designate': designate,
  'production.legion': () => byKind({ yes: nothing, no: () => -1 }),
  'war.send': sends,
  'war.sendLeader': () => byKind({ joinedBy: nothing }),
  'war.return': (s) => byKind({ returnTo: ({ at }) => -toTheFront(s, at) }),
};
