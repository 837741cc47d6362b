import { choose, type Script, type Verdict } from '@bivouac/kernel';
import { links, nationOfLeader } from '../../catalogue/catalogue.ts';
import { type DuchyId, isPower, type LeaderId, type Nation } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  atWar,
  director,
  type Formation,
  isOnMap,
  leaderRow,
  leadersIn,
  leadersOf,
  moveFormation,
  type NapoleonicWars,
  nationsOf,
  strengthOf,
} from '../../state/state.ts';
import type { ReinforcementAnswer } from '../../text/14.2-reinforcement.ts';
import { oneArmy } from '../9-movement/9.1-armies.ts';
import { mayEnter } from '../9-movement/9.3-entrance.ts';
import { mayIntercept } from '../10-interception/10.1-interception.ts';

type DeployTo = Extract<ReinforcementAnswer, { readonly kind: 'deployTo' }>;
const FREE = 1;

export const deployers = (g: NapoleonicWars, nation: Nation): readonly LeaderId[] =>
  leadersOf(g, nation)
    .filter(({ at }) => isOnMap(at))
    .map(({ id }) => id);

/** 14.24 A second Deployment costs a point for each Unit and leader. */
const costOf = (g: NapoleonicWars, formation: Formation): number =>
  (g.reinforcing?.deployments ?? 0) < FREE ? 0 : strengthOf(formation) * 2;

/** 14.23, 14.24 One free Deployment; a Power may buy another; nobody deploys twice. */
export const mayDeploy = (g: NapoleonicWars, nation: Nation, leader: LeaderId): Verdict => {
  const { deployments = 0, halfPoints = 0 } = g.reinforcing ?? {};
  const most = isPower(nation) ? FREE + 1 : FREE;
  const army = oneArmy(g, leader, leaderRow(g, leader).at as DuchyId);
  return (
    must('14.24', deployments < most, 'deploy.none', { nation }) ??
    must('14.23', !leaderRow(g, leader).halted, 'deploy.once', { leader }) ??
    must('14.24', costOf(g, army) <= halfPoints, 'deploy.dear', { leader })
  );
};

/** 14.23 Not where an enemy Army could intercept, were this an Impulse. */
const isWatched = (g: NapoleonicWars, nation: Nation, to: DuchyId): boolean =>
  links(to).some((link) =>
    leadersIn(g, link.to).some(
      ({ id }) => atWar(g, nation, nationOfLeader(id)) && mayIntercept(g, id, { to }) === undefined,
    ),
  );

/** 14.23 The Duchies that a Formation can reach through Friendly ground. */
export const reachOf = (g: NapoleonicWars, formation: Formation, from: DuchyId): readonly DuchyId[] => {
  const [nation = 'france'] = nationsOf(formation);
  const found: DuchyId[] = [];
  const queue = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift())
    for (const { to } of links(at)) {
      if (to === from || found.includes(to)) continue;
      if (mayEnter(g, { verb: 'deploy', nations: nationsOf(formation), from: at, to }) !== undefined) continue;
      if (isWatched(g, nation, to)) continue;
      found.push(to);
      queue.push(to);
    }
  return found.toSorted();
};

/** 14.23 A leader moves through Friendly Duchies with an Army that he gathers where he starts. */
export function* deploy(g: NapoleonicWars, nation: Nation, leader: LeaderId): Script {
  const from = leaderRow(g, leader).at as DuchyId;
  const army = oneArmy(g, leader, from);
  const among = reachOf(g, army, from).map((duchy): DeployTo => ({ kind: 'deployTo', duchy }));
  if (among.length === 0 || !g.reinforcing) return;
  const prompt = say('deploy.where', { leader });
  const seat = director(g, nation) ?? '';
  const { duchy } = yield* choose({ by: seat, rule: '14.23', prompt, among, may: () => undefined });
  const cost = costOf(g, army);
  g.reinforcing = {
    ...g.reinforcing,
    halfPoints: g.reinforcing.halfPoints - cost,
    deployments: g.reinforcing.deployments + 1,
  };
  moveFormation(g, army, from, duchy, () => ({ halted: true }));
  log(g, '14.23', 'deploy.done', { leader, duchy });
}
