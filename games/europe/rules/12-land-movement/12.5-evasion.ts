import { ask, choice, offers, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { linkBetween, linksOf } from '../../catalogue/board.ts';
import { revised, tables } from '../../scenario/editions.ts';
import { inForce } from '../../state/effects.ts';
import type { Side, ZoneId } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  called,
  type Europe,
  fieldForces,
  force,
  forceCalled,
  type ForceId,
  garrison,
  hasForce,
  hasFortressOf,
  isBesieged,
  type Modifier,
  moveForce,
  opponent,
  sideOfForce,
  subordinates,
  unitRow,
  unitsAt,
} from '../../state/state.ts';
import { modifier, newTrial, tested } from '../4-glossary/4-trial.ts';
import { bodyOf, mayCommand } from '../10-command/10.1-command.ts';
import { bySeniority } from '../10-command/10.2-hierarchy.ts';
import { hasCavalrySuperiority } from '../14-battle/14.5.2-cavalry.ts';
import { goInside } from '../15-fortresses-and-sieges/15.1-within.ts';
import { raiseSieges } from '../15-fortresses-and-sieges/15.3-raising.ts';
import { dismissMilitia, mayPass } from './12.1-entry.ts';
import { isDifficultWay } from './12.1-movement-factor.ts';
import { consolidate } from './12.2-combining.ts';
import { detachCorps, detachGeneral, mayDetach, mayDetachCorps } from './12.2-detaching.ts';
import { type Intrusion, isQuicker } from './12.4-interception.ts';
import { countAsDemoralised } from '../14-battle/14.9.3-two-armies.ts';

/** The defenders whom an intruder has met. */
interface Encounter extends Intrusion {
  readonly side: Side;
  readonly defenders: readonly ForceId[];
}
type Reply =
  | AnswerOf<'stand'>
  | AnswerOf<'evade'>
  | AnswerOf<'shelter'>
  | AnswerOf<'shelterUnit'>
  | AnswerOf<'shelterGeneral'>;

const leader = ({ defenders }: Encounter): ForceId => {
  const [first] = defenders;
  if (first === undefined) throw new Error('12.5: nobody is there to evade');
  return first;
};
const isDemoralised = (g: Europe, { defenders }: Encounter): boolean => countAsDemoralised(g, defenders);
const isLed = (g: Europe, { defenders }: Encounter): boolean => defenders.some((id) => force(g, id).commander !== null);

/** 12.5 Not back along the enemy's way, nor to unbesieged enemies, nor to an active enemy fortress that is not besieged. An enemy flag is no hindrance. */
export const mayEvadeTo = (g: Europe, { side, defenders, zone, from }: Encounter, to: ZoneId): Verdict => {
  const enemy = opponent(side);
  const way = linkBetween(zone, to);
  const units = defenders.flatMap((id) => unitsAt(g, id).map((row) => row.id));
  return (
    must('12.5', to !== from, 'evasion.enemyCameFrom', { zone: to }) ??
    must('12.5', way !== undefined && way.kind !== 'special', 'evasion.tooFar', { zone: to }) ??
    must('12.5', fieldForces(g, to, enemy).length === 0, 'evasion.enemyThere', { zone: to }) ??
    must('12.5', !hasFortressOf(g, to, enemy) || isBesieged(g, to), 'evasion.enemyFortress', { zone: to }) ??
    (way ? mayPass(g, side, units, way) : undefined)
  );
};
const refuges = (g: Europe, encounter: Encounter): readonly ZoneId[] =>
  linksOf(encounter.zone).flatMap(({ to }) => (mayEvadeTo(g, encounter, to) === undefined ? [to] : []));

/** 12.6 Who has declined or failed may not try again before the battle of the campaign. */
const isPinned = (g: Europe, { defenders }: Encounter): boolean =>
  defenders.some((id) => g.campaign?.pinned.includes(id));

/** 12.5 Only a force under a general; in the revised edition a demoralised one needs none. */
const mayEvade = (g: Europe, encounter: Encounter): Verdict => {
  const isAble = isLed(g, encounter) || (isDemoralised(g, encounter) && revised(g, 'evasionWithoutGeneral'));
  return (
    must('12.6', !isPinned(g, encounter), 'evasion.pinned') ??
    must('12.5', isAble, 'evasion.noGeneral') ??
    must('12.5', refuges(g, encounter).length > 0, 'evasion.nowhere')
  );
};

/** 12.5, 15.1 Into the fortress of the zone: always succeeds, under a general, and in the revised edition without one. */
const mayShelter = (g: Europe, encounter: Encounter): Verdict => {
  const { side, zone } = encounter;
  return (
    must('12.5', hasFortressOf(g, zone, side) && !isBesieged(g, zone), 'evasion.noFortress', { zone }) ??
    must('12.6', !isPinned(g, encounter), 'evasion.pinned') ??
    must('12.5', isLed(g, encounter) || revised(g, 'evasionWithoutGeneral'), 'evasion.noGeneral')
  );
};

/** 43C What the plan adds, while it lasts, for those whom Napoleon attacks. */
const TRACHENBERG = 2;
const isPlanned = (g: Europe, { intruders }: Encounter): boolean =>
  intruders.some((id) => force(g, id).commander === 'napoleon') &&
  inForce(g, 'trachenberg').some(({ year, untilRound }) => year === g.clock.year && g.clock.round <= untilRound);

/** 12.5 The zone that the active side has entered is difficult: +1 in both editions, see rulings/12.5-difficult-ground.md. */
export const evasionModifiers = (g: Europe, encounter: Encounter): readonly Modifier[] => {
  const { defenders, intruders, zone, from } = encounter;
  const { cavalrySuperiority, lowerInitiative, difficult } = tables(g).rolls.evasion;
  const way = from === null ? undefined : linkBetween(from, zone);
  return [
    ...modifier('cavalry', hasCavalrySuperiority(g, defenders, intruders) ? cavalrySuperiority : 0),
    ...modifier('initiative', isQuicker(g, defenders, intruders) ? lowerInitiative : 0),
    ...modifier('difficult', way && isDifficultWay(g, g.march, way) ? difficult : 0),
    ...modifier('trachenberg', isPlanned(g, encounter) ? TRACHENBERG : 0),
  ];
};

function* slipAway(g: Europe, encounter: Encounter): Script {
  const { side, defenders, zone } = encounter;
  const { to } = yield* ask(
    choice<AnswerOf<'evadeTo'>>({
      by: side,
      rule: '12.5',
      prompt: say('evasion.whereTo', { force: called(g, leader(encounter)) }),
      among: linksOf(zone).map((way) => ({ kind: 'evadeTo', to: way.to })),
      may: (answer) => mayEvadeTo(g, encounter, answer.to),
    }),
  );
  log(g, '12.5', 'evasion.slipsAway', { force: called(g, leader(encounter)), to });
  for (const id of defenders) {
    moveForce(g, id, to);
    dismissMilitia(g, id);
  }
  yield* raiseSieges(g);
  yield* consolidate(g, to, side);
}

/** 12.5 A die, unless the force is demoralised and slips away of itself (14.9.3). */
function* succeeds(g: Europe, encounter: Encounter): Script<boolean> {
  if (isDemoralised(g, encounter)) return true;
  const { side, zone, defenders, intruders } = encounter;
  const modifiers = evasionModifiers(g, encounter);
  const about = { force: leader(encounter), trying: defenders, against: intruders, zone, modifiers };
  const score = yield* tested(g, '12.5', newTrial('evasion', side, about), 'onEvasion');
  return score !== undefined && score.total >= tables(g).rolls.evasion.from;
}

const pin = (g: Europe, { defenders }: Encounter): void => {
  if (g.campaign) g.campaign = { ...g.campaign, pinned: [...new Set([...g.campaign.pinned, ...defenders])] };
};

type Part = AnswerOf<'shelterUnit'> | AnswerOf<'shelterGeneral'>;
const partsOf = (g: Europe, { defenders }: Encounter): readonly Part[] =>
  defenders.flatMap((id): readonly Part[] => [
    ...unitsAt(g, id).map((row): Part => ({ kind: 'shelterUnit', unit: row.id })),
    ...subordinates(g, id).map((general): Part => ({ kind: 'shelterGeneral', general })),
  ]);
const repliesOf = (g: Europe, encounter: Encounter): readonly Reply[] => [
  { kind: 'evade' },
  { kind: 'shelter' },
  ...partsOf(g, encounter),
];

/** 11, 15.1 revised: those inside are one force, that is a corps alone or what a general may command. */
const hasRoomInside = (g: Europe, { zone, side }: Encounter, part: Part): boolean => {
  const [inside] = garrison(g, zone).filter((id) => sideOfForce(g, id) === side);
  if (inside === undefined || !revised(g, 'fortressCapacity')) return true;
  if (part.kind === 'shelterGeneral' || force(g, inside).commander === null) return false;
  const body = bodyOf(g, inside);
  return mayCommand(g, { ...body, units: [...body.units, unitRow(g, part.unit)] }) === undefined;
};

/** 15.1 Some go into the fortress, in any mixture, while the others evade; if that fails, they may not follow. */
const mayShelterPart = (g: Europe, encounter: Encounter, reply: Reply): Verdict => {
  if (reply.kind !== 'shelterUnit' && reply.kind !== 'shelterGeneral') return undefined;
  const from = forceCalled(g, reply.kind === 'shelterUnit' ? reply.unit : reply.general);
  return (
    mayShelter(g, encounter) ??
    mayEvade(g, encounter) ??
    must('15.1', hasRoomInside(g, encounter, reply), 'evasion.fortressFull', { zone: encounter.zone }) ??
    (reply.kind === 'shelterUnit' ? mayDetachCorps(g, from, reply.unit) : mayDetach(g, from, reply.general))
  );
};
const mayReply = (g: Europe, encounter: Encounter, reply: Reply): Verdict => {
  switch (reply.kind) {
    case 'stand':
      return undefined;
    case 'evade':
      return mayEvade(g, encounter);
    case 'shelter':
      return mayShelter(g, encounter);
    case 'shelterUnit':
    case 'shelterGeneral':
      return mayShelterPart(g, encounter, reply);
  }
};

function* shelterPart(g: Europe, { side, zone }: Encounter, reply: Reply): Script {
  if (reply.kind === 'shelterUnit')
    yield* goInside(g, side, zone, [detachCorps(g, forceCalled(g, reply.unit), reply.unit)]);
  if (reply.kind === 'shelterGeneral')
    yield* goInside(g, side, zone, [yield* detachGeneral(g, side, forceCalled(g, reply.general), reply.general)]);
}

/** 15.1 Those who go in are named one after the other, until nobody else may or will; the rest evade. */
function* shelterSome(g: Europe, encounter: Encounter, first: Reply): Script<Encounter> {
  for (let reply = first; ;) {
    yield* shelterPart(g, encounter, reply);
    const rest: Encounter = { ...encounter, defenders: encounter.defenders.filter((id) => hasForce(g, id)) };
    const among = partsOf(g, rest);
    const may = (part: Reply): Verdict => mayShelterPart(g, rest, part);
    if (reply.kind === 'evade' || among.every((part) => may(part) !== undefined)) return rest;
    const prompt = say('evasion.whoElse', { zone: encounter.zone });
    reply = yield* ask(choice<Reply>({ by: rest.side, rule: '15.1', prompt, among, may, or: [{ kind: 'evade' }] }));
  }
}

/** The senior general of two armies leads them. */
const led = (g: Europe, zone: ZoneId, side: Side): readonly ForceId[] =>
  fieldForces(g, zone, side).toSorted((one, other) => bySeniority(g, one, other));

/** 12.5 A force about to be attacked may slip away into a zone around, or into the fortress. Those who stand must fight. */
export function* evasion(g: Europe, side: Side, intrusion: Intrusion): Script<'evaded' | 'stood'> {
  const encounter: Encounter = { ...intrusion, side, defenders: led(g, intrusion.zone, side) };
  const question = choice<Reply>({
    by: side,
    rule: '12.5',
    prompt: say('evasion.offer', { force: called(g, leader(encounter)), zone: intrusion.zone }),
    among: repliesOf(g, encounter),
    may: (reply) => mayReply(g, encounter, reply),
    or: [{ kind: 'stand' }],
  });
  const reply: Reply = offers(question, 2) ? yield* ask(question) : { kind: 'stand' };
  if (reply.kind === 'shelter') {
    yield* goInside(g, side, intrusion.zone, encounter.defenders);
    log(g, '12.5', 'evasion.intoFortress', { zone: intrusion.zone, side });
    return 'evaded';
  }
  if (reply.kind === 'stand') {
    pin(g, encounter);
    return 'stood';
  }
  const rest = yield* shelterSome(g, encounter, reply);
  if (yield* succeeds(g, rest)) {
    yield* slipAway(g, rest);
    return 'evaded';
  }
  log(g, '12.5', 'evasion.failed', { force: called(g, leader(rest)), zone: intrusion.zone });
  pin(g, rest);
  return 'stood';
}
