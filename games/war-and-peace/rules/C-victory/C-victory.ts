import { ask, lastingFact, type Script, type Seat } from '@bivouac/kernel';
import { NO, YES } from '../../answers/answers.ts';
import { cityCard, cityCards, isPort } from '../../catalogue/cities.ts';
import type { CityId, Faction, Nation } from '../../catalogue/ids.ts';
import { type Condition, conditionsOfStart, type Predicate, printedConditions } from '../../catalogue/victory.ts';
import { type Scenario, scenarioOf } from '../../scenario/scenario.ts';
import {
  coloursOf,
  conquestsOf,
  factionHolding,
  factionOf,
  holderOf,
  siegeOf,
  sideOfTroop,
  strongestState,
  troopsAt,
  turnOf,
  type WarAndPeace,
} from '../../state/index.ts';
import type { RuleNumber } from '../../rulebook.ts';
import { log, say } from '../../text/speech.ts';
import { commandOf, FRENCH, isPlayed, seatOf, seatsWith } from '../D-players/D.3-seats.ts';

const ofScenario = lastingFact((card: Scenario): readonly Condition[] =>
  card.victory === 'printed' ? printedConditions : conditionsOfStart(card.victory),
);
/** C.9, C.16 Those for this number of players; the French ones are for all. */
export const conditionsFor = (g: WarAndPeace): readonly Condition[] =>
  ofScenario(scenarioOf(g)).filter(({ players }) => players.includes(g.players));

/**
 * C.1.e At the end the player with most points in the hex controls a city, besiegers included: for the state that has most of them. A tie
 * keeps its holder.
 */
export const holderAtTheEnd = (g: WarAndPeace, city: CityId): Nation | 'nobody' => {
  const there = troopsAt(g, cityCard(city).hex);
  const sums = new Map<Seat, number>();
  for (const troop of there) {
    const seat = commandOf(g, troop);
    sums.set(seat, (sums.get(seat) ?? 0) + troop.sp);
  }
  const most = Math.max(0, ...sums.values());
  const [first, ...others] = [...sums].filter(([, sp]) => sp === most).map(([seat]) => seat);
  if (first === undefined || others.length > 0) return holderOf(g, city);
  const state = strongestState(
    g,
    there
      .filter((troop) => commandOf(g, troop) === first)
      .map((troop) => (troop.bond === 'expedition' ? { ...troop, bond: 'loyal' as const } : troop)),
  );
  return state ?? holderOf(g, city);
};

/** What is judged: control as it is, or as it will be at the end (C.1.e). */
type Moment = 'instant' | 'end';
const holderIn = (g: WarAndPeace, city: CityId, moment: Moment): Nation | 'nobody' =>
  moment === 'end' ? holderAtTheEnd(g, city) : holderOf(g, city);
const heldBy = (g: WarAndPeace, city: CityId, faction: Faction, moment: Moment): boolean => {
  const holder = holderIn(g, city, moment);
  return holder !== 'nobody' && factionOf(g, holder) === faction;
};
/** R-98 What the French player commands: France, her satellites, and pro-French states without a player of their own. */
const isFrench = (g: WarAndPeace, city: CityId, moment: Moment): boolean => {
  const holder = holderIn(g, city, moment);
  return holder !== 'nobody' && factionOf(g, holder) === 'pro' && seatOf(g, holder) === FRENCH;
};

/** C.1.c, C.1.d Which cities are counted. */
const KINDS: Readonly<
  Record<'production' | 'port' | 'portMajorOrCapital', (city: (typeof cityCards)[number]) => boolean>
> = {
  production: ({ production }) => production !== undefined,
  port: isPort,
  portMajorOrCapital: (city) => isPort(city) && city.kind !== 'minor',
};
const within = (
  count: number,
  { min = 0, max = Infinity }: { readonly min?: number; readonly max?: number },
): boolean => count >= min && count <= max;

/** C.4.a An own point inside the city, or in the hex of a city of its side, that is not besieged. */
const hasFreePoint = (g: WarAndPeace, nation: Nation, city: CityId): boolean =>
  factionHolding(g, city) === factionOf(g, nation) &&
  siegeOf(g, city) === undefined &&
  troopsAt(g, cityCard(city).hex).some(
    (troop) => troop.nation === nation && sideOfTroop(g, troop) === factionOf(g, nation),
  );

/** C Does a predicate hold? */
export const holds = (g: WarAndPeace, when: Predicate, moment: Moment): boolean => {
  if ('all' in when) return when.all.every((each) => holds(g, each, moment));
  if ('any' in when) return when.any.some((each) => holds(g, each, moment));
  if ('not' in when) return !holds(g, when.not, moment);
  if ('conquests' in when) {
    const { pro, anti } = conquestsOf(g, when.conquests);
    return within(when.by === 'france' ? pro : pro + anti, when);
  }
  if ('cities' in when) {
    const counted = cityCards
      .filter((city) => KINDS[when.cities](city) && isFrench(g, city.id, moment))
      .map(({ id }) => id);
    return within(counted.length, when) && (when.include ?? []).every((id) => counted.includes(id));
  }
  if ('holds' in when)
    return when.holds.every((city) =>
      when.faction ? heldBy(g, city, when.faction, moment) : isFrench(g, city, moment),
    );
  if ('heldCount' in when)
    return within(when.heldCount.filter((city) => heldBy(g, city, when.faction, moment)).length, when);
  if ('controls' in when) return when.controls.some((major) => holderIn(g, when.city, moment) === major);
  if ('conquerorOfFrance' in when)
    return g.history.conquerorOfFrance !== null && when.conquerorOfFrance.includes(g.history.conquerorOfFrance);
  if ('unbesiegedSP' in when) return hasFreePoint(g, when.unbesiegedSP, when.city);
  if ('flag' in when) return g.history.napoleonReturned;
  if ('invasionBefore' in when) {
    const turn = g.history.invaded[when.invasionBefore];
    return turn !== null && turn < turnOf({ year: when.year, month: 1 });
  }
  if ('status' in when) return g.politics.status[when.status] === when.is;
  return true;
};

const end = (g: WarAndPeace, by: string): void => {
  g.ending = { by };
  log(g, 'C.1.a', 'end.condition', { condition: by });
};

/** C.1.a, C.2.a, C.2.b, C.7.a An automatic victory ends the game at once. */
export const judgeNow = (g: WarAndPeace): void => {
  if (g.ending) return;
  const won = conditionsFor(g).find(
    ({ at, when, mayBeRefused }) => at === 'instant' && !mayBeRefused && holds(g, when, 'instant'),
  );
  if (won) end(g, won.id);
};

const RANK: Readonly<Record<Condition['level'], number>> = { draw: 0, marginal: 1, decisive: 2 };

/**
 * R-24 The order in which the printed conditions are read at the end. C.4.a, C.6.a two players and one; C.5.a the draw;
 * those of Napoleon's return before the others of their number of players. Whoever the fallback names has the rest.
 */
const AT_THE_END: readonly RuleNumber[] = [
  // C.4, C.5 for any number of players (C.9, C.16)
  ...(['C.4.a', 'C.5.a'] as const),
  // C.12.a, C.13.a, C.20.a, C.21.a, C.22.a Napoleon has returned
  ...(['C.12', 'C.13', 'C.20', 'C.21', 'C.22'] as const),
  // C.6, C.10.a, C.11.a, C.14.a, C.17.a, C.18.a, C.19.a, C.23.a
  ...(['C.6.a', 'C.10', 'C.11', 'C.14', 'C.17', 'C.18', 'C.19', 'C.23'] as const),
  // C.8, C.15, C.24
  ...(['C.8', 'C.15', 'C.24'] as const),
];
const placeOf = ({ id }: Condition): number => (AT_THE_END as readonly string[]).indexOf(id);

/** C.2, C.3, C.7, R-24 At the end: the first condition that holds; of two that one side meets the higher level counts. */
export const judgeTheEnd = (g: WarAndPeace): void => {
  const conditions = conditionsFor(g)
    .filter(({ at }) => at === 'end')
    .sort((a, b) => placeOf(a) - placeOf(b));
  const met = conditions.filter(({ when }) => !('fallback' in when) && holds(g, when, 'end'));
  const fallback = conditions.find(({ when }) => 'fallback' in when);
  const [first] = met;
  const better = met.find(
    ({ side, level }) => first && side.join() === first.side.join() && RANK[level] > RANK[first.level],
  );
  end(g, (better ?? first ?? fallback)?.id ?? 'C.8');
};

/** C.1.g, K.2.g The game ends at this instant: an automatic victory counts first, then what holds at the end. */
export const endAtOnce = (g: WarAndPeace): void => {
  judgeNow(g);
  if (!g.ending) judgeTheEnd(g);
};

/** C.3.a At the instant it is met the French may accept the marginal victory; once refused it is gone. */
export function* offerMarginalVictory(g: WarAndPeace): Script {
  if (g.ending || g.history.refused) return;
  const offered = conditionsFor(g).find(({ mayBeRefused, when }) => mayBeRefused && holds(g, when, 'instant'));
  if (!offered) return;
  const { kind } = yield* ask({ by: FRENCH, rule: 'C.3.a', prompt: say('end.offer'), answers: [YES, NO] });
  if (kind === 'yes') end(g, offered.id);
  else g.history = { ...g.history, refused: true };
}

export const conditionNamed = (g: WarAndPeace, id: string): Condition | undefined =>
  conditionsFor(g).find((each) => each.id === id);
/** C.25 The seats that a condition makes winners: those who sit for its states, wherever these stand now. */
export const winnersOf = (g: WarAndPeace, { side }: Condition): readonly Seat[] => [
  ...new Set(side.flatMap((major) => seatsWith(g, major))),
];

/** C.1.b, C.1.e The production cities of each seat at the end, when the players agree to end; what a neutral nobody plays holds counts for nobody. */
export const productionCitiesBySeat = (g: WarAndPeace): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { id, production } of cityCards) {
    const holder = holderAtTheEnd(g, id);
    if (!production || holder === 'nobody') continue;
    const colours = coloursOf(g, holder);
    const alone =
      factionOf(g, holder) === 'neutral' && colours !== 'france' && (colours === null || !isPlayed(g, colours));
    if (alone) continue;
    const seat = seatOf(g, holder);
    counts[seat] = (counts[seat] ?? 0) + 1;
  }
  return counts;
};
