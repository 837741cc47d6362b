import { ask, type Script } from '@bivouac/kernel';
import { PASS } from '../../text/answers.ts';
import type { DuchyId, SquadronId, ZoneId } from '../../catalogue/ids.ts';
import { say } from '../../text/speech.ts';
import { director, type NapoleonicWars, squadronRow, takeAttempt } from '../../state/state.ts';
import { orderOfMovement } from '../5-sequence/5.1-order.ts';
import { batteryFire } from '../9-movement/9.53-batteries.ts';
import { fleetsAt, isEnemyFleet, nationsAboard } from './13.1-fleets.ts';
import { respond } from '../6-cards/6.14-responses.ts';
import { evades } from './13.3-naval-interception.ts';
import { navalBattle, sinkShips } from './13.4-naval-combat.ts';
import { takeRefuge } from './13.42-refuge.ts';

const INTERCEPT = { kind: 'navalIntercept' } as const;

/**
 * 13.8 A Fleet that crosses a strait under an enemy Fortress takes its fire, and Fleets in that Port may intercept it without
 * a roll. Returns what is left of it and may go on.
 */
export function* runTheStrait(
  g: NapoleonicWars,
  ships: readonly SquadronId[],
  from: ZoneId,
  guard: DuchyId,
): Script<readonly SquadronId[]> {
  const { kills, disrupts } = yield* batteryFire(g, guard);
  yield* sinkShips(g, ships, kills, from);
  const afloat = (): readonly SquadronId[] => ships.filter((id) => squadronRow(g, id).at === from);
  for (const family of orderOfMovement(g)) {
    const fleet = fleetsAt(g, guard).get(family) ?? [];
    const seat = director(g, family);
    if (fleet.length === 0 || seat === null || afloat().length === 0 || !isEnemyFleet(g, nationsAboard(ships), family))
      continue;
    const prompt = say('navalIntercept.offer', { nation: family, place: guard });
    if ((yield* ask({ by: seat, rule: '13.8', prompt, answers: [INTERCEPT, PASS] })).kind === 'pass') continue;
    yield* respond(g, { moment: 'navalAttempt', nation: family, place: guard, attempt: 'find' });
    if (takeAttempt(g) === false) continue;
    const evasion = yield* evades(g, afloat(), from);
    if (evasion === 'evades') continue;
    for (const id of fleet) g.squadrons = g.squadrons.map((row) => (row.id === id ? { ...row, at: from } : row));
    const loser = yield* navalBattle(g, {
      at: from,
      active: afloat(),
      inactive: fleet,
      dicelost: disrupts,
      ...(evasion === 'fails' ? { failedEvasion: 'active' } : {}),
    });
    const back = fleet.filter((id) => squadronRow(g, id).at === from);
    for (const id of back) g.squadrons = g.squadrons.map((row) => (row.id === id ? { ...row, at: guard } : row));
    if (loser === 'active') {
      yield* takeRefuge(g, afloat(), from);
      return [];
    }
  }
  return afloat();
}
