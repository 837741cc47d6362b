import { factOf, lastingFact } from '@bivouac/kernel';
import { cityAt } from '../catalogue/cities.ts';
import { type Faction, type HexId, isMajor } from '../catalogue/ids.ts';
import { type HexCard, hexCard, hexCards, overland } from '../catalogue/map.ts';
import { plainCost } from '../rules/SG-J-ground-movement/SG-J.2-costs.ts';
import { areLimitsInForce } from '../rules/N-invasions/N.1-spain.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import { conquestsOf, factionOf, landOf, type WarAndPeace } from '../state/index.ts';

/** The hexes of the map by number, so that ways over all of it are found quickly. */
const numbers: ReadonlyMap<string, number> = new Map(hexCards.map(({ id }, index) => [id, index]));
export const HEXES = hexCards.length;
export const numberOf = (hex: HexId): number => numbers.get(hex) ?? 0;
export const hexOf = (index: number): HexId => (hexCards[index] ?? hexCard('AA15' as HexId)).id;

const COSTS: readonly number[] = hexCards.map(({ id }) => plainCost(id));
const BESIDE: readonly (readonly number[])[] = hexCards.map(({ id }) => overland(id).map(numberOf));
/** Farther than this nobody looks. */
export const FAR = 60;

/** A hex within reach of another, and the movement points to it. */
export interface Near {
  readonly index: number;
  readonly mp: number;
}

const NEARBY = 7;
/** What lies within seven movement points of a hex, whoever stands there: the hex itself is the first. */
export const nearTo = lastingFact(({ id }: HexCard): readonly Near[] => {
  const best = new Map<number, number>([[numberOf(id), 0]]);
  const rings: number[][] = Array.from({ length: NEARBY + 1 }, () => []);
  rings[0]?.push(numberOf(id));
  for (let mp = 0; mp <= NEARBY; mp++)
    for (const index of rings[mp] ?? [])
      if (best.get(index) === mp)
        for (const next of BESIDE[index] ?? []) {
          const cost = mp + (COSTS[next] ?? 1);
          if (cost > NEARBY || (best.get(next) ?? FAR) <= cost) continue;
          best.set(next, cost);
          rings[cost]?.push(next);
        }
  return [...best].map(([index, mp]) => ({ index, mp }));
});
export const near = (hex: HexId): readonly Near[] => nearTo(hexCard(hex));

const THE_CHART_WILL_DO = 9;
/**
 * C.4.a, N.1.a France lets Spain be as long as the chart turns her by September 1808: then five points that enter are the invasion,
 * where a declaration of war takes twenty.
 */
export const isSpainDue = ({
  history,
  clock,
  counters,
  politics,
}: Pick<WarAndPeace, 'history' | 'clock' | 'counters' | 'politics'>): boolean => {
  if (history.invaded.spain !== null || clock.year !== 1808) return false;
  return politics.machines['SPANISH_CHART'] !== 'running' || clock.month + counters.chart > THE_CHART_WILL_DO;
};

/** I.2.c, D.3, G.5.c Ground that a faction may march over without a war that it has not declared. */
const isOpenGround = (g: WarAndPeace, side: Faction, hex: HexId): boolean => {
  const land = landOf(g, hex);
  if (land === 'hanse') return true;
  if (scenarioOf(g).closed.includes(land)) return false;
  const faction = factionOf(g, land);
  if (side === 'pro' && (land === 'spain' || land === 'portugal') && areLimitsInForce(g) && !isSpainDue(g))
    return false;
  if (faction !== 'neutral') return true;
  if (!isMajor(land)) return g.politics.minors[land].status === 'unformed';
  if (land === 'france') return false;
  if (land === 'prussia' && g.politics.machines['PRUSSIA'] === 'open') return true;
  const { pro, anti } = conquestsOf(g, land);
  const city = cityAt(hex);
  if (g.politics.status[land] !== 'conquered' || pro + anti === 0 || city?.kind === 'capital') return false;
  return side === 'pro' || pro === 0 || city === undefined; // I.2.h An Ally who takes its cities drives it to the French.
};
const openGround = factOf(
  (g: WarAndPeace) => [g.politics, g.history, g.scenario, isSpainDue(g)],
  (g: WarAndPeace, side: Faction): readonly boolean[] => hexCards.map(({ id }) => isOpenGround(g, side, id)),
);
export const isOpen = (g: WarAndPeace, side: Faction, hex: HexId): boolean =>
  openGround(g, side)[numberOf(hex)] ?? false;

/** The movement points from every hex to a goal overland, over ground that is open to a faction and whoever stands on it. */
export const waysTo = factOf(
  (g: WarAndPeace, side: Faction) => [openGround(g, side)],
  (g: WarAndPeace, side: Faction, goal: HexId): readonly number[] => {
    const open = openGround(g, side);
    const far = Array.from({ length: HEXES }, () => FAR);
    const rings: number[][] = Array.from({ length: FAR + 3 }, () => []);
    far[numberOf(goal)] = 0;
    rings[0]?.push(numberOf(goal));
    for (let mp = 0; mp < FAR; mp++)
      for (const index of rings[mp] ?? []) {
        if (far[index] !== mp) continue;
        const next = mp + (COSTS[index] ?? 1);
        for (const other of BESIDE[index] ?? [])
          if (open[other] && (far[other] ?? FAR) > next && next < FAR) {
            far[other] = next;
            rings[next]?.push(other);
          }
      }
    return far;
  },
);
export const mpTo = (g: WarAndPeace, side: Faction, from: HexId, goal: HexId): number =>
  waysTo(g, side, goal)[numberOf(from)] ?? FAR;
