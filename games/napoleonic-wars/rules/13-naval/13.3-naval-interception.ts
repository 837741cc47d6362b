import { stackOf } from './13.2-grand-fleets.ts';
import { ask, roll, type Script } from '@bivouac/kernel';
import { PASS } from '../../text/answers.ts';
import type { DuchyId, Nation, SquadronId, ZoneId } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import {
  areAllied,
  changeSquadron,
  director,
  type NapoleonicWars,
  squadronsAt,
  takeAttempt,
  takeHidden,
} from '../../state/state.ts';
import { hasEnemyFleet } from '../3-glossary/3-standing.ts';
import { respond } from '../6-cards/6.14-responses.ts';
import { orderOfMovement } from '../5-sequence/5.1-order.ts';
import { fleetBonus, isEnemyFleet, nationsAboard } from './13.1-fleets.ts';
import { navalBattle } from './13.4-naval-combat.ts';
import { takeRefuge } from './13.42-refuge.ts';

export const FOUND_ON = 9;
const INTERCEPT = { kind: 'navalIntercept' } as const;
const EVADE = { kind: 'navalEvade' } as const;

export interface Passage {
  readonly ships: readonly SquadronId[];
  /** The Zone in which it may be intercepted, and the Port that it leaves or enters there. */
  readonly zone: ZoneId;
  readonly leaves?: DuchyId;
  readonly enters?: DuchyId;
  /** 13.9 Driven out of a Port: it may not evade, and is eliminated if it is beaten. */
  readonly drivenOut?: true;
}
/** Where the Active Fleet is after the attempts of others: free to go on, back in its Port, or beaten. */
export type Passed = 'free' | 'back' | 'beaten';

/** 13.35, 13.36 +1 against a Fleet that leaves a Blockaded Port; the Fleet itself breaks no Blockade. */
const againstLeaver = (g: NapoleonicWars, { ships, zone, leaves }: Passage): number => {
  const [nation] = nationsAboard(ships);
  if (leaves === undefined || nation === undefined) return 0;
  const friends = squadronsAt(g, zone).some((row) => areAllied(g, nation, row.nation) && !ships.includes(row.id));
  return hasEnemyFleet(g, nation, zone) && !friends ? 1 : 0;
};
/** 13.31, 13.36 Two dice and the bonus of the Fleet: nine or more. */
export function* finds(
  g: NapoleonicWars,
  family: Nation,
  ships: readonly SquadronId[],
  zone: ZoneId,
  extra: number,
): Script<boolean> {
  yield* respond(g, { moment: 'navalAttempt', nation: family, place: zone, attempt: 'find' });
  const settled = takeAttempt(g);
  if (settled !== undefined) {
    log(g, '6.14', settled ? 'navalIntercept.byEvent' : 'navalIntercept.foiled', { nation: family, place: zone });
    return settled;
  }
  const modifier = fleetBonus(ships, family) + extra;
  const prompt = say('navalIntercept.roll', { nation: family, place: zone, modifier });
  const total = (yield* roll('13.36', prompt)) + (yield* roll('13.36', prompt)) + modifier;
  const found = total >= FOUND_ON;
  log(g, '13.31', found ? 'navalIntercept.succeeds' : 'navalIntercept.fails', { nation: family, place: zone, total });
  return found;
}
/** 13.33 A Fleet that was found may try to evade. */
export function* evades(
  g: NapoleonicWars,
  ships: readonly SquadronId[],
  zone: ZoneId,
  commander: Nation = nationsAboard(ships)[0] ?? 'france',
): Script<'evades' | 'fails' | 'stands'> {
  const nation = commander;
  yield* respond(g, { moment: 'navalAttempt', nation, place: zone, attempt: 'caught' });
  if (takeAttempt(g) === true) {
    log(g, '6.14', 'navalEvade.byEvent', { nation });
    return 'evades';
  }
  const seat = director(g, nation);
  if (seat === null) return 'stands';
  const prompt = say('navalEvade.offer', { nation, place: zone });
  if ((yield* ask({ by: seat, rule: '13.33', prompt, answers: [EVADE, PASS] })).kind === 'pass') return 'stands';
  yield* respond(g, { moment: 'navalAttempt', nation, place: zone, attempt: 'evade' });
  const settled = takeAttempt(g);
  if (settled !== undefined) {
    log(g, '6.14', settled ? 'navalEvade.byEvent' : 'navalEvade.foiled', { nation });
    return settled ? 'evades' : 'fails';
  }
  const modifier = fleetBonus(ships, commander);
  const rolling = say('navalEvade.roll', { nation, modifier });
  const total = (yield* roll('13.36', rolling)) + (yield* roll('13.36', rolling)) + modifier;
  const away = total >= FOUND_ON;
  log(g, '13.33', away ? 'navalEvade.succeeds' : 'navalEvade.fails', { nation, total });
  return away ? 'evades' : 'fails';
}

/** 13.2 The nation that commands the Active Squadrons: the one whose Impulse it is, if it has a Squadron there. */
export const leaderOf = (ships: readonly SquadronId[], active: Nation): Nation => {
  const nations = nationsAboard(ships);
  return nations.includes(active) ? active : (nations[0] ?? active);
};

/** 13.3 One inactive Fleet after another, in Order of Movement, may try to intercept a Fleet that passes. */
export function* navalInterceptions(g: NapoleonicWars, passage: Passage): Script<Passed> {
  const { zone, leaves, enters, drivenOut } = passage;
  let { ships } = passage;
  // An event hides a Fleet that leaves its Port.
  if (takeHidden(g)) return 'free';
  const extra = againstLeaver(g, passage);
  const blockaded = extra > 0;
  const active = g.impulse?.nation ?? nationsAboard(ships)[0] ?? 'france';
  // 13.32 In and out of a Port only the Zone that is passed counts.
  const rule = leaves === undefined && enters === undefined ? '13.31' : '13.32';
  const asked = new Set<Nation>();
  for (const family of orderOfMovement(g)) {
    const stack = stackOf(g, zone, family);
    if (stack === undefined || asked.has(stack.commander)) continue;
    asked.add(stack.commander);
    const { commander } = stack;
    const fleet = stack.ships.filter((id) => !ships.includes(id));
    const seat = director(g, commander);
    if (fleet.length === 0 || seat === null || !isEnemyFleet(g, nationsAboard(ships), commander)) continue;
    const prompt = say('navalIntercept.offer', { nation: commander, place: zone });
    if ((yield* ask({ by: seat, rule, prompt, answers: [INTERCEPT, PASS] })).kind === 'pass') continue;
    if (!(yield* finds(g, commander, fleet, zone, extra))) continue;
    const evasion = drivenOut ? 'stands' : yield* evades(g, ships, zone, leaderOf(ships, active));
    if (evasion === 'evades') {
      if (!blockaded || leaves === undefined) continue; // 13.33 It may go on.
      for (const id of ships) changeSquadron(g, id, { at: leaves });
      log(g, '13.33', 'navalEvade.backToPort', { nation: nationsAboard(ships)[0] ?? family, place: leaves });
      return 'back';
    }
    const loser = yield* navalBattle(g, {
      at: zone,
      active: ships,
      inactive: fleet,
      commanders: { active: leaderOf(ships, active), inactive: commander },
      ...(evasion === 'fails' ? { failedEvasion: 'active' } : {}),
    });
    const survivors = (all: readonly SquadronId[]): readonly SquadronId[] =>
      all.filter((id) => g.squadrons.some((row) => row.id === id && row.at === zone));
    if (loser === 'inactive') {
      yield* takeRefuge(g, survivors(fleet), zone);
      ships = survivors(ships);
      continue;
    }
    // 13.42 Beaten while it leaves a Port it goes back; while it enters one, to another.
    if (!drivenOut)
      yield* takeRefuge(g, survivors(ships), zone, {
        ...(leaves === undefined ? {} : { into: leaves }),
        ...(enters === undefined ? {} : { except: [enters] }),
      });
    return 'beaten';
  }
  return 'free';
}
