import { log } from '../../text/speech.ts';
import { type Script, copy } from '@bivouac/kernel';
import { duchy as duchyCard, type LinkKind } from '../../catalogue/catalogue.ts';
import type { DuchyId, Nation } from '../../catalogue/ids.ts';
import {
  areAllied,
  controller,
  type Formation,
  inForce,
  markArrived,
  type NapoleonicWars,
  nationsIn,
  moveFormation,
  nationsOf,
  putLeader,
  removeUnits,
  strengthOf,
  survivors,
  unitsWith,
} from '../../state/state.ts';
import { isHostileIn, standing } from '../3-glossary/3-standing.ts';
import { seasons } from '../6-cards/6.19-seasons.ts';
import { enters, interceptions, type Interceptor } from '../10-interception/10.1-interception.ts';
import { evasions } from '../10-interception/10.2-evasion.ts';
import { landBattle } from '../11-battle/11-battle.ts';
import { attrition, type Cause } from './9.4-attrition.ts';
import { mayFormGroup } from './9.7-command.ts';
import { type Hits, NO_HITS } from './9.53-batteries.ts';

/** What has just appeared in a Duchy: it marched, landed, was built or placed there. */
export interface Arrival {
  readonly formation: Formation;
  readonly to: DuchyId;
  /** Where it came from by land. */
  readonly from: DuchyId | null;
  readonly link: LinkKind | null;
  /** The Duchy that it left, for the Attrition of its move. */
  readonly causes: readonly Cause[];
  readonly hits?: Hits;
  /** 13.61, 13.7 Ports that it may return to if it came by sea and is beaten. */
  readonly seaPorts?: readonly DuchyId[];
  /** The Port that it sailed from. */
  readonly origin?: DuchyId;
  /** The game as it was before it came: Duchies are judged as they stood then (rulings/10.1-before-the-step.md). */
  readonly before: NapoleonicWars;
}
/** What became of it: it may go on, it stands where it is, or it is gone or has retreated. */
export type Arrived = 'goesOn' | 'stands' | 'gone';

/** 11.22 Dice that the ground gives to a defender whose Duchy was Friendly before the battle. */
const TERRAIN: Readonly<Record<LinkKind, number>> = { plain: 0, rough: 1, pass: 2, marsh: 3, strait: 0 };
const terrainDice = ({ before, to, link }: Arrival, defenders: readonly Nation[]): number =>
  link !== null && defenders.some((nation) => standing(before, nation, to) === 'friendly') ? TERRAIN[link] : 0;

/** 8.5 An invasion by Formations frees Prussia from its enforced neutrality. */
const noteInvasion = (g: NapoleonicWars, { to }: Arrival): void => {
  if (controller(g, to) === 'prussia' && inForce(g, 'prussiaInvaded').length === 0)
    g.effects = [...g.effects, { kind: 'prussiaInvaded', card: null }];
};
/** Enemies of the newcomers in the Duchy. */
const opponents = (g: NapoleonicWars, nations: readonly Nation[], to: DuchyId): readonly Nation[] =>
  nationsIn(g, to).filter((other) =>
    nations.some((nation) => isHostileIn(g, nation, other, to) || isHostileIn(g, other, nation, to)),
  );
/** 9.8, 10, 11 Interception and evasion, then Attrition, then battle. */
export function* arrival(g: NapoleonicWars, arrived: Arrival): Script<Arrived> {
  const { formation, to, from, before, causes, hits = NO_HITS, seaPorts = [] } = arrived;
  const nations = nationsOf(formation);
  // What is built, placed or taken from Regroup has not entered.
  const entered = from !== null || arrived.seaPorts !== undefined;
  if (entered && !nations.includes('prussia')) noteInvasion(g, arrived);
  const intrusion = { nations, from, to, before };
  const brought: Interceptor[] = [];
  if (entered) yield* enters(g, formation, to, from, from === null ? 'sea' : 'march', before, brought);
  const joined = [...brought, ...(yield* interceptions(g, intrusion))];
  if (joined.length > 0) yield* mayFormGroup(g, to, opponents(g, nations, to));
  const failed = yield* evasions(
    g,
    intrusion,
    joined.map((each) => each.formation),
  );
  if (failed === 0 && opponents(before, nations, to).length > 0 && opponents(g, nations, to).length === 0)
    log(g, '10.21', 'evade.pursuit', { duchy: to });
  const marched = yield* attrition(g, survivors(g, formation, to), { at: to, rolledIn: from ?? to, causes });
  const left = entered ? yield* seasons(g, marched, to) : marched;
  if (strengthOf(left) === 0) return 'gone';
  const defenders = opponents(g, nations, to);
  const stops = isEnemyFortress(g, nations, to);
  if (defenders.length === 0) {
    if (stops) markArrived(g, left, to, { halted: true });
    return stops ? 'stands' : 'goesOn';
  }
  const interceptorHits = joined.reduce<Hits>(
    (sum, each) => ({ kills: sum.kills + each.hits.kills, disrupts: sum.disrupts + each.hits.disrupts }),
    NO_HITS,
  );
  const attackers = nationsIn(g, to).filter((nation) => nations.some((each) => areAllied(g, each, nation)));
  const outcome = yield* landBattle(g, {
    at: to,
    active: attackers,
    inactive: defenders,
    activeFrom: from === null ? [] : [from],
    inactiveFrom: joined.map((each) => each.from),
    terrain: terrainDice(arrived, defenders),
    failedEvasions: failed,
    activeHits: hits,
    inactiveHits: interceptorHits,
    commander: formation.commander,
    seaPorts,
  });
  if (outcome === 'calledOff') return goesBack(g, arrived);
  if (outcome === 'activeOverruns') {
    if (stops) markArrived(g, survivors(g, formation, to), to, { halted: true });
    return stops ? 'stands' : 'goesOn';
  }
  return outcome === 'activeWins' ? 'stands' : 'gone';
}
/** An Armistice has cancelled the battle: the newcomers go back to where they came from; what was built or placed is taken back. */
const goesBack = (g: NapoleonicWars, { formation, to, from, origin }: Arrival): Arrived => {
  const left = survivors(g, formation, to);
  const home = from ?? origin ?? null;
  if (home !== null) {
    moveFormation(g, left, to, home, () => ({}));
    return 'stands';
  }
  for (const nation of nationsOf(left)) {
    const units = unitsWith(left, nation);
    if (units > 0) removeUnits(g, nation, to, units);
  }
  for (const leader of left.leaders) putLeader(g, leader, 'pool');
  return 'gone';
};
/** 9.52 An enemy Fortress ends the movement of a Formation, besieged already or not: rulings/9.52-fortress-stops.md. */
const isEnemyFortress = (g: NapoleonicWars, nations: readonly Nation[], to: DuchyId): boolean =>
  duchyCard(to).fortress > 0 && nations.some((nation) => !areAllied(g, nation, controller(g, to)));

/** The game as it stands now, to be looked at after the next step. */
export const asItStands = (g: NapoleonicWars): NapoleonicWars => copy(g);
