import { thought } from '@bivouac/bots';
import { cityAt, cityCards, type CityCard, cityId } from '../catalogue/cities.ts';
import { type CityId, type Faction, type HexId, isMajor, type Major, MAJORS, type Nation } from '../catalogue/ids.ts';
import { hexCards, hexId, overland } from '../catalogue/map.ts';
import { seatOf } from '../rules/D-players/D.3-seats.ts';
import { supplyLine } from '../rules/SG-M-supply/SG-M.2-supply.ts';
import type { Predicate } from '../catalogue/victory.ts';
import { conditionsFor } from '../rules/C-victory/C-victory.ts';
import { keyCities } from '../rules/I-conquest/I.1-conquest.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import { factionHolding, factionOf, landOf, shipsAt, type WarAndPeace } from '../state/index.ts';
import { holdsAt, layout, threatAt } from './layout.ts';
import { HEXES, isOpen, near, numberOf, waysTo } from './ground.ts';
import type { Situation } from './situation.ts';

/** Something to do with an army: take a city, hold one, guard a capital, beat an enemy army. */
export interface Goal {
  readonly hex: HexId;
  readonly worth: number;
  /** The weight that it takes. */
  readonly need: number;
  readonly deed: 'take' | 'hold' | 'guard' | 'fight';
}

const GIBRALTAR = cityId('gibraltar');
const WORTH = { capital: 9, major: 4, minor: 1.5 } as const;
const PRODUCTION = { red: 4, black: 1, blue: 2 } as const;
const NAMED = 7;
const KEY = 4;

/** The cities that a condition of victory names, and those whose fall makes the conquests that it counts. */
const namedIn = (g: WarAndPeace, when: Predicate): readonly (readonly [CityId, number])[] => {
  if ('all' in when) return when.all.flatMap((each) => namedIn(g, each));
  if ('any' in when) return when.any.flatMap((each) => namedIn(g, each));
  if ('not' in when) return namedIn(g, when.not);
  if ('holds' in when) return when.holds.map((city) => [city, NAMED]);
  if ('heldCount' in when) return when.heldCount.map((city) => [city, NAMED / 2]);
  if ('conquests' in when && when.max === undefined && isMajor(when.conquests))
    return keyCities(g, when.conquests).map((city) => [city, KEY]);
  return [];
};
/** C What the victory of either side hangs on; the campaign, of which the printed conditions speak, is won by its wars. */
const named = thought(({ g }: Situation, _about: 'named'): ReadonlyMap<CityId, number> => {
  const worth = new Map<CityId, number>();
  if (scenarioOf(g).victory === 'printed') return worth;
  for (const { when, level } of conditionsFor(g))
    for (const [city, more] of namedIn(g, when))
      worth.set(city, Math.max(worth.get(city) ?? 0, level === 'decisive' ? more : more * 0.7));
  return worth;
});

const CONQUEST = 12;
const EVERY_CITY: readonly Major[] = ['england', 'spain'];
/** I.1 What a city adds to the conquest of its state: the more, the fewer of its key cities the enemy still has to take. */
const keys = thought(({ g }: Situation, _about: 'keys'): ReadonlyMap<CityId, number> => {
  const worth = new Map<CityId, number>();
  for (const major of MAJORS) {
    const faction = factionOf(g, major);
    if (faction === 'neutral' || major === 'france' || EVERY_CITY.includes(major)) continue;
    const cities = keyCities(g, major);
    const left = cities.filter((city) => factionHolding(g, city) === faction).length;
    for (const city of cities) worth.set(city, CONQUEST / Math.max(1, left));
  }
  return worth;
});

const PARIS = 12;
/** What it is worth that a city is in the hands of one side and not of the other. */
export const cityWorth = (s: Situation, city: CityCard): number => {
  const land = landOf(s.g, city.hex);
  const home = land === 'france' && city.kind === 'capital' ? PARIS : 0;
  const production = city.production ? PRODUCTION[city.production] : 0;
  return (
    WORTH[city.kind] + production + home + (named(s, 'named').get(city.id) ?? 0) + (keys(s, 'keys').get(city.id) ?? 0)
  );
};

const BAYONNE = hexId('P11');
/** C.4.a, N.1.a In 1808 an army waits at the foot of the Pyrenees: five points must be in Spain before the year is out. */
const staging = ({ g, side }: Situation): readonly Goal[] =>
  side === 'pro' &&
  scenarioOf(g).victory === 'printed' &&
  g.clock.year === 1808 &&
  g.history.invaded.spain === null &&
  factionOf(g, 'spain') !== 'anti'
    ? [{ hex: BAYONNE, worth: 20, need: 30, deed: 'take' }]
    : [];

const IN_TIME = 12;
/** C.4.a, N.1.a, N.2.b The French must have been in Spain before 1809, and twenty-five of them in Russia before 1813. */
const invasionWorth = ({ g, side }: Situation, city: CityCard): number => {
  if (side !== 'pro' || scenarioOf(g).victory !== 'printed') return 0;
  const land = landOf(g, city.hex);
  const spain = land === 'spain' && g.history.invaded.spain === null && g.clock.year === 1808;
  const russia = land === 'russia' && g.history.invaded.russia === null && g.clock.year >= 1811;
  return spain || russia ? IN_TIME : 0;
};

const isOurs = (g: WarAndPeace, city: CityCard, side: Faction): boolean => factionHolding(g, city.id) === side;

const ROUND = 4;
/** The weight of enemies in the field around each hex, those who are farther counting less. */
const pressure = thought((s: Situation, _about: 'pressure'): readonly number[] => {
  const found = Array.from({ length: HEXES }, () => 0);
  for (const { at, weight, led } of layout(s, 'layout').enemy.values())
    for (const { index, mp } of near(at))
      if (mp > 0 && mp <= ROUND)
        found[index] = (found[index] ?? 0) + (led ? weight : weight / 2) * (mp <= 2 ? 0.8 : 0.4);
  return found;
});
/** The same with those who stand in the hex itself, and its garrison. */
const enemiesAround = (s: Situation, hex: HexId): number => {
  const { enemy, enemyInside } = layout(s, 'layout');
  return (pressure(s, 'pressure')[numberOf(hex)] ?? 0) + holdsAt(enemy, enemyInside, hex);
};

const SPARE = 1.2;
const ENOUGH = 2;
const HOLDING = 0.9;

/** SG J.10 Cities of the enemy, and of nobody, that can be reached. */
const takings = (s: Situation): readonly Goal[] => {
  const { g, side } = s;
  return cityCards.flatMap((city): readonly Goal[] => {
    const holding = factionHolding(g, city.id);
    if (holding === side || !isOpen(g, side, city.hex) || isSafeAtSea(g, city)) return [];
    if (holding === 'neutral' && factionOfLand(g, city) === 'neutral') return [];
    const worth =
      cityWorth(s, city) * (holding === 'nobody' ? 0.6 : 1) * (isFed(s, city.hex) ? 1 : HUNGRY) +
      invasionWorth(s, city);
    const need = ENOUGH + SPARE * enemiesAround(s, city.hex);
    return [{ hex: city.hex, worth, need, deed: 'take' }];
  });
};
const HUNGRY = 0.4;
/** SG M.2 Could an army that stands before it be supplied, by the lines of the states that the seat commands? */
const isFed = (s: Situation, hex: HexId): boolean =>
  MAJORS.some(
    (major) =>
      factionOf(s.g, major) === s.side &&
      seatOf(s.g, major) === s.seat &&
      overland(hex).some((beside) => supplyLine(s.g, major, s.side, beside) !== undefined),
  );
/** F.2.i Gibraltar with its squadron. */
const isSafeAtSea = (g: WarAndPeace, { id, hex }: CityCard): boolean =>
  id === GIBRALTAR && shipsAt(g, hex).some(({ kind }) => kind === 'S');
const factionOfLand = (g: WarAndPeace, city: CityCard): Faction | 'neutral' => {
  const land = landOf(g, city.hex);
  return land === 'hanse' ? 'neutral' : factionOf(g, land as Nation);
};

/** Own cities that the enemy may soon stand before. */
const holdings = (s: Situation): readonly Goal[] => {
  const { g, side } = s;
  return cityCards.flatMap((city): readonly Goal[] => {
    if (!isOurs(g, city, side)) return [];
    const now = threatAt(s, city.hex);
    const vital = isVital(s, city);
    const soon = comingTo(s, city.hex, TWO_MARCHES);
    const coming = vital ? Math.max(soon, comingTo(s, city.hex, THREE_MARCHES) / 2) : now > 0 ? now : soon / 2;
    const need = HOLDING * coming - standing(s, city.hex);
    if (need <= 0) return [];
    const held = vital ? 1 : now > 0 ? HELD : HELD / 2;
    return [{ hex: city.hex, worth: cityWorth(s, city) * held, need, deed: vital ? 'guard' : 'hold' }];
  });
};
const HELD = 0.7;
const PER_LEADER = 10;
/** What holds a city already, whoever marches off: those whom no leader can take along, and the garrison. */
const standing = (s: Situation, hex: HexId): number => {
  const { own, ownInside } = layout(s, 'layout');
  const stack = own.get(hex);
  const left = stack ? Math.max(0, stack.sp - PER_LEADER * stack.leaders.length) : 0;
  return (stack && left > 0 ? (stack.weight / stack.sp) * left : 0) + 2 * (ownInside.get(hex) ?? 0);
};
const TWO_MARCHES = 9;
const THREE_MARCHES = 13;
/** I.1.a With its capital a state falls, France above all; those of others are looked after by their own seats. */
const isVital = (s: Situation, city: CityCard): boolean => {
  const land = landOf(s.g, city.hex);
  if (city.kind !== 'capital' || city.state !== land || !isMajor(land) || scenarioOf(s.g).victory !== 'printed')
    return false;
  return seatOf(s.g, land) === s.seat && (land === 'france' || threatAt(s, city.hex) > 0);
};
const comingTo = (s: Situation, hex: HexId, reach: number): number => {
  const ways = waysTo(s.g, s.enemy, hex);
  return [...layout(s, 'layout').enemy.values()].reduce(
    (sum, { at, weight, led }) => (led && (ways[numberOf(at)] ?? Infinity) <= reach ? sum + weight : sum),
    0,
  );
};

const PER_POINT = 0.35;
const ARMY = 3;
const SHIELD = 0.5;
const MARCH = 5;
/** An army that is beaten no longer threatens the cities that it could have come to. */
const threatens = (s: Situation, hex: HexId): number =>
  near(hex).reduce((most, { index, mp }) => {
    const city = mp <= MARCH ? CITIES[index] : undefined;
    return city && isOurs(s.g, city, s.side) ? Math.max(most, SHIELD * cityWorth(s, city)) : most;
  }, 0);
const CITIES: readonly (CityCard | undefined)[] = hexCards.map(({ id }) => cityAt(id));
/** Enemy armies in the field. */
const quarries = (s: Situation): readonly Goal[] =>
  [...layout(s, 'layout').enemy.values()].flatMap(({ at, sp, led }): readonly Goal[] => {
    if (sp < ARMY || !isOpen(s.g, s.side, at)) return [];
    const worth = PER_POINT * sp + (led ? threatens(s, at) : 0);
    return [{ hex: at, worth, need: SPARE * enemiesAround(s, at), deed: 'fight' }];
  });

/** Everything that the armies of a side might do, hex by hex. */
export const goals = thought((s: Situation, _about: 'goals'): readonly Goal[] => {
  const byHex = new Map<HexId, Goal>();
  for (const goal of [...staging(s), ...takings(s), ...holdings(s), ...quarries(s)]) {
    const before = byHex.get(goal.hex);
    if (!before) byHex.set(goal.hex, goal);
    else byHex.set(goal.hex, { ...before, worth: before.worth + goal.worth, need: Math.max(before.need, goal.need) });
  }
  return [...byHex.values()];
});
