import { choose, type Script, type Verdict } from '@bivouac/kernel';
import { duchy as duchyCard, links, nationOfLeader } from '../../catalogue/catalogue.ts';
import { type DuchyId, type LeaderId, type Nation, NATIONS } from '../../catalogue/ids.ts';
import {
  atWar,
  director,
  type Formation,
  freshUnitsIn,
  isOnMap,
  leaderRow,
  leadersIn,
  leadersOf,
  moveFormation,
  type NapoleonicWars,
  nationsOf,
  strengthOf,
  unitsWith,
} from '../../state/state.ts';
import type { ReinforcementAnswer } from '../../text/14.2-reinforcement.ts';
import { DONE } from '../../text/answers.ts';
import { log, must, say } from '../../text/speech.ts';
import { isFriendly, standing } from '../3-glossary/3-standing.ts';
import { armiesNeeded, filled, leads } from '../9-movement/9.1-armies.ts';
import { mayEnter } from '../9-movement/9.3-entrance.ts';
import { mayIntercept } from '../10-interception/10.1-interception.ts';

type Of<K extends ReinforcementAnswer['kind']> = Extract<ReinforcementAnswer, { readonly kind: K }>;
type TakeUp = Of<'withArmy'> | Of<'addUnit'> | Of<'addLeader'>;
export type Price = 'free' | 'paid';

export const deployers = (g: NapoleonicWars, nation: Nation): readonly LeaderId[] =>
  leadersOf(g, nation)
    .filter(({ at }) => isOnMap(at))
    .map(({ id }) => id);
const halfPoints = (g: NapoleonicWars): number => g.reinforcing?.halfPoints ?? 0;
/** 14.24 A second Deployment costs a point for each Unit and leader. */
export const armyCost = (formation: Formation, price: Price): number =>
  price === 'free' ? 0 : strengthOf(formation) * 2;
export const mayDeployArmy = (g: NapoleonicWars, _nation: Nation, leader: LeaderId, price: Price): Verdict =>
  must('14.23', !leaderRow(g, leader).halted, 'deploy.once', { leader }) ??
  must('14.24', price === 'free' || halfPoints(g) >= 2, 'deploy.dear', { leader });

/** 14.23 Not where an enemy Army could intercept, were this an Impulse. */
export const isWatched = (g: NapoleonicWars, nation: Nation, to: DuchyId): boolean =>
  links(to).some((link) =>
    leadersIn(g, link.to).some(
      ({ id }) => atWar(g, nation, nationOfLeader(id)) && mayIntercept(g, id, { to }) === undefined,
    ),
  );
/** 14.23 A Fortress that the side besieges may be reinforced or left, not passed. */
const isSiege = (g: NapoleonicWars, nation: Nation, at: DuchyId): boolean =>
  duchyCard(at).fortress > 0 && standing(g, nation, at) === 'uncontrolled' && !isFriendly(g, nation, at);

/** 14.23 The Duchies that a Formation can reach through Friendly ground. */
export const reachOf = (g: NapoleonicWars, formation: Formation, from: DuchyId): readonly DuchyId[] => {
  const nations = nationsOf(formation);
  const [nation = 'france'] = nations;
  const found: DuchyId[] = [];
  const queue = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift())
    for (const { to } of links(at)) {
      if (to === from || found.includes(to) || isWatched(g, nation, to)) continue;
      const siege = isSiege(g, nation, to);
      if (mayEnter(g, { verb: siege ? 'deployToSiege' : 'deploy', nations, from: at, to }) !== undefined) continue;
      found.push(to);
      if (!siege) queue.push(to);
    }
  return found.toSorted();
};

/** 14.23 A leader gathers an Army where he starts and on his way, and drops nobody. */
function* takeUp(g: NapoleonicWars, start: Formation, leader: LeaderId, at: DuchyId, most: number): Script<Formation> {
  let formation = start;
  // Nobody is taken along with whom the Army could go nowhere: it would only be gathered again.
  const fits = (next: Formation): boolean =>
    armiesNeeded(g, next) === 1 && strengthOf(next) <= most && reachOf(g, next, at).length > 0;
  const withUnit = (now: Formation, nation: Nation): Formation => ({
    ...now,
    units: { ...now.units, [nation]: unitsWith(now, nation) + 1 },
  });
  const withLeader = (now: Formation, id: LeaderId): Formation => ({ ...now, leaders: [...now.leaders, id] });
  const seat = director(g, nationOfLeader(leader));
  for (;;) {
    const now = formation;
    const among: readonly TakeUp[] = [
      ...NATIONS.filter(
        (nation) =>
          leads(g, leader, nation) &&
          freshUnitsIn(g, at, nation) > unitsWith(now, nation) &&
          fits(withUnit(now, nation)),
      ).map((nation) => ({ kind: 'addUnit', nation }) as const),
      ...leadersIn(g, at)
        .filter(
          ({ id, halted }) =>
            !halted && !now.leaders.includes(id) && leads(g, leader, nationOfLeader(id)) && fits(withLeader(now, id)),
        )
        .map(({ id }) => ({ kind: 'addLeader', leader: id }) as const),
    ];
    if (among.length === 0 || seat === null) return formation;
    const whole = now === start && among.some(({ kind }) => kind === 'addUnit');
    const answer = yield* choose<TakeUp | typeof DONE>({
      by: seat,
      rule: '14.23',
      prompt: say('deploy.with', { leader }),
      among: whole ? [{ kind: 'withArmy' }, ...among] : among,
      may: () => undefined,
      or: [DONE],
    });
    if (answer.kind === 'done') return formation;
    if (answer.kind === 'withArmy') return filled(g, now, at, fits);
    formation = answer.kind === 'addUnit' ? withUnit(now, answer.nation) : withLeader(now, answer.leader);
  }
}
const halt = (g: NapoleonicWars, formation: Formation, at: DuchyId): void => {
  // What goes along is the most rested; it is told from the others by having moved.
  moveFormation(g, formation, at, at, () => ({ halted: true }));
};

/** 14.23 By land, Duchy by Duchy where there is somebody to take up. Returns the half points spent, or nothing if he stays. */
export function* deployArmy(
  g: NapoleonicWars,
  nation: Nation,
  leader: LeaderId,
  price: Price,
): Script<number | undefined> {
  let at = leaderRow(g, leader).at as DuchyId;
  const origin = at;
  const most = price === 'free' ? Infinity : Math.floor(halfPoints(g) / 2);
  let formation: Formation = { commander: leader, leaders: [leader], units: {} };
  for (;;) {
    const before = formation;
    formation = yield* takeUp(g, formation, leader, at, most);
    if (at !== origin && formation === before) break;
    const among = reachOf(g, formation, at).map((duchy): Of<'deployTo'> => ({ kind: 'deployTo', duchy }));
    if (among.length === 0) break;
    const answer = yield* choose<Of<'deployTo'> | typeof DONE>({
      by: director(g, nation) ?? '',
      rule: '14.23',
      prompt: say('deploy.where', { leader }),
      among,
      may: () => undefined,
      or: at === origin ? [] : [DONE],
    });
    if (answer.kind === 'done') break;
    moveFormation(g, formation, at, answer.duchy, () => ({}));
    at = answer.duchy;
    log(g, '14.23', 'deploy.done', { leader, duchy: at });
  }
  if (at === origin) return undefined;
  halt(g, formation, at);
  return armyCost(formation, price);
}
