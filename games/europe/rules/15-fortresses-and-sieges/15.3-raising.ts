import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import { revised } from '../../scenario/editions.ts';
import type { Side, ZoneId } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  called,
  changeForce,
  changeZone,
  type Europe,
  fieldForces,
  force,
  type ForceId,
  garrison,
  hasForce,
  holdingSide,
  isSide,
  nationOfForce,
  opponent,
  zonesBesieged,
} from '../../state/state.ts';
import { combine } from '../12-land-movement/12.2-combining.ts';
import { isZoneSupplied } from '../13-supply/13.3-supply-lines.ts';
import { crossingLoss, fallBack, perish } from '../14-battle/14.10-retreat.ts';
import { isPassable, priorityOf, type Refuge, refugesOf } from '../14-battle/14.10-where-to.ts';
import { stepsBefore, stepsToCover } from './15.1-level.ts';

/** The siege is over: the marker comes off, and a garrison that nobody watches any more is in the field again. */
const raise = (g: Europe, id: ZoneId): void => {
  changeZone(g, id, { siege: null });
  log(g, '15.3', 'siege.raised', { zone: id });
  if (fieldForces(g, id, 'empire').length > 0 || fieldForces(g, id, 'coalition').length > 0) return;
  const [first, ...others] = garrison(g, id);
  if (first !== undefined && others.length === 0) changeForce(g, first, { inside: false });
};

/**
 * 15.3 Whenever besiegers leave or lose steps: a siege without enough of them is raised. Returns the zones; `raiseSieges`
 * also moves those who are left there.
 */
export const checkSieges = (g: Europe): readonly ZoneId[] =>
  zonesBesieged(g.zones).flatMap((id) => {
    const holder = holdingSide(g, id);
    if (isSide(holder) && stepsBefore(g, id, opponent(holder)) >= stepsToCover(g, id)) return [];
    raise(g, id);
    return [id];
  });

/** 15.3, 14.10 Too few to besiege: they fall back by the rules of retreat to where they are supplied, if they can. */
function* withdraw(g: Europe, id: ForceId, side: Side): Script {
  const { zone: at } = force(g, id);
  const nation = nationOfForce(g, id);
  const among = refugesOf(at).filter(({ kind }) => kind === 'retreat');
  const priority = (refuge: Refuge): number =>
    isPassable(g, [id], at, refuge.zone, side) ? (priorityOf(g, [id], side, refuge) ?? Infinity) : Infinity;
  const isFed = (refuge: Refuge): boolean => isZoneSupplied(g, refuge.zone, nation);
  const open = among.filter((refuge) => priority(refuge) < Infinity);
  const fed = open.filter(isFed);
  const best = Math.min(...(fed.length > 0 ? fed : open).map(priority));
  const may = (refuge: Refuge): Verdict =>
    must('14.10', priority(refuge) < Infinity, 'retreat.closed', { zone: refuge.zone }) ??
    must('15.3', fed.length === 0 || isFed(refuge), 'siege.fallBackInSupply', { zone: refuge.zone }) ??
    must('14.10', priority(refuge) === best, 'retreat.betterPlace', { zone: refuge.zone });
  const offered = among.filter((refuge) => may(refuge) === undefined);
  const [first] = offered;
  if (first === undefined) {
    perish(g, [id]);
    return;
  }
  const prompt = say('retreat.whereTo', { force: called(g, id) });
  const refuge =
    offered.length === 1 ? first : yield* ask(choice<Refuge>({ by: side, rule: '15.3', prompt, among, may }));
  yield* crossingLoss(g, [id], refuge);
  yield* fallBack(g, [id], refuge);
}

/** 15.3 revised: those who were shut in join the friends who have come. In the first edition only a single force comes out, where nobody stands. */
function* relieve(g: Europe, id: ZoneId, holder: Side): Script {
  const crowd = fieldForces(g, id, holder).length + garrison(g, id).length;
  if (crowd > 1 && !revised(g, 'siegeLift')) return;
  for (const each of garrison(g, id)) changeForce(g, each, { inside: false });
  yield* combine(g, fieldForces(g, id, holder), holder);
}

/** 15.3 Sieges without enough besiegers are raised: who is left of these falls back, and the garrison is free. */
export function* raiseSieges(g: Europe): Script {
  for (const id of checkSieges(g)) {
    const holder = holdingSide(g, id);
    if (!isSide(holder)) continue;
    for (const besieger of fieldForces(g, id, opponent(holder)))
      if (hasForce(g, besieger)) yield* withdraw(g, besieger, opponent(holder));
    if (garrison(g, id).length > 0) yield* relieve(g, id, holder);
  }
}
