import type { Script } from '@bivouac/kernel';
import type { CardId, DuchyId, LeaderId, Nation } from '../catalogue/ids.ts';
import { armyGroup, oneArmy } from '../rules/9-movement/9.1-armies.ts';
import { freeMoves, marches, mayGoAnywhere } from '../rules/9-movement/9.1-march.ts';
import { gatherFormation } from '../rules/9-movement/9.6-gathering.ts';
import { type Formation, isOnMap, leaderRow, leadersOf, type NapoleonicWars } from '../state/state.ts';
import type { By } from './card.ts';
import { pickLeader } from './choosing.ts';

/** Leaders of a nation whose Army could enter a Duchy now. */
export const movers = (g: NapoleonicWars, nation: Nation): readonly LeaderId[] =>
  leadersOf(g, nation)
    .filter(({ at, halted }) => isOnMap(at) && !halted)
    .map(({ id }) => id)
    .filter((id) => canMove(g, id));
const canMove = (g: NapoleonicWars, leader: LeaderId): boolean => {
  const at = leaderRow(g, leader).at as DuchyId;
  const alone: Formation = { commander: leader, leaders: [leader], units: {} };
  return [alone, oneArmy(g, leader, at), armyGroup(g, leader, at)].some((formation) => mayGoAnywhere(g, formation, at));
};

/** An Army or Army Group of the own nation makes so many free moves; `ready` is told who goes before they do. */
export function* moveFree(
  g: NapoleonicWars,
  { nation, seat }: By,
  card: CardId,
  moves: number,
  ready: (formation: Formation, at: DuchyId) => void = () => undefined,
  among: readonly LeaderId[] = movers(g, nation),
): Script {
  const leader = yield* pickLeader(seat, card, among);
  const at = leaderRow(g, leader).at as DuchyId;
  const formation = yield* gatherFormation(g, leader, at, '9.6');
  ready(formation, at);
  yield* marches(g, nation, formation, at, freeMoves(g, moves));
}
