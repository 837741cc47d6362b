import { ask, choice, type Script } from '@bivouac/kernel';
import { type AnswerOf, DONE, NO, YES } from '../../answers/answers.ts';
import { portsOf } from '../../catalogue/board.ts';
import { fleet as fleetCard } from '../../catalogue/catalogue.ts';
import { revised, tables } from '../../scenario/editions.ts';
import type { FleetId, SeaId, Side, ZoneId } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import { atSea, type Europe, opponent, putFleet, squadron } from '../../state/state.ts';
import { modifier, newTrial, tested } from '../4-glossary/4-trial.ts';
import { SQUADRON } from './17.2.2-stacking.ts';

/** 17.2.5, 17.2.6 The best initiative of the squadron counts. */
export const bestInitiative = (fleets: readonly FleetId[]): number =>
  Math.max(0, ...fleets.map((id) => fleetCard(id).initiative));

function* tries(g: Europe, by: Side, fleets: readonly FleetId[], sea: SeaId): Script<boolean> {
  const wish = yield* ask<typeof YES | typeof NO>({
    by,
    rule: '17.2.5',
    prompt: say('naval.intercept', { fleets, sea }),
    answers: [YES, NO],
  });
  if (wish.kind === 'no') return false;
  const modifiers = modifier('initiative', bestInitiative(fleets));
  const score = yield* tested(g, '17.2.5', newTrial('navalInterception', by, { modifiers }), 'navalInterception');
  return score !== undefined && score.total >= tables(g).rolls.navalInterception;
}

/** 17.2.7 revised: part of a blockading squadron may stay before the port, and must if there is no room at sea for all. */
function* whoLeavesTheBlockade(
  g: Europe,
  by: Side,
  blockaders: readonly FleetId[],
  room: number,
): Script<readonly FleetId[]> {
  let leaving = blockaders;
  while (revised(g, 'seaInterceptionJoin') && leaving.length > 1) {
    const answer = yield* ask(
      choice<AnswerOf<'leaveFleet'> | typeof DONE>({
        by,
        rule: '17.2.7',
        prompt: say('naval.staysBefore', { fleets: leaving }),
        among: [...leaving.map((fleet): AnswerOf<'leaveFleet'> => ({ kind: 'leaveFleet', fleet })), DONE],
        may: ({ kind }) => must('17.2.2', kind !== 'done' || leaving.length <= room, 'naval.full'),
      }),
    );
    if (answer.kind === 'done') break;
    leaving = leaving.filter((id) => id !== answer.fleet);
  }
  return leaving;
}

/** 17.2.5 Those who have intercepted, and what the squadron at sea still has room for. */
interface Chase {
  readonly by: Side;
  readonly sea: SeaId;
  readonly joined: FleetId[];
}

/** 17.2.5 The squadron at sea tries first. */
function* fromTheSea(g: Europe, { by, sea, joined }: Chase): Script {
  const fleets = atSea(g, sea, by);
  if (fleets.length === 0 || !(yield* tries(g, by, fleets, sea))) return;
  joined.push(...fleets);
  log(g, '17.2.5', 'naval.intercepts', { fleets, sea });
}

/** 17.2.5, 17.2.7 Then those before the ports, one after the other. They leave their blockade for the open sea, as far as three fleets in all may be there. */
function* fromTheBlockades(g: Europe, { by, sea, joined }: Chase, spent: ZoneId | null): Script {
  for (const zone of portsOf(sea)) {
    if (zone === spent) continue;
    const blockaders = squadron(g, { kind: 'blockade', zone }, by);
    const room = SQUADRON - atSea(g, sea, by).length;
    const fits = revised(g, 'seaInterceptionJoin') ? room > 0 : blockaders.length <= room;
    if (blockaders.length === 0 || !fits || !(yield* tries(g, by, blockaders, sea))) continue;
    const fleets = yield* whoLeavesTheBlockade(g, by, blockaders, room);
    for (const id of fleets) putFleet(g, id, { kind: 'sea', sea });
    joined.push(...fleets);
    log(g, '17.2.5', 'naval.intercepts', { fleets, sea });
  }
}

/**
 * 17.2.5 A squadron that enters a sea zone may be intercepted, but by nobody from a port, nor by those before the port `spent`,
 * whom it has just fought. Returns those who intercept.
 */
export function* interceptAtSea(
  g: Europe,
  mover: Side,
  sea: SeaId,
  spent: ZoneId | null = null,
): Script<readonly FleetId[]> {
  const chase: Chase = { by: opponent(mover), sea, joined: [] };
  yield* fromTheSea(g, chase);
  yield* fromTheBlockades(g, chase, spent);
  // Revised: those at sea who failed fight beside a blockader who succeeded.
  return chase.joined.length > 0 && revised(g, 'seaInterceptionJoin') ? atSea(g, sea, chase.by) : chase.joined;
}

/** 17.2.6 An evading squadron is in danger from those at sea alone. */
export function* interceptEvader(g: Europe, evader: Side, sea: SeaId): Script<readonly FleetId[]> {
  const chase: Chase = { by: opponent(evader), sea, joined: [] };
  yield* fromTheSea(g, chase);
  return chase.joined;
}
