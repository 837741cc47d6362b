import type { Fault } from '@bivouac/kernel';
import { ABOARD, cityAt, isBox } from '../catalogue/cities.ts';
import { type HexId, isMajor } from '../catalogue/ids.ts';
import { isHex } from '../catalogue/map.ts';
import { isZone } from '../catalogue/seas.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import {
  factionHolding,
  factionOf,
  landOf,
  shipsAt,
  siegeAt,
  troopsAt,
  type Troop,
  type WarAndPeace,
} from '../state/index.ts';
import { areLimitsInForce, frenchInSpain, isPastTheSpanishLimits } from '../rules/N-invasions/N.1-spain.ts';
import { sideOfTroop } from '../state/lands.ts';

const sum = (rows: readonly Troop[]): number => rows.reduce((all, { sp }) => all + sp, 0);
const inLand = (g: WarAndPeace, which: (hex: HexId, troop: Troop) => boolean): number =>
  sum(g.troops.filter((troop) => isHex(troop.at) && which(troop.at, troop)));

/** Ground that is closed to others, and how many of them stand on it: they may have been there before, but nobody comes. */
const CLOSED: readonly {
  readonly rule: string;
  readonly holds: (g: WarAndPeace) => boolean;
  readonly others: (g: WarAndPeace) => number;
}[] = [
  {
    rule: 'M.6',
    holds: (g) => g.politics.machines['TILSIT'] === 'term',
    others: (g) => inLand(g, (hex, { nation }) => landOf(g, hex) === 'russia' && nation !== 'russia'),
  },
  {
    rule: 'K.2.c',
    holds: (g) => g.politics.status.france === 'exile',
    others: (g) => inLand(g, (hex, { nation }) => landOf(g, hex) === 'france' && nation !== 'france'),
  },
  {
    rule: 'I.2.c',
    holds: () => true,
    others: (g) =>
      inLand(g, (hex, { nation }) => {
        const city = cityAt(hex);
        const land = landOf(g, hex);
        return (
          city?.kind === 'capital' &&
          isMajor(land) &&
          land === city.state &&
          g.politics.status[land] === 'conquered' &&
          nation !== land
        );
      }),
  },
  {
    rule: 'B.1',
    holds: () => true,
    others: (g) =>
      inLand(g, (hex, { nation }) => {
        const land = landOf(g, hex);
        return land !== 'hanse' && scenarioOf(g).closed.includes(land) && nation !== land;
      }),
  },
];

/** Nobody has come to closed ground between two moments at which the same ground was closed. */
export const trespasses = (before: WarAndPeace, now: WarAndPeace): readonly Fault[] =>
  before.politics !== now.politics
    ? []
    : CLOSED.flatMap(({ rule, holds, others }) =>
        holds(now) && others(now) > others(before)
          ? [{ rule, what: `${others(now) - others(before)} points came to closed ground` }]
          : [],
      );

/** K.1.g, L.2.g Militia and partisans are at home. */
const strayIrregulars = (g: WarAndPeace): readonly Fault[] =>
  g.troops
    .filter(({ kind, nation, at }) => (kind === 'M' || kind === 'P') && isHex(at) && landOf(g, at) !== nation)
    .map(({ at, nation }) => ({ rule: 'L.2.g', what: `irregulars of ${nation} stand at ${at}` }));

/** N.1 While the limits hold in Spain they are kept, for whoever breaks them has invaded it. */
const spanishLimits = (g: WarAndPeace): readonly Fault[] => {
  if (!areLimitsInForce(g)) return [];
  const south = g.troops.some(
    (troop) => isHex(troop.at) && isPastTheSpanishLimits(g, { parts: [troop] }, troop.at, sideOfTroop(g, troop)),
  );
  return frenchInSpain(g) > 20 || south
    ? [{ rule: 'N.1', what: 'the limits in Spain are broken and it is no invasion' }]
    : [];
};

/** F.2.d, F.6 Every ship lies where its station says. */
const misplacedShips = (g: WarAndPeace): readonly Fault[] =>
  g.ships.flatMap(({ nation, at, station }) => {
    const city = cityAt(at);
    const port = isBox(at) || (city?.port.length ?? 0) > 0;
    const holding = city ? factionHolding(g, city.id) : 'nobody';
    const side = factionOf(g, nation);
    const lies =
      station === 'sea' || station === 'circle' || station === 'hunting'
        ? isZone(at)
        : station === 'port'
          ? port && (isBox(at) || holding === side || holding === 'neutral' || side === 'neutral')
          : station === 'blockade' || station === 'trapped'
            ? port && isHex(at)
            : true;
    return lies ? [] : [{ rule: 'F.2.d', what: `a ${station} of ${nation} at ${at}` }];
  });

/** F.2.i Gibraltar with a garrison and a squadron is not besieged. */
const GIBRALTAR = 'A7' as HexId;
const gibraltar = (g: WarAndPeace): readonly Fault[] =>
  siegeAt(g, GIBRALTAR) &&
  troopsAt(g, GIBRALTAR).some(({ inside }) => inside) &&
  shipsAt(g, GIBRALTAR).some(({ kind, station }) => kind === 'S' && station === 'port')
    ? [{ rule: 'F.2.i', what: 'Gibraltar is besieged' }]
    : [];

/** F.3.e Nobody is at sea between two orders, but for the garrisons of the high seas (O.1.f). */
const leftAboard = (g: WarAndPeace): readonly Fault[] =>
  g.troops
    .filter(({ at }) => at === ABOARD || (isZone(at) && !g.agreed.economicWarfare))
    .map(({ nation }) => ({ rule: 'F.3.e', what: `troops of ${nation} are at sea` }));

/** What must be true of every place at a checkpoint: that no piece stands where it may not. */
export const placement = (g: WarAndPeace): readonly Fault[] =>
  g.parting
    ? []
    : [...strayIrregulars(g), ...spanishLimits(g), ...misplacedShips(g), ...gibraltar(g), ...leftAboard(g)];
