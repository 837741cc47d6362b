import { thought } from '@bivouac/bots';
import { isFriendlyForSupplyIn } from '../rules/1-definitions/1.1-friendly-territory.ts';
import type { HexId } from '../catalogue/catalogue.ts';
import { suppliedHexes } from '../rules/6-general-supply/6.1-in-supply.ts';
import { isExempt } from '../rules/6-general-supply/6.6-exempt.ts';
import { adjustedFigure } from '../rules/7-active-supply/7.2-count-trains.ts';
import { isLinked, mayHoldDepot } from '../rules/7-active-supply/7.8-depot-chain.ts';
import { boardOf, campaignOf, depotsOf, type Nemesis, scenarioOf, unit } from '../state/state.ts';
import { countsUnheld, stakeOf } from './cities.ts';
import { isInEnemyReach, marchesOf } from './fields.ts';
import { marchDistance } from './ground.ts';
import { pull } from './march.ts';
import { promise } from './objectives.ts';
import { nextTurn, type Situation } from './situation.ts';
import { citiesOfTheYear } from '../rules/17-linked-campaigns/17.8-cities.ts';
import { roadCovered, roadGivenUp, takesTheRoadOn } from './advance.ts';

/** All worth is by the Turn, so that trains and Depots can be weighed against each other. */
const FED = 1.3;
/** Reinforcements that can begin near to what is to be done. */
const FORWARD = 1.5;
const FORAGE_SPARED = 0.18;
const AT_RISK = 4;
/** A Depot under a stack is safe, and can become a train again (7.1). */
const GUARDED = 0.3;
const SOON = 2;

/** Trains left for rallying and marching: the first are precious, the last are not. */
const TRAINS: readonly number[] = [0, 2.2, 4.1, 5.6, 6.7, 7.4, 7.8];
const trainsWorth = (trains: number): number => TRAINS[Math.max(0, Math.min(trains, TRAINS.length - 1))] ?? 0;

const withDepots = (g: Nemesis, side: Situation['side'], hexes: readonly HexId[]): Nemesis => ({
  ...g,
  depots: [...g.depots.filter((depot) => depot.side !== side), ...hexes.map((hex) => ({ side, hex }))],
});

const fed = ({ g, side, mine }: Situation, hexes: readonly HexId[]): number => {
  const isSupplied = suppliedHexes(nextTurn(g), side);
  return mine.reduce((sum, { hex, units }) => {
    if (!isSupplied(hex)) return sum;
    const eaters = units.filter((row) => !isExempt(g, row)).length;
    const isSpared = hexes.includes(hex) && !isFriendlyForSupplyIn(g, side, hex, g.clock.turn + 1);
    return sum + FED * eaters + (isSpared ? FORAGE_SPARED * eaters * eaters : 0);
  }, 0);
};

/** 13.2 Reinforcements that come soon want to find supply where they arrive. 14.16 Austrians come only if Austria fights. */
const expected = ({ g, side }: Situation, now: Situation): number => {
  const isSupplied = suppliedHexes(g, side);
  return scenarioOf(g).reinforcements[side].reduce((sum, { endOfTurn, hexes, units, onlyWithAustria }) => {
    const wait = endOfTurn - g.clock.turn;
    if (wait >= SOON || (onlyWithAustria && g.politics.austria === 'neutral')) return sum;
    const due = units.filter((id) => unit(g, id).at === 'due').length;
    if (due === 0) return sum;
    const supplied = hexes.filter(isSupplied);
    if (supplied.length === 0) return sum;
    const best = supplied.reduce((most, hex) => Math.max(most, promise(now, hex)), 0);
    return sum + ((FED + FORWARD * best) * due) / (1 + Math.max(0, wait));
  }, 0);
};

/** 7.8 Only a chain that hangs together can grow, and in a long war it must. */
const LINKED = 0.25;
const isLongWar = (g: Nemesis): boolean => campaignOf(g) !== undefined || g.politics.invasion !== undefined;
const linked = ({ g, side }: Situation, hexes: readonly HexId[]): number =>
  isLongWar(g) ? LINKED * hexes.filter((hex) => isLinked(g, side, hex)).length : 0;

const OPENED = 0.3;
const WITHIN = 7;

/** Cities that are still to be won and not far from some force. */
const coveted = thought((s: Situation, _about: 'coveted'): readonly { readonly hex: HexId; readonly stake: number }[] =>
  citiesOfTheYear(s.g)
    .filter((hex) => !countsUnheld(s.g, s.side, hex) && s.forces.get(hex)?.side !== s.side)
    .filter((hex) => s.mine.some((mine) => marchDistance(s.g, mine.hex, hex) <= WITHIN))
    .map((hex) => ({ hex, stake: stakeOf(s, s.side, hex) })),
);

/** What it is worth that supply would reach those who come there. */
const opened = ({ g, side }: Situation, now: Situation): number => {
  if (!isLongWar(g)) return 0;
  const isSupplied = suppliedHexes(nextTurn(g), side);
  return coveted(now, 'coveted').reduce((sum, { hex, stake }) => sum + (isSupplied(hex) ? OPENED * stake : 0), 0);
};

interface Outlook {
  readonly hex: HexId;
  readonly gain: number;
}

/** Where each force would go this Turn to get on, best first. */
const outlooks = thought((s: Situation, _about: 'outlooks'): readonly (readonly Outlook[])[] =>
  s.mine.map((mine) => {
    const { hex: from, value } = mine;
    const pulled = pull(s, undefined, value, from);
    return [...marchesOf(s, from).keys()]
      .map((hex) => ({ hex, gain: pulled(hex) }))
      .filter(({ gain }) => gain > 0)
      .toSorted((a, b) => b.gain - a.gain);
  }),
);

/** What the forces could do if they went no further than supply does; trains are enough for the foremost only. */
const scope = ({ g, side }: Situation, now: Situation, trains: number): number => {
  const isSupplied = suppliedHexes(g, side);
  return outlooks(now, 'outlooks')
    .map((ways) => ways.find(({ hex }) => isSupplied(hex))?.gain ?? 0)
    .toSorted((a, b) => b - a)
    .slice(0, Math.max(0, trains))
    .reduce((sum, gain) => sum + gain, 0);
};

const isAtRisk = (s: Situation, hex: HexId): boolean => !s.forces.has(hex) && isInEnemyReach(s, hex);

/** What a set of Depots is worth to a side. */
export const depotsWorth = (s: Situation, hexes: readonly HexId[]): number => {
  const imagined = { ...s, g: withDepots(s.g, s.side, hexes) };
  const risk = hexes.filter((hex) => isAtRisk(s, hex)).length * AT_RISK;
  const kept = hexes.filter((hex) => s.forces.get(hex)?.side === s.side).length * GUARDED;
  const trains = adjustedFigure(s.g, s.side) - hexes.length;
  if (trains < 0) return -Infinity;
  return (
    fed(imagined, hexes) +
    expected(imagined, s) +
    linked(imagined, hexes) +
    roadCovered(imagined, hexes) +
    opened(imagined, s) +
    scope(imagined, s, trains) +
    trainsWorth(trains) +
    kept -
    risk
  );
};

export interface DepotPlan {
  readonly hexes: readonly HexId[];
  readonly gain: number;
}
const NONE: DepotPlan = { hexes: [], gain: 0 };
const WORTH_IT = 0.3;
const LOOKED_AT_TWICE = 5;
const NEAR = 4;

/** Where reinforcements are about to arrive. */
const arrivals = ({ g, side }: Situation): readonly HexId[] =>
  scenarioOf(g).reinforcements[side].flatMap(({ endOfTurn, hexes, units, onlyWithAustria }) => {
    if (endOfTurn - g.clock.turn >= SOON || (onlyWithAustria && g.politics.austria === 'neutral')) return [];
    return units.some((id) => unit(g, id).at === 'due') ? hexes : [];
  });

/** Cities near to some force, or to one that is to come. */
const citiesOfUse = thought((s: Situation, _about: 'cities'): ReadonlySet<HexId> => {
  const places = [...s.mine.map(({ hex }) => hex), ...arrivals(s)];
  return new Set(
    boardOf(s.g)
      .cities.map(({ id }) => id)
      .filter((city) => places.some((hex) => marchDistance(s.g, city, hex) <= NEAR)),
  );
});

/** Cities where a Depot might be of use: near to some force, or on the way to one. */
const openTo = (s: Situation, hexes: readonly HexId[]): readonly HexId[] => {
  const { g, side } = s;
  const wanted = citiesOfUse(s, 'cities');
  const isNear = (city: HexId): boolean => wanted.has(city);
  const imagined = withDepots(g, side, hexes);
  return boardOf(g)
    .cities.map(({ id }) => id)
    .filter((hex) => !hexes.includes(hex) && isNear(hex) && mayHoldDepot(imagined, side, hex) === undefined)
    .filter((hex) => takesTheRoadOn(s, hex));
};

/** The one or two Depots that would help most now; a second may be worth what a first only makes possible. */
export const depotPlan = thought((s: Situation, _about: 'depots'): DepotPlan => {
  const now = depotsOf(s.g, s.side);
  const base = depotsWorth(s, now);
  const singles = openTo(s, now).map((hex) => ({ hex, worth: depotsWorth(s, [...now, hex]) }));
  let best = NONE;
  for (const { hex, worth } of singles) {
    if (worth - base > Math.max(best.gain, WORTH_IT)) best = { hexes: [hex], gain: worth - base };
  }
  const firsts = singles.toSorted((a, b) => b.worth - a.worth).slice(0, LOOKED_AT_TWICE);
  for (const { hex: first } of firsts) {
    for (const second of openTo(s, [...now, first])) {
      const gain = depotsWorth(s, [...now, first, second]) - base;
      if (gain > best.gain + WORTH_IT) best = { hexes: [first, second], gain };
    }
  }
  return best;
});

const TRAIN_AT_ONCE = 0.3;
const BROKEN_CHAIN = 0.15;

/** 7.1 What turning a Depot into a train gains; a chain that breaks can no longer grow. */
export const conversionGain = (s: Situation, hex: HexId): number => {
  const now = depotsOf(s.g, s.side);
  const rest = now.filter((each) => each !== hex);
  const imagined = withDepots(s.g, s.side, rest);
  const breaks = !rest.every((each) => isLinked(imagined, s.side, each));
  const broken = breaks ? BROKEN_CHAIN * s.turnsLeft : 0;
  return depotsWorth(s, rest) - depotsWorth(s, now) + TRAIN_AT_ONCE - broken - roadGivenUp(s, hex);
};
