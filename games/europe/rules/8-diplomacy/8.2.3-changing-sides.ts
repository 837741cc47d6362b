import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { zonesWithin } from '../../catalogue/board.ts';
import { general as generalCard, unit as unitCard } from '../../catalogue/catalogue.ts';
import type { NationId, Side, ZoneId } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import {
  called,
  changeZone,
  type Europe,
  fieldForces,
  force,
  type ForceId,
  forcesIn,
  hasForce,
  isHeldBy,
  moveForce,
  nationOfForce,
  opponent,
  sideOfForce,
  stepsOf,
  unitsAt,
  zone,
} from '../../state/state.ts';
import { destroyForce } from '../2-game-pieces/2.1-loss-steps.ts';
import { landOf } from '../3-game-map/3.2-counting.ts';
import { mayEnterZone } from '../12-land-movement/12.1-entry.ts';
import { consolidate } from '../12-land-movement/12.2-combining.ts';
import { takeSteps } from '../14-battle/14.8-losses.ts';
import { checkSieges } from '../15-fortresses-and-sieges/15.1-cover.ts';
import { leaveCapturedPort } from '../17-naval-matters/17.2.1-captured-port.ts';
import { partFriends } from '../18-conquests/18.2.3-parting.ts';
import { FIRST_OF } from './8.1-first-powers.ts';

type ComeOver = AnswerOf<'comeOver'>;

/** The zones in which pieces of a nation stand in one force with those of others. */
const sharedZones = (g: Europe, nation: NationId): ReadonlySet<ZoneId> =>
  new Set(
    g.forces.flatMap(({ id, zone: at, commander }) => {
      const nations = [
        ...unitsAt(g, id).map((row) => unitCard(row.id).nation),
        ...(commander === null ? [] : [generalCard(commander).nation]),
      ];
      return nations.includes(nation) && nations.some((other) => other !== nation) ? [at] : [];
    }),
  );

/** 8.2.3 At home, stacked with those of the other side: step for step, both are eliminated. */
function* fallOut(g: Europe, nation: NationId, at: ZoneId, own: ForceId, enemy: Side): Script {
  const enemies = forcesIn(g, at).flatMap(({ id }) => (sideOfForce(g, id) === enemy ? [id] : []));
  const steps = Math.min(
    stepsOf(unitsAt(g, own)),
    enemies.reduce((sum, id) => sum + stepsOf(unitsAt(g, id)), 0),
  );
  if (steps === 0) return;
  log(g, '8.2.3', 'alliance.fallOut', { nation, zone: at, steps });
  yield* takeSteps(g, '8.2.3', [own], steps);
  yield* takeSteps(g, '8.2.3', enemies, steps);
}

/** 8.2.3 Zones of the new friends within its movement, the nearest of them. */
const nearestFriends = (g: Europe, own: ForceId, side: Side): readonly ZoneId[] => {
  const from = force(g, own).zone;
  const isFree = (id: ZoneId): boolean => fieldForces(g, id, opponent(side)).length === 0;
  const near = zonesWithin({
    from: [from],
    limit: Math.min(...unitsAt(g, own).map((row) => unitCard(row.id).mf)),
    cost: (way) => (isFree(way.to) ? way.cost : Infinity),
  });
  const units = unitsAt(g, own).map((row) => row.id);
  const open = [...near].filter(
    ([id]) => id !== from && isHeldBy(g, id, side) && mayEnterZone(g, side, units, id) === undefined,
  );
  const least = Math.min(...open.map(([, cost]) => cost));
  return open.flatMap(([id, cost]) => (cost === least ? [id] : []));
};

/** 8.2.3 Abroad, stacked with its former friends: it makes for the nearest zone of the new ones, or is destroyed. */
function* comeOver(g: Europe, own: ForceId, side: Side): Script {
  const name = called(g, own);
  const among = nearestFriends(g, own, side).map((to): ComeOver => ({ kind: 'comeOver', force: name, zone: to }));
  const [first] = among;
  if (first === undefined) {
    log(g, '8.2.3', 'alliance.cutOff', { force: name });
    destroyForce(g, own);
    return;
  }
  const may = (): Verdict => undefined;
  const prompt = say('alliance.comeOver', { force: name });
  const { zone: to } = among.length === 1 ? first : yield* ask(choice({ by: side, rule: '8.2.3', prompt, among, may }));
  moveForce(g, own, to);
  log(g, '8.2.3', 'alliance.cameOver', { force: name, zone: to });
  yield* consolidate(g, to, side);
}

/** 8.2.3 Its fortresses and towns go back to it, save where only the former friends stand; the flags of the new ones come down. */
export const handOver = (g: Europe, nation: NationId, side: Side): void => {
  const former = opponent(side);
  for (const id of landOf(g, nation)) {
    const there = forcesIn(g, id).map((row) => sideOfForce(g, row.id));
    const isKept = there.includes(former) && !there.includes(side);
    changeZone(g, id, { control: isKept ? FIRST_OF[former] : null });
  }
  checkSieges(g);
};

/** 8.2.3 An ally of one side goes over to the other, with its units and its land. */
export function* changeSides(g: Europe, nation: NationId, side: Side): Script {
  const shared = sharedZones(g, nation);
  partFriends(g, [nation]);
  for (const { id } of g.forces) {
    if (!hasForce(g, id) || nationOfForce(g, id) !== nation) continue;
    const { zone: where } = force(g, id);
    if (zone(g, where).nation === nation) yield* fallOut(g, nation, where, id, opponent(side));
    else if (shared.has(where)) yield* comeOver(g, id, side);
  }
  handOver(g, nation, side);
  for (const id of landOf(g, nation)) yield* leaveCapturedPort(g, id);
}
