import { ask, choice, roll, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { cityCard } from '../../catalogue/cities.ts';
import type { CityId, Faction, HexId } from '../../catalogue/ids.ts';
import { isInfantry, leaderCard } from '../../catalogue/pieces.ts';
import { landLoss, landResult, oddsOf, type SideResult, surrendersAt } from '../../catalogue/tables.ts';
import {
  bestRating,
  isBlockaded,
  leadersAt,
  pointsOf,
  siegeOf,
  sideOfLeader,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, must, say } from '../../text/speech.ts';
import { commandOf } from '../D-players/D.3-seats.ts';
import { friendsAt, besiegedBy } from '../SG-J-ground-movement/SG-J.8-may-enter.ts';
import { chooseLosses, ofTheMorale } from '../SG-O-resolution/SG-O.4-losses.ts';
import { forceMorale } from '../SG-O-resolution/SG-P.2-morale.ts';
import { cityFalls, insideLeaders } from './SG-S.6-fall.ts';

const MOST_FROM_MARKER = 4;
const OPEN_PORT = 3;

const besiegingLeaders = (g: WarAndPeace, hex: HexId, side: Faction) =>
  leadersAt(g, hex)
    .filter((row) => !row.inside && sideOfLeader(g, row.id) === side && !leaderCard(row.id).naval)
    .map(({ id }) => id);
/** SG S.4 What is added to the dice: the marker, the best leader; a port that is open takes three off. */
export const siegeBonus = (g: WarAndPeace, city: CityId, side: Faction): number => {
  const { hex, port } = cityCard(city);
  const marker = Math.min(MOST_FROM_MARKER, siegeOf(g, city)?.marker ?? 0);
  return (
    marker + bestRating(besiegingLeaders(g, hex, side)) - (port.length > 0 && !isBlockaded(g, hex) ? OPEN_PORT : 0)
  );
};

/** SG S.5 Who storms and who holds the walls, what both may lose, and what comes of a roll of two dice. */
export const storm = (g: WarAndPeace, city: CityId, side: Faction) => {
  const { hex, fortress } = cityCard(city);
  const stormers = friendsAt(g, hex, side).filter(({ kind }) => isInfantry(kind));
  const garrison = besiegedBy(g, hex, side);
  const walls = pointsOf(garrison) * (fortress ? 3 : 2);
  const own = pointsOf(stormers);
  const larger = own >= walls;
  const odds = oddsOf(Math.max(own, walls), Math.min(own, walls));
  const morale = forceMorale(g, stormers) - forceMorale(g, garrison);
  const leaders = bestRating(besiegingLeaders(g, hex, side)) - bestRating(insideLeaders(g, hex, side));
  const sum = morale + leaders - (fortress ? 2 : 1);
  const size = Math.min(own, walls);
  const resultOf = (dice: number): { readonly ours: SideResult; readonly theirs: SideResult } => {
    const result = landResult(odds, dice + (larger ? sum : -sum));
    return larger ? { ours: result.larger, theirs: result.smaller } : { ours: result.smaller, theirs: result.larger };
  };
  /** The garrison gives up the city, or has nobody left. */
  const takes = (dice: number): boolean => {
    const { theirs } = resultOf(dice);
    return theirs.retreats || landLoss(theirs.loss, size) >= pointsOf(garrison);
  };
  return { stormers, garrison, size, resultOf, takes };
};

/** SG S.5 One round against the walls: the garrison counts two or three times, and cavalry does not storm. */
function* assault(g: WarAndPeace, city: CityId, side: Faction): Script {
  const { hex } = cityCard(city);
  log(g, 'SG S.5', 'siege.assault', { city });
  const { stormers, garrison, size, resultOf } = storm(g, city, side);
  const prompt = say('siege.roll', { city });
  const { ours, theirs } = resultOf((yield* roll('SG S.5', prompt)) + (yield* roll('SG S.5', prompt)));
  const [first] = stormers;
  const [second] = garrison;
  if (!first || !second) return;
  const seat = commandOf(g, first);
  yield* chooseLosses(
    g,
    seat,
    () => friendsAt(g, hex, side).filter(({ kind }) => isInfantry(kind)),
    landLoss(ours.loss, size),
    ofTheMorale(g, forceMorale(g, stormers)),
  );
  yield* chooseLosses(
    g,
    commandOf(g, second),
    () => besiegedBy(g, hex, side),
    landLoss(theirs.loss, size),
    ofTheMorale(g, forceMorale(g, garrison)),
  );
  if (theirs.retreats || besiegedBy(g, hex, side).length === 0) return yield* cityFalls(g, city, side);
  if (!ours.retreats) return;
  g.sieges = g.sieges.filter((siege) => siege.city !== city);
  log(g, 'SG S.5', 'siege.repulsed', { city });
}

type Press = AnswerOf<'press'>;

/** SG S.4, S.5 A besieged city's turn: the marker goes up; the besieger rolls, assaults or waits. */
export function* siegeTurn(g: WarAndPeace, city: CityId, side: Faction): Script {
  const { hex, kind, fortress } = cityCard(city);
  const [first] = friendsAt(g, hex, side);
  if (!first) return;
  g.sieges = g.sieges.map((siege) => (siege.city === city ? { ...siege, marker: siege.marker + 1 } : siege));
  const needs = surrendersAt(kind, fortress);
  const led =
    besiegingLeaders(g, hex, side).length > 0 && friendsAt(g, hex, side).some((troop) => isInfantry(troop.kind));
  const among = (['roll', 'assault', 'wait'] as const).map((how): Press => ({ kind: 'press', city, how }));
  const may = ({ how }: Press): Verdict => must('SG S.5', how !== 'assault' || led, 'siege.assaultLeader');
  const answer = yield* ask(
    choice({ by: commandOf(g, first), rule: 'SG S.4', prompt: say('siege.press', { city, needs }), among, may }),
  );
  if (answer.how === 'wait') return;
  if (answer.how === 'assault') return yield* assault(g, city, side);
  const prompt = say('siege.roll', { city });
  const dice = (yield* roll('SG S.4', prompt)) + (yield* roll('SG S.4', prompt));
  const total = dice + siegeBonus(g, city, side);
  log(g, 'SG S.4', 'siege.total', { city, dice, total, needs });
  if (total >= needs) yield* cityFalls(g, city, side);
}
