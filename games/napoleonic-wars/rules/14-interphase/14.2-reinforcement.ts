import { landBattle } from '../11-battle/11-battle.ts';
import { asItStands } from '../9-movement/9.8-arrival.ts';
import { evasions } from '../10-interception/10.2-evasion.ts';
import { choose, type Script, type Verdict } from '@bivouac/kernel';
import { DONE } from '../../text/answers.ts';
import {
  capitalsOf,
  duchiesOf,
  homesOf,
  duchy as duchyCard,
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
  strengthIn,
} from '../../state/state.ts';
import type { ReinforcementAnswer } from '../../text/14.2-reinforcement.ts';
import { enemiesIn, isFriendly } from '../3-glossary/3-standing.ts';
import { orderOfMovement } from '../5-sequence/5.1-order.ts';
import { mayBuildLeader, mayBuildUnit, UNIT_COST, unitAtHand } from '../7-builds/7.1-units-and-leaders.ts';
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
import { deploy, mayDeploy, deployments } from './14.23-deployment.ts';

/** 14.21 In half points, for a Refit costs one Maneuver. */
const halves = (points: number): number => points * 2;
const REFIT = 1;

/**
 * 14.22 Any Capital that the nation holds, a besieged Fortress too; else the closest Friendly Home Duchy, else the closest Friendly
 * Associate: rulings/14.22-placement.md.
 */
export const placesOfReinforcements = (g: NapoleonicWars, nation: Nation): readonly DuchyId[] => {
  const capitals = capitalsOf(nation);
  const held = (duchy: DuchyId): boolean =>
    controller(g, duchy) === nation && (duchyCard(duchy).fortress > 0 || enemiesIn(g, nation, duchy).length === 0);
  const open = capitals.filter(held);
  if (open.length > 0) return open;
  const far = (duchy: DuchyId): number =>
    Math.min(...capitals.map((capital) => stepsFrom(capital).get(duchy) ?? Infinity));
  const closest = (among: readonly DuchyId[]): readonly DuchyId[] => {
    const least = Math.min(...among.map(far));
    return among.filter((duchy) => far(duchy) === least);
  };
  const homes = closest(homesOf(nation).filter((duchy) => held(duchy) && isFriendly(g, nation, duchy)));
  return homes.length > 0 ? homes : closest(duchiesOf(nation).filter(held));
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
    default:
      return 0;
  }
};
const options = (g: NapoleonicWars, nation: Nation): readonly ReinforcementAnswer[] => [
  ...placesOfReinforcements(g, nation).flatMap((at): readonly ReinforcementAnswer[] => [
    { kind: 'newUnit', at },
    ...leadersOf(g, nation).map(({ id }) => ({ kind: 'newLeader' as const, leader: id, at })),
    ...(g.regroup[nation] > 0 ? [{ kind: 'unitBack' as const, at }] : []),
    ...leadersInRegroup(g, nation).map((leader) => ({ kind: 'leaderBack' as const, leader, at })),
  ]),
  ...homePorts(nation).map((duchy) => ({ kind: 'newSquadron' as const, duchy })),
  ...(squadronsInRegroup(g, nation).length > 0
    ? homePorts(nation).map((duchy) => ({ kind: 'squadronBack' as const, duchy }))
    : []),
  ...refitPorts(g, nation).map((duchy) => ({ kind: 'refitNow' as const, duchy })),
  ...deployments(g, nation),
];
const mayDo = (g: NapoleonicWars, nation: Nation, answer: ReinforcementAnswer): Verdict => {
  const points = must('14.21', (g.reinforcing?.halfPoints ?? 0) >= costOf(answer), 'reinforce.noPoints');
  switch (answer.kind) {
    case 'newUnit':
      return points ?? mayBuildUnit(g, nation, answer.at);
    case 'newLeader':
      return points ?? mayBuildLeader(g, answer.leader);
    case 'newSquadron':
      return points ?? maySquadron(g, nation) ?? mayLayDownIn(g, nation, answer.duchy);
    case 'unitBack':
    case 'leaderBack':
      return points;
    case 'squadronBack':
      return points ?? mayReturnSquadron(g, nation, answer.duchy);
    case 'refitNow':
      return points ?? mayRefit(g, nation, answer.duchy);
    default:
      return mayDeploy(g, nation, answer);
  }
};
function* carryOut(g: NapoleonicWars, nation: Nation, answer: ReinforcementAnswer): Script {
  if (answer.kind === 'newUnit' && !(yield* unitAtHand(g, nation, answer.at))) return;
  if (g.reinforcing) g.reinforcing = { ...g.reinforcing, halfPoints: g.reinforcing.halfPoints - costOf(answer) };
  switch (answer.kind) {
    case 'newUnit':
      addUnits(g, nation, answer.at, 1);
      return log(g, '14.2', 'build.unit', { nation, duchy: answer.at, count: 1 });
    case 'newLeader':
      putLeader(g, answer.leader, answer.at);
      return log(g, '14.2', 'build.leader', { leader: answer.leader, duchy: answer.at });
    case 'newSquadron':
      return layDownSquadron(g, nation, answer.duchy);
    case 'unitBack':
      return returnUnit(g, nation, answer.at);
    case 'leaderBack':
      return returnLeader(g, answer.leader, answer.at);
    case 'squadronBack':
      return returnSquadron(g, nation, answer.duchy);
    case 'refitNow':
      return takeOffRefit(g, nation, answer.duchy);
    default:
      return yield* deploy(g, nation, answer);
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
  if (answer.kind === 'done') {
    yield* sorties(g, nation);
    return next(g);
  }
  yield* carryOut(g, nation, answer);
}
/** 12.1, 14.22 Reinforcements in a besieged Capital fight the Besiegers at once, without cards: rulings/14.22-placement.md. */
function* sorties(g: NapoleonicWars, nation: Nation): Script {
  for (const at of capitalsOf(nation)) {
    const besiegers = enemiesIn(g, nation, at);
    if (besiegers.length === 0 || strengthIn(g, at, nation) === 0) continue;
    const intrusion = { nations: [nation], from: null, to: at, before: asItStands(g) };
    const failedEvasions = yield* evasions(g, intrusion, []);
    const left = enemiesIn(g, nation, at);
    if (left.length === 0) continue;
    yield* landBattle(g, {
      at,
      active: [nation],
      inactive: left,
      activeFrom: [],
      inactiveFrom: [],
      terrain: 0,
      failedEvasions,
      commander: null,
    });
  }
}
const next = (g: NapoleonicWars): void => {
  g.reinforcing = null;
  g.clock = { ...g.clock, step: g.clock.step + 1 };
};
