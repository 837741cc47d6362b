import { type Purse, raise } from './6.12-raising.ts';
import { REGROUP_COST, leadersInRegroup } from '../7-builds/7.7-regroup.ts';
import { choose, type Script } from '@bivouac/kernel';
import { capitalsOf, leader as leaderCard, stepsFrom } from '../../catalogue/catalogue.ts';
import type { CardId, DuchyId, LeaderId, Nation, PlaceId } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import {
  changeSquadron,
  director,
  isAtPlace,
  isOnMap,
  leadersOf,
  type NapoleonicWars,
  putLeader,
  removeUnits,
  type SquadronRow,
  unitsInPool,
  type WarRow,
} from '../../state/state.ts';
import type { WarAnswer } from '../../text/6.13-foreign-wars.ts';
import { orderOfMovement } from '../5-sequence/5.1-order.ts';
import { mayBuildLeader, UNIT_COST } from '../7-builds/7.1-units-and-leaders.ts';
import { SQUADRON_COST, squadronInPool } from '../7-builds/7.3-squadrons.ts';
import { forcedSubmission } from '../15-conquest/15.4-submission.ts';

type Of<K extends WarAnswer['kind']> = Extract<WarAnswer, { readonly kind: K }>;
/** 6.13 The pieces that a Foreign War demands of a nation. */
export interface Demand {
  readonly units: number;
  readonly leaders: number;
  readonly squadrons: number;
}
export const NOTHING: Demand = { units: 0, leaders: 0, squadrons: 0 };

const warOf = (g: NapoleonicWars, card: CardId): WarRow =>
  g.wars.find((row) => row.card === card) ?? { card, units: {}, leaders: [], squadrons: [] };
const setWar = (g: NapoleonicWars, war: WarRow): void => {
  g.wars = [...g.wars.filter((row) => row.card !== war.card), war].toSorted((a, b) => (a.card < b.card ? -1 : 1));
};

/** A nation without a director gives what is farthest from its Capital. */
const farthest = (nation: Nation, duchies: readonly DuchyId[]): DuchyId | undefined => {
  const [capital] = capitalsOf(nation);
  const steps = capital === undefined ? undefined : stepsFrom(capital);
  return duchies.toSorted((a, b) => (steps?.get(b) ?? 99) - (steps?.get(a) ?? 99) || (a < b ? -1 : 1))[0];
};

function* giveUnit(g: NapoleonicWars, nation: Nation, card: CardId): Script<boolean> {
  const duchies = [...new Set(g.units.filter((row) => row.nation === nation).map(({ at }) => at))];
  const seat = director(g, nation);
  const [only] = duchies;
  if (only === undefined) return false;
  const among = duchies.map((duchy): Of<'commitUnit'> => ({ kind: 'commitUnit', duchy }));
  const prompt = say('commit.unit', { nation, card });
  const duchy =
    seat === null
      ? (farthest(nation, duchies) ?? only)
      : duchies.length === 1
        ? only
        : (yield* choose({ by: seat, rule: '6.13', prompt, among, may: () => undefined })).duchy;
  removeUnits(g, nation, duchy, 1);
  takeUnit(g, nation, card);
  return true;
}
const takeUnit = (g: NapoleonicWars, nation: Nation, card: CardId): void => {
  const war = warOf(g, card);
  setWar(g, { ...war, units: { ...war.units, [nation]: (war.units[nation] ?? 0) + 1 } });
  log(g, '6.13', 'commit.unitGoes', { nation, card });
};
function* giveLeader(g: NapoleonicWars, nation: Nation, card: CardId): Script<boolean> {
  const here = leadersOf(g, nation)
    .filter(({ at }) => isOnMap(at))
    .map(({ id }) => id);
  const [only] = here.toSorted((a, b) => leaderCard(a).battle - leaderCard(b).battle || (a < b ? -1 : 1));
  if (only === undefined) return false;
  const seat = director(g, nation);
  const among = here.map((leader): Of<'commitLeader'> => ({ kind: 'commitLeader', leader }));
  const prompt = say('commit.leader', { nation, card });
  const leader =
    seat === null || here.length === 1
      ? only
      : (yield* choose({ by: seat, rule: '6.13', prompt, among, may: () => undefined })).leader;
  takeLeader(g, leader, card);
  return true;
}
const takeLeader = (g: NapoleonicWars, leader: LeaderId, card: CardId): void => {
  putLeader(g, leader, 'war');
  const war = warOf(g, card);
  setWar(g, { ...war, leaders: [...war.leaders, leader] });
  log(g, '6.13', 'commit.leaderGoes', { leader, card });
};
/** 6.13 Squadrons in play: at sea, in Port, Blockaded, under Refit or in Regroup; not those being built. */
export const shipsInPlay = (g: NapoleonicWars, nation: Nation): readonly SquadronRow[] =>
  g.squadrons.filter((row) => row.nation === nation && !row.building && (isAtPlace(row.at) || row.at === 'regroup'));
function* giveShip(g: NapoleonicWars, nation: Nation, card: CardId): Script<boolean> {
  const places = [...new Set(shipsInPlay(g, nation).map(({ at }) => at as PlaceId | 'regroup'))];
  const [only] = places;
  if (only === undefined) return false;
  const seat = director(g, nation);
  const among = places.map((from): Of<'commitShip'> => ({ kind: 'commitShip', from }));
  const prompt = say('commit.ship', { nation, card });
  const from =
    seat === null || places.length === 1
      ? only
      : (yield* choose({ by: seat, rule: '6.13', prompt, among, may: () => undefined })).from;
  const row = shipsInPlay(g, nation).find(({ at }) => at === from);
  if (!row) return false;
  takeShip(g, row, card);
  return true;
}
/** 6.13 A Squadron out of Regroup takes another Refit marker along. */
const takeShip = (g: NapoleonicWars, row: SquadronRow, card: CardId): void => {
  changeSquadron(g, row.id, { at: 'war', refit: row.at === 'regroup' ? row.refit + 1 : row.refit });
  const war = warOf(g, card);
  setWar(g, { ...war, squadrons: [...war.squadrons, row.id] });
  log(g, '6.13', 'commit.shipGoes', { nation: row.nation, card });
};

/** 6.12, 6.13 One piece that is missing on the map is taken from Regroup for a point, or built and lost at once. */
function* raisePiece(
  g: NapoleonicWars,
  nation: Nation,
  card: CardId,
  what: keyof Demand,
  purse: Purse,
): Script<boolean> {
  if (what === 'units') {
    if (g.regroup[nation] > 0) {
      if (!(yield* raise(g, nation, REGROUP_COST, purse))) return false;
      g.regroup = { ...g.regroup, [nation]: g.regroup[nation] - 1 };
      takeUnit(g, nation, card);
      return true;
    }
    if (unitsInPool(g, nation) === 0 || !(yield* raise(g, nation, UNIT_COST, purse))) return false;
    takeUnit(g, nation, card);
    return true;
  }
  if (what === 'leaders') {
    const [waiting] = leadersInRegroup(g, nation);
    const found = waiting ?? leadersOf(g, nation).find(({ id }) => mayBuildLeader(g, id) === undefined)?.id;
    if (found === undefined) return false;
    const cost = waiting === undefined ? leaderCard(found).command : REGROUP_COST;
    if (!(yield* raise(g, nation, cost, purse))) return false;
    takeLeader(g, found, card);
    return true;
  }
  const ship = squadronInPool(g, nation);
  if (!ship || !(yield* raise(g, nation, SQUADRON_COST, purse))) return false;
  takeShip(g, ship, card);
  return true;
}

/** 6.12, 6.13 A nation gives what a Foreign War demands; what it lacks it raises; what it cannot raise forces it to Submit. */
function* meet(g: NapoleonicWars, nation: Nation, card: CardId, demand: Demand): Script {
  const purse: Purse = { points: 0 };
  let failed = false;
  const give = { units: giveUnit, leaders: giveLeader, squadrons: giveShip };
  for (const what of ['squadrons', 'leaders', 'units'] as const)
    for (let piece = 0; piece < demand[what]; piece++)
      if (!(yield* give[what](g, nation, card)) && !(yield* raisePiece(g, nation, card, what, purse))) failed = true;
  if (failed) yield* forcedSubmission(g, nation);
}
/** 6.13 A Foreign War begins: each nation named gives its pieces, in Order of Movement. */
export function* beginWar(g: NapoleonicWars, card: CardId, demands: Readonly<Partial<Record<Nation, Demand>>>): Script {
  setWar(g, warOf(g, card));
  for (const nation of orderOfMovement(g)) {
    const demand = demands[nation];
    if (demand) yield* meet(g, nation, card, demand);
  }
}
