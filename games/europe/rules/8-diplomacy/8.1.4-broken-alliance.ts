import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { isOpenToAll, neighbours } from '../../catalogue/board.ts';
import { revised } from '../../scenario/editions.ts';
import type { NationId, Side, UnitId, ZoneId } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  called,
  changeForce,
  changeZone,
  type Europe,
  fieldForces,
  type ForceId,
  isHeldBy,
  leadingPower,
  moveForce,
  nationOfForce,
  opponent,
  unitsAt,
  zone,
} from '../../state/state.ts';
import { mayEnterZone } from '../12-land-movement/12.1-entry.ts';
import { consolidate } from '../12-land-movement/12.2-combining.ts';
import { battle } from '../14-battle/14-battle.ts';
import { laySiege, mayCover } from '../15-fortresses-and-sieges/15.1-cover.ts';
import { landOf } from '../3-game-map/3.2-counting.ts';

type Refuge = AnswerOf<'takeFortress'> | AnswerOf<'fallBackTo'> | AnswerOf<'giveBattle'>;

/** 8.1.4 Into the fortress of the zone: in the first edition one that they control already, in the revised one they take it over. */
const mayTakeFortress = (g: Europe, at: ZoneId, side: Side): Verdict =>
  must('8.1.4', zone(g, at).fortress === 'active', 'alliance.noFortress', { zone: at }) ??
  must('8.1.4', revised(g, 'forcedAllianceBroken') || isHeldBy(g, at, side), 'alliance.notOurFortress', { zone: at });

/** 8.1.4 Into a neighbouring zone that the other side does not control, and where none of it stands. */
const mayFallBackTo = (g: Europe, to: ZoneId, side: Side, units: readonly UnitId[]): Verdict => {
  const enemy = opponent(side);
  const isOpen = (isOpenToAll(to) || !isHeldBy(g, to, enemy)) && fieldForces(g, to, enemy).length === 0;
  return must('8.1.4', isOpen, 'alliance.heldByEnemy', { zone: to }) ?? mayEnterZone(g, side, units, to);
};

const mayChoose = (g: Europe, side: Side, units: readonly UnitId[], answer: Refuge): Verdict => {
  switch (answer.kind) {
    case 'takeFortress':
      return mayTakeFortress(g, answer.zone, side);
    case 'fallBackTo':
      return mayFallBackTo(g, answer.zone, side, units);
    case 'giveBattle':
      return undefined;
  }
};

const takeFortress = (g: Europe, at: ZoneId, forces: readonly ForceId[], own: readonly ForceId[]): void => {
  for (const id of forces) {
    changeZone(g, at, { control: leadingPower(g, nationOfForce(g, id)) });
    changeForce(g, id, { inside: true });
    log(g, '8.1.4', 'alliance.intoFortress', { force: called(g, id), zone: at });
  }
  const [besieger] = own;
  if (besieger !== undefined && mayCover(g, besieger, at) === undefined) laySiege(g, at);
};

function* fallBack(g: Europe, to: ZoneId, forces: readonly ForceId[], side: Side): Script {
  for (const id of forces) {
    moveForce(g, id, to);
    log(g, '8.1.4', 'alliance.fallsBack', { force: called(g, id), zone: to });
  }
  yield* consolidate(g, to, side);
}

/** 8.1.4 Guests and hosts in one zone: the guests take shelter, fall back, or fight as defenders. */
function* part(g: Europe, at: ZoneId, guests: Side): Script {
  const forces = fieldForces(g, at, guests);
  const [first] = forces;
  const hosts = fieldForces(g, at, opponent(guests));
  if (first === undefined) return;
  const units = forces.flatMap((id) => unitsAt(g, id).map((row) => row.id));
  const answer = yield* ask(
    choice<Refuge>({
      by: guests,
      rule: '8.1.4',
      prompt: say('alliance.choose', { force: called(g, first), zone: at }),
      among: [
        { kind: 'takeFortress', zone: at },
        ...neighbours(at).map((to): Refuge => ({ kind: 'fallBackTo', zone: to })),
        { kind: 'giveBattle', zone: at },
      ],
      may: (refuge) => mayChoose(g, guests, units, refuge),
    }),
  );
  if (answer.kind === 'takeFortress') takeFortress(g, at, forces, hosts);
  else if (answer.kind === 'fallBackTo') yield* fallBack(g, answer.zone, forces, guests);
  else {
    const attacker = opponent(guests);
    const engagement = { zone: at, attacker, attackers: hosts, defenders: forces } as const;
    yield* battle(g, { ...engagement, from: null, interceptedFrom: null, landing: false });
  }
}

/**
 * 8.1.4, 45C, 47C A power that was held by a forced peace or alliance joins the other side: troops of the former master
 * take the zones that they alone occupy, fortresses too, and where both stand they part.
 */
export function* breakWithGuests(g: Europe, nations: readonly NationId[], side: Side): Script {
  const guests = opponent(side);
  const zones = nations.flatMap((id) => landOf(g, id)).filter((at) => fieldForces(g, at, guests).length > 0);
  for (const at of zones) {
    const [first] = fieldForces(g, at, guests);
    if (first === undefined) continue;
    if (fieldForces(g, at, side).length > 0) yield* part(g, at, guests);
    else if (!isOpenToAll(at)) changeZone(g, at, { control: leadingPower(g, nationOfForce(g, first)) });
  }
}
