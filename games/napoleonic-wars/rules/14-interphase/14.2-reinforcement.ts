import { choose, type Script, type Verdict } from '@bivouac/kernel';
import { DONE } from '../../text/answers.ts';
import {
  capitalsOf,
  duchiesOf,
  homesOf,
  leader as leaderCard,
  nation as nationCard,
  stepsFrom,
} from '../../catalogue/catalogue.ts';
import type { DuchyId, Nation } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  addUnits,
  clearMarks,
  controller,
  director,
  type NapoleonicWars,
  putLeader,
  leadersOf,
} from '../../state/state.ts';
import type { ReinforcementAnswer } from '../../text/14.2-reinforcement.ts';
import { enemiesIn, isFriendly } from '../3-glossary/3-standing.ts';
import { orderOfMovement } from '../5-sequence/5.1-order.ts';
import { mayBuildLeader, mayBuildUnit, UNIT_COST } from '../7-builds/7.1-units-and-leaders.ts';
import {
  homePorts,
  layDownSquadron,
  mayLayDownIn,
  mayRefit,
  maySquadron,
  refitPorts,
  SQUADRON_COST,
  takeOffRefit,
} from '../7-builds/7.3-squadrons.ts';
import { proxyBuilds } from '../7-builds/7.5-proxy-builds.ts';
import {
  leadersInRegroup,
  mayReturnSquadron,
  REGROUP_COST,
  returnLeader,
  returnSquadron,
  returnUnit,
  squadronsInRegroup,
} from '../7-builds/7.7-regroup.ts';
import { deploy, deployers, mayDeploy } from './14.23-deployment.ts';

/** 14.21 In half points, for a Refit costs one Maneuver. */
const halves = (points: number): number => points * 2;
const REFIT = 1;

/** 14.22 The Capital; else the closest Friendly Home Duchy, else the closest Friendly Associate: rulings/14.22-placement.md. */
export const placeOfReinforcements = (g: NapoleonicWars, nation: Nation): DuchyId | undefined => {
  const capitals = capitalsOf(nation);
  const [first] = capitals;
  const held = (duchy: DuchyId): boolean => controller(g, duchy) === nation && enemiesIn(g, nation, duchy).length === 0;
  const capital = capitals.find(held);
  if (capital !== undefined || first === undefined) return capital;
  const steps = stepsFrom(first);
  const closest = (among: readonly DuchyId[]): DuchyId | undefined =>
    among.toSorted((a, b) => (steps.get(a) ?? Infinity) - (steps.get(b) ?? Infinity) || (a < b ? -1 : 1))[0];
  return (
    closest(homesOf(nation).filter((duchy) => held(duchy) && isFriendly(g, nation, duchy))) ??
    closest(duchiesOf(nation).filter((duchy) => held(duchy)))
  );
};

const costOf = (answer: ReinforcementAnswer): number => {
  switch (answer.kind) {
    case 'newUnit':
      return halves(UNIT_COST);
    case 'newLeader':
      return halves(leaderCard(answer.leader).command);
    case 'newSquadron':
      return halves(SQUADRON_COST);
    case 'refitNow':
      return REFIT;
    case 'unitBack':
    case 'leaderBack':
    case 'squadronBack':
      return halves(REGROUP_COST);
    case 'deploy':
    case 'deployTo':
      return 0;
  }
};
const options = (g: NapoleonicWars, nation: Nation): readonly ReinforcementAnswer[] => [
  { kind: 'newUnit' },
  ...leadersOf(g, nation).map(({ id }) => ({ kind: 'newLeader' as const, leader: id })),
  ...homePorts(nation).map((duchy) => ({ kind: 'newSquadron' as const, duchy })),
  ...(g.regroup[nation] > 0 ? [{ kind: 'unitBack' as const }] : []),
  ...leadersInRegroup(g, nation).map((leader) => ({ kind: 'leaderBack' as const, leader })),
  ...(squadronsInRegroup(g, nation).length > 0
    ? homePorts(nation).map((duchy) => ({ kind: 'squadronBack' as const, duchy }))
    : []),
  ...refitPorts(g, nation).map((duchy) => ({ kind: 'refitNow' as const, duchy })),
  ...deployers(g, nation).map((leader) => ({ kind: 'deploy' as const, leader })),
];
const mayDo = (g: NapoleonicWars, nation: Nation, answer: ReinforcementAnswer): Verdict => {
  const points = must('14.21', (g.reinforcing?.halfPoints ?? 0) >= costOf(answer), 'reinforce.noPoints');
  const place = must('14.22', placeOfReinforcements(g, nation) !== undefined, 'reinforce.nowhere', { nation });
  switch (answer.kind) {
    case 'newUnit':
      return points ?? place ?? mayBuildUnit(g, nation);
    case 'newLeader':
      return points ?? place ?? mayBuildLeader(g, answer.leader);
    case 'newSquadron':
      return points ?? maySquadron(g, nation) ?? mayLayDownIn(g, nation, answer.duchy);
    case 'unitBack':
    case 'leaderBack':
      return points ?? place;
    case 'squadronBack':
      return points ?? mayReturnSquadron(g, nation, answer.duchy);
    case 'refitNow':
      return points ?? mayRefit(g, nation, answer.duchy);
    case 'deploy':
      return mayDeploy(g, nation, answer.leader);
    case 'deployTo':
      return undefined;
  }
};
function* carryOut(g: NapoleonicWars, nation: Nation, answer: ReinforcementAnswer): Script {
  const at = placeOfReinforcements(g, nation);
  if (g.reinforcing) g.reinforcing = { ...g.reinforcing, halfPoints: g.reinforcing.halfPoints - costOf(answer) };
  switch (answer.kind) {
    case 'newUnit':
      if (at) addUnits(g, nation, at, 1);
      if (at) log(g, '14.2', 'build.unit', { nation, duchy: at, count: 1 });
      return;
    case 'newLeader':
      if (at) putLeader(g, answer.leader, at);
      if (at) log(g, '14.2', 'build.leader', { leader: answer.leader, duchy: at });
      return;
    case 'newSquadron':
      return layDownSquadron(g, nation, answer.duchy);
    case 'unitBack':
      if (at) returnUnit(g, nation, at);
      return;
    case 'leaderBack':
      if (at) returnLeader(g, answer.leader, at);
      return;
    case 'squadronBack':
      return returnSquadron(g, nation, answer.duchy);
    case 'refitNow':
      return takeOffRefit(g, nation, answer.duchy);
    case 'deploy':
      return yield* deploy(g, nation, answer.leader);
    case 'deployTo':
  }
}

/** 14.2 Each nation builds and deploys in Order of Movement; a Neutral Proxy builds by 7.5. */
export function* reinforcement(g: NapoleonicWars): Script {
  const nation = orderOfMovement(g)[g.clock.step];
  if (nation === undefined) {
    g.reinforcing = null;
    clearMarks(g);
    g.clock = { ...g.clock, phase: 'draw', step: 0 };
    return;
  }
  const points = nationCard(nation).reinforcement;
  const seat = director(g, nation);
  if (seat === null) {
    proxyBuilds(g, nation, points);
    return next(g);
  }
  g.reinforcing ??= { nation, halfPoints: halves(points), deployments: 0 };
  const left = Math.floor(g.reinforcing.halfPoints / 2);
  const answer = yield* choose<ReinforcementAnswer | typeof DONE>({
    by: seat,
    rule: '14.2',
    prompt: say('reinforce.what', { nation, points: left }),
    among: options(g, nation),
    may: (wish) => mayDo(g, nation, wish as ReinforcementAnswer),
    or: [DONE],
  });
  if (answer.kind === 'done') return next(g);
  yield* carryOut(g, nation, answer);
}
const next = (g: NapoleonicWars): void => {
  g.reinforcing = null;
  g.clock = { ...g.clock, step: g.clock.step + 1 };
};
