import type { Script } from '@bivouac/kernel';
import { nationOfLeader } from '../../catalogue/catalogue.ts';
import type { DuchyId, LeaderId, Nation } from '../../catalogue/ids.ts';
import type { RuleRef } from '../../rulebook.ts';
import {
  addUnits,
  areAllied,
  changeLeader,
  controller,
  flagIn,
  leadersIn,
  markUnits,
  type NapoleonicWars,
  putLeader,
  removeFlag,
} from '../../state/state.ts';
import { log } from '../../text/speech.ts';
import { together } from '../7-builds/7.1-units-and-leaders.ts';
import { arrival, type Arrived } from '../9-movement/9.8-arrival.ts';
import { asItStands } from '../9-movement/9.8-arrival.ts';
import { driveOutSquadrons } from '../13-naval/13.9-port-loss.ts';

export interface PlacedForces {
  readonly nation: Nation;
  readonly at: DuchyId;
  readonly units: number;
  readonly leaders?: readonly LeaderId[];
}

/** 8.33, 17.2 An event places Forces in any nation's Duchy without a war; they may Flag it, and Armies may intercept them. */
export function* placeForces(g: NapoleonicWars, { nation, at, units, leaders = [] }: PlacedForces): Script<Arrived> {
  const before = asItStands(g);
  if (units > 0) addUnits(g, nation, at, units, { fresh: true, placed: true });
  for (const leader of leaders) putLeader(g, leader, at, { fresh: true, placed: true });
  return yield* arrival(g, {
    formation: together(leaders, nation, units),
    to: at,
    from: null,
    link: null,
    causes: [],
    before,
  });
}

/** 17.2 An event takes a Flag away: those who stood under it stay, and may Flag the Duchy again without a war: rulings/17.2-left-behind.md. */
export function* unflagByEvent(g: NapoleonicWars, at: DuchyId, rule: RuleRef): Script {
  const holder = flagIn(g, at)?.nation;
  if (holder === undefined) return;
  removeFlag(g, at);
  log(g, rule, 'flag.removed', { nation: holder, duchy: at });
  const owner = controller(g, at);
  const stays = (nation: Nation): boolean => areAllied(g, nation, holder) && !areAllied(g, nation, owner);
  markUnits(g, (row) => row.at === at && stays(row.nation), { placed: true });
  for (const { id } of leadersIn(g, at)) if (stays(nationOfLeader(id))) changeLeader(g, id, { placed: true });
  yield* driveOutSquadrons(g, at);
}
