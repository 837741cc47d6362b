import { ask, choice, type Script } from '@bivouac/kernel';
import { type AnswerOf, NO, YES } from '../../answers/answers.ts';
import type { Side, ZoneId } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import {
  armyOf,
  called,
  type Europe,
  fieldForces,
  force,
  type ForceId,
  forceSteps,
  hasForce,
  type March,
  opponent,
} from '../../state/state.ts';
import { bySeniority } from '../10-command/10.2-hierarchy.ts';
import { afterBattle, giveBattle, leaveWithTheBeaten } from './12.1-giving-battle.ts';
import { marchers, pointsLeft } from './12.1-movement-factor.ts';
import { combine, consolidate } from './12.2-combining.ts';
import { testBeforeBattle, theMarch } from './12.3-forced-marches.ts';
import type { Interception } from './12.4-interception.ts';
import { cameFrom, counterCampaign, waitingIn } from './12.6-waiting.ts';
import { battle } from '../14-battle/14-battle.ts';
import { retreat } from '../14-battle/14.10-retreat.ts';

const release = (g: Europe, marches: readonly March[]): void => {
  if (g.campaign) g.campaign = { ...g.campaign, waiting: g.campaign.waiting.filter((each) => !marches.includes(each)) };
};

/** 12.6 Interior lines: the defender fights each of them apart, in the order that the moving side gives. */
function* fightApart(g: Europe, side: Side, marches: readonly March[], came: Interception | undefined): Script {
  const among = marches.map((march): AnswerOf<'fightWith'> => ({ kind: 'fightWith', force: called(g, march.force) }));
  const prompt = say('campaign.whoFirst');
  const answer = yield* ask(choice({ by: side, rule: '12.6', prompt, among, may: () => undefined }));
  const chosen = marches.find((march) => called(g, march.force) === answer.force);
  if (!chosen) throw new Error(`12.6: ${answer.force} does not wait here`);
  release(g, [chosen]);
  g.march = chosen;
  const { zone } = force(g, chosen.force);
  const entries = marches.map(cameFrom);
  yield* giveBattle(g, side, cameFrom(chosen), came, entries);
  yield* fallBackBetween(g, opponent(side), zone, entries);
}

/** 12.6, 14 On interior lines the defender may fall back after any of these battles, before the next attacker. */
function* fallBackBetween(g: Europe, side: Side, zone: ZoneId, enemyCameFrom: readonly ZoneId[]): Script {
  const apart = g.campaign?.apart ?? null;
  if (apart === null || waitingIn(g, zone).length === 0) return;
  const standing = fieldForces(g, zone, side);
  if (!standing.includes(apart)) return;
  const name = called(g, apart);
  const prompt = say('genius.fallBack', { force: name, zone });
  const answer = yield* ask<typeof YES | typeof NO>({ by: side, rule: '12.6', prompt, answers: [YES, NO] });
  if (answer.kind === 'no') return;
  log(g, '12.6', 'genius.fellBack', { force: name });
  for (const id of standing) if (hasForce(g, id)) yield* retreat(g, id, { cameFrom: null, enemyCameFrom });
}

/** 12.6 Each force tests attrition for itself, if it must, before they come together. */
function* testAll(g: Europe, marches: readonly March[]): Script<readonly March[]> {
  const left: March[] = [];
  for (const march of marches) {
    g.march = march;
    if (yield* testBeforeBattle(g)) left.push(theMarch(g));
  }
  return left;
}

/** The way by which most of them came decides where they may go back to. */
const mainWay = (g: Europe, marches: readonly March[]): ZoneId | null => {
  const steps = new Map<ZoneId, number>();
  for (const march of marches) {
    const more = marchers(g, march).reduce((sum, id) => sum + forceSteps(g, id), 0);
    steps.set(cameFrom(march), (steps.get(cameFrom(march)) ?? 0) + more);
  }
  const [main] = [...steps].toSorted(([, one], [, other]) => other - one);
  return main?.[0] ?? null;
};

/** 12.6 They go on as one, with the fewest points that any of them has left. */
const asOne = (g: Europe, marches: readonly March[], ids: readonly ForceId[]): March => {
  const [first] = marches;
  const armies = ids.filter((id) => armyOf(g, id) !== undefined).toSorted((one, other) => bySeniority(g, one, other));
  const [senior, second] = armies.length === 2 ? armies : ids;
  if (!first || senior === undefined) throw new Error('12.6: nobody is left to fight');
  const left = Math.min(...marches.map(pointsLeft));
  return {
    ...first,
    force: senior,
    beside: second ?? null,
    grant: null,
    factor: Math.max(0, left),
    forced: 0,
    spent: 0,
    marching: marches.flatMap(({ marching }) => marching),
    tested: true,
    unsupplied: marches.some(({ unsupplied }) => unsupplied),
    depotSpent: marches.some(({ depotSpent }) => depotSpent),
    left: {
      units: marches.flatMap(({ left: { units } }) => units),
      generals: marches.flatMap(({ left: { generals } }) => generals),
      depots: marches.flatMap(({ left: { depots } }) => depots),
    },
    cards: marches.flatMap(({ cards }) => cards),
  };
};

/** 12.6 All who wait in a zone fight together, after attrition and within the rules of stacking; the victors march on as one. */
function* fightTogether(g: Europe, side: Side, zone: ZoneId, marches: readonly March[], came?: Interception): Script {
  release(g, marches);
  const left = yield* testAll(g, marches);
  const from = mainWay(g, left);
  g.march = null;
  yield* combine(
    g,
    left.flatMap((march) => marchers(g, march)),
    side,
  );
  const ways = left.flatMap((march) => marchers(g, march).map((id) => ({ force: id, from: cameFrom(march) })));
  if (ways.length === 0) {
    yield* consolidate(g, zone, opponent(side)); // 11, 12.4
    return;
  }
  const attackers = ways.map((way) => way.force);
  g.march = asOne(g, left, attackers);
  const victor = yield* battle(g, {
    zone,
    attacker: side,
    attackers: marchers(g, g.march),
    defenders: fieldForces(g, zone, opponent(side)),
    from,
    entries: left.map(cameFrom),
    ...(ways.length > 1 ? { ways } : {}),
    interceptedFrom: came?.from ?? null,
    landing: false,
  });
  afterBattle(g, side, victor);
  if (victor !== side) yield* leaveWithTheBeaten(g, side, zone, from);
}

/** 12.6 The battle for a zone where forces of the campaign stand before the enemy; if he has gone, the first of them marches on. */
export function* jointBattle(g: Europe, side: Side, zone: ZoneId, came?: Interception): Script {
  const defenders = fieldForces(g, zone, opponent(side));
  if (defenders.length > 0) yield* counterCampaign(g, side);
  const marches = waitingIn(g, zone);
  const [first] = marches;
  if (!first) return;
  const apart = g.campaign?.apart ?? null;
  if (defenders.length === 0) {
    release(g, [first]);
    g.march = first;
  } else if (marches.length > 1 && apart !== null && defenders.includes(apart)) {
    yield* fightApart(g, side, marches, came);
  } else yield* fightTogether(g, side, zone, marches, came);
  // 12.6 What was declined before this battle may be tried again after it.
  if (g.campaign) {
    const pinned = g.campaign.pinned.filter((id) => hasForce(g, id) && !defenders.includes(id));
    g.campaign = { ...g.campaign, pinned };
  }
}
