import { ask, choice, type Script, type Seat, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import type { HexId, LeaderId } from '../../catalogue/ids.ts';
import { isHex, overland } from '../../catalogue/map.ts';
import {
  type Force,
  isSameSort,
  leader,
  moveForce,
  pointsOf,
  sideOfForce,
  strengthOf,
  troopsAt,
  type WarAndPeace,
  without,
} from '../../state/index.ts';
import { log, must, say } from '../../text/speech.ts';
import { tokensOf } from '../../text/tokens.ts';
import { forcedMarch, mayForceMarch } from '../SG-K-forced-march/SG-K.1-forced-march.ts';
import { overrun } from '../SG-L-overrun/SG-L.1-overrun-done.ts';
import { OVERRUN_COST } from '../SG-L-overrun/SG-L.1-overrun.ts';
import { cameHome, fleeingAllowance, mayFleeTo } from '../O-options/O.3-flight.ts';
import { freshTroopsRally } from '../O-options/O.7-rallying.ts';
import { crossedSpanishBorder, movedSpaniards } from '../L-iberia/L.1-spanish-chart.ts';
import { isOnLoan } from '../M-east/M.4-pro-french-east.ts';
import { leftEntrenchments } from '../SG-T-entrenchment/SG-T.1-entrench.ts';
import { entered } from './SG-J.10-entered.ts';
import { allowance, costToEnter } from './SG-J.2-costs.ts';
import { compose, followers, muster, musterSome, takesOf } from './SG-J.4-compose.ts';
import { isOfHisPlayer, PER_LEADER, riders } from './SG-J.3-who-moves.ts';
import { blockersAt, friendsAt, holdoutsAt, mayEnter } from './SG-J.8-may-enter.ts';

/** How a move stands: the force, what it has left, and whether it may still try a forced march. */
interface Move {
  readonly force: Force;
  readonly left: number;
  readonly forced: boolean;
  /** It has come to this hex by this move. */
  readonly arrived: boolean;
}

/** SG J.6 A force that has come to a besieged city goes on only if enough stay to hold the garrison in, and pays 1 more. */
const maskCost = (g: WarAndPeace, { force, arrived }: Move): { readonly cost: number; readonly verdict: Verdict } => {
  const side = sideOfForce(g, force);
  const holdouts = pointsOf(holdoutsAt(g, force.at, side));
  if (!arrived || holdouts === 0) return { cost: 0, verdict: undefined };
  const staying = pointsOf(friendsAt(g, force.at, side)) - strengthOf(force);
  return { cost: 1, verdict: must('SG J.6', staying >= holdouts, 'ground.mask', { at: force.at, holdouts }) };
};

/** SG J.2 What the step costs; a force with its whole allowance may always make one. */
const stepCost = (g: WarAndPeace, move: Move, to: HexId): number => {
  const overruns = blockersAt(g, to, sideOfForce(g, move.force)).length > 0;
  return costToEnter(g, to) + (overruns ? OVERRUN_COST : 0) + maskCost(g, move).cost;
};
const mayStep = (g: WarAndPeace, move: Move, to: HexId): Verdict => {
  const { force, left, arrived } = move;
  const first =
    !arrived && left > 0 && stepCost(g, move, to) > left && blockersAt(g, to, sideOfForce(g, force)).length === 0;
  return (
    must('SG J.2', first || stepCost(g, move, to) <= left, 'ground.noPoints', { at: to, left }) ??
    maskCost(g, move).verdict ??
    mayFleeTo(g, force, to) ??
    mayEnter(g, { verb: 'march', force, to })
  );
};

type Stepping =
  | AnswerOf<'step'>
  | AnswerOf<'leaveBehind'>
  | AnswerOf<'take'>
  | AnswerOf<'forceMarch'>
  | AnswerOf<'stop'>;

/** SG J.4 What a force may drop here: some of a kind, or all of it. */
const drops = (force: Force): readonly AnswerOf<'leaveBehind'>[] =>
  force.parts.flatMap(({ nation, kind: unit, sp }) =>
    Array.from({ length: sp }, (_, less) => ({ kind: 'leaveBehind' as const, nation, unit, sp: sp - less })),
  );
const isLast = (force: Force, sp: number): boolean => force.leaders.length === 0 && strengthOf(force) <= sp;

const optionsOf = (g: WarAndPeace, { force, left, arrived }: Move): readonly Stepping[] => {
  const [lead] = force.leaders;
  const room = PER_LEADER * force.leaders.length - strengthOf(force);
  const pickUp =
    arrived && lead && left > 0
      ? takesOf(
          followers(g, lead, force.at).filter((troop) => isOfHisPlayer(g, lead, troop)),
          room,
          [],
        )
      : [];
  return [
    ...overland(force.at).map((to) => ({ kind: 'step' as const, to })),
    ...(arrived ? drops(force) : []),
    ...pickUp,
    ...[1, 2, 3].map((mp) => ({ kind: 'forceMarch' as const, mp })),
  ];
};
const dropped = (force: Force, { nation, unit, sp }: AnswerOf<'leaveBehind'>): Force => {
  let { parts } = force;
  let left = sp;
  for (const part of force.parts) {
    if (part.nation !== nation || part.kind !== unit || left === 0) continue;
    const some = Math.min(left, part.sp);
    parts = without(parts, { ...part, sp: some });
    left -= some;
  }
  return { ...force, parts };
};

/** R-81 Who parts from new enemies, whom their own invasion has made, has left the march. */
const stillThere = (g: WarAndPeace, { at, leaders, parts }: Force): Force => ({
  at,
  leaders: leaders.filter((id) => leader(g, id).at === at),
  parts: parts.flatMap((part) => {
    const there = troopsAt(g, at).filter(
      (troop) => troop.spent === 'moved' && !troop.inside && isSameSort(part, troop),
    );
    const sp = Math.min(part.sp, pointsOf(there));
    return sp > 0 ? [{ ...part, sp }] : [];
  }),
});

function* step(g: WarAndPeace, by: Seat, move: Move, to: HexId): Script<Move> {
  const left = Math.max(0, move.left - stepCost(g, move, to));
  if (blockersAt(g, to, sideOfForce(g, move.force)).length > 0) yield* overrun(g, by, move.force, to);
  leftEntrenchments(g, move.force.at);
  const force = moveForce(g, move.force, to);
  leftEntrenchments(g, move.force.at);
  cameHome(g, force);
  crossedSpanishBorder(g, force.parts, move.force.at, to);
  yield* entered(g, force, move.force.at);
  return { ...move, force: stillThere(g, force), left, arrived: true };
}

/** SG J, K Step by step, until the force stops. */
function* goOn(g: WarAndPeace, by: Seat, start: Force): Script {
  const alone = strengthOf(start) === 0;
  let move: Move = {
    force: start,
    left: fleeingAllowance(g, start, allowance(g, start.at, alone)),
    forced: false,
    arrived: false,
  };
  for (;;) {
    const now = move;
    const mayStillStep = overland(now.force.at).some((to) => !mayStep(g, now, to));
    const may = (answer: Stepping): Verdict => {
      switch (answer.kind) {
        case 'step':
          return mayStep(g, now, answer.to);
        case 'leaveBehind':
          return must('SG J.4', !isLast(now.force, answer.sp), 'ground.nobody');
        case 'forceMarch':
          return (
            must('SG K.1', !mayStillStep && now.arrived, 'forced.mpLeft') ??
            mayForceMarch(g, now.force, answer.mp, now.forced)
          );
        case 'take':
        case 'stop':
          return undefined;
      }
    };
    const among = optionsOf(g, now);
    if (g.ending || !among.some((answer) => (answer.kind === 'step' || answer.kind === 'forceMarch') && !may(answer)))
      break;
    const or: readonly Stepping[] = [{ kind: 'stop' }];
    const [leads = 'none'] = now.force.leaders;
    const prompt = say('ground.step', { at: now.force.at, left: now.left, leader: leads, sp: strengthOf(now.force) });
    const answer: Stepping = yield* ask(choice<Stepping>({ by, rule: 'SG J.2', prompt, among, may, or }));
    if (answer.kind === 'stop') break;
    if (answer.kind === 'step') move = yield* step(g, by, now, answer.to);
    else if (answer.kind === 'leaveBehind') move = { ...now, force: dropped(now.force, answer) };
    else if (answer.kind === 'take') {
      const [lead] = now.force.leaders;
      if (lead) move = { ...now, force: musterSome(g, now.force, followers(g, lead, now.force.at), answer) };
    } else move = { ...now, forced: true, ...(yield* forcedMarch(g, by, now.force, answer.mp)) };
    if (strengthOf(move.force) === 0 && move.force.leaders.length === 0) break;
  }
  const { force } = move;
  if (move.arrived) movedSpaniards(g, { parts: [...start.parts, ...force.parts] });
  if (force.at === start.at) return;
  yield* freshTroopsRally(g, by, force);
  log(g, 'SG J.4', 'ground.marches', { force: tokensOf(start.leaders, start.parts), from: start.at, to: force.at });
}

/** SG J.4 A leader and whom he takes along. */
export function* march(g: WarAndPeace, by: Seat, id: LeaderId): Script {
  const { at } = leader(g, id);
  if (!isHex(at)) throw new Error(`SG J.4: ${id} is not on the map`);
  yield* goOn(g, by, yield* compose(g, by, id, at, { alone: isOnLoan(g, id) }));
}

/** SG J.3 Cavalry alone: as many of a kind as the player likes. */
export function* ride(g: WarAndPeace, by: Seat, order: AnswerOf<'ride'>): Script {
  const there = riders(g, order);
  const { nation, unit, at } = order;
  const among = takesOf(there, pointsOf(there), []);
  const prompt = say('unit.count', { unit, sp: pointsOf(there) });
  const take =
    among.length > 1
      ? yield* ask(choice({ by, rule: 'SG J.3', prompt, among, may: () => undefined }))
      : { kind: 'take' as const, nation, unit, sp: pointsOf(there) };
  yield* goOn(g, by, musterSome(g, { at, leaders: [], parts: [] }, there, take));
}

/** K.1.d, L.2.d A partisan moves to a hex beside it. */
export function* slip(g: WarAndPeace, by: Seat, { nation, at }: AnswerOf<'slip'>): Script {
  const troop = troopsAt(g, at).find((each) => each.nation === nation && each.kind === 'P');
  if (!troop) throw new Error(`K.1.d: no partisan of ${nation} at ${at}`);
  const force: Force = { at, leaders: [], parts: [muster(g, troop, troop.sp)] };
  const among = overland(at).map((to): AnswerOf<'step'> => ({ kind: 'step', to }));
  const or: readonly AnswerOf<'stop'>[] = [{ kind: 'stop' }];
  const may = (answer: AnswerOf<'step'> | AnswerOf<'stop'>): Verdict =>
    answer.kind === 'step' ? mayEnter(g, { verb: 'march', force, to: answer.to }) : undefined;
  const prompt = say('ground.step', { at, left: 1, leader: 'none', sp: pointsOf(force.parts) });
  const answer = yield* ask(choice<AnswerOf<'step'> | AnswerOf<'stop'>>({ by, rule: 'K.1.d', prompt, among, may, or }));
  if (answer.kind === 'step') yield* entered(g, moveForce(g, force, answer.to));
}
