import { ask, type Script } from '@bivouac/kernel';
import { NO, YES } from '../../answers/answers.ts';
import { tables } from '../../scenario/editions.ts';
import type { FleetId, SeaId, Side } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import { atSea, bothSides, type Europe, fleetRow, opponent } from '../../state/state.ts';
import { modifier, newTrial, tested } from '../4-glossary/4-trial.ts';
import { bestInitiative, interceptEvader } from './17.2.5-interception.ts';
import { navalBattle } from './17.3-naval-combat.ts';
import { type Beaten, endOfSeaBattle, retreatAtSea, withinReach } from './17.3.2-retreat.ts';

export type Evasion = 'stood' | 'failed' | 'evaded';

/** 17.2.6 A squadron at sea may slip away from one that enters its zone: into a port, or into the next zone, where it may be intercepted in its turn. */
export function* evadeAtSea(g: Europe, mover: Side, sea: SeaId, enemyCameFrom: SeaId | null): Script<Evasion> {
  const by = opponent(mover);
  const fleets = atSea(g, sea, by);
  const away: Beaten = { side: by, fleets, sea, active: false, enemyCameFrom, cameFrom: null };
  if (fleets.length === 0 || withinReach(g, away).length === 0) return 'stood';
  const wish = yield* ask<typeof YES | typeof NO>({
    by,
    rule: '17.2.6',
    prompt: say('naval.evade', { fleets, sea }),
    answers: [YES, NO],
  });
  if (wish.kind === 'no') return 'stood';
  const modifiers = modifier('initiative', bestInitiative(fleets));
  const score = yield* tested(g, '17.2.6', newTrial('navalEvasion', by, { modifiers }));
  if (!score || score.total < tables(g).rolls.navalEvasion) return 'failed';
  log(g, '17.2.6', 'naval.evades', { fleets, sea });
  yield* retreatAtSea(g, away);
  yield* interceptedOnTheWay(g, by, fleets, sea);
  return 'evaded';
}

/** 17.2.6 The evading squadron runs the risk of interception in the zone that it enters; beaten, it retreats again, not to where it came from. */
function* interceptedOnTheWay(g: Europe, by: Side, evading: readonly FleetId[], from: SeaId): Script {
  const ours = evading.filter((id) => fleetRow(g, id).at.kind === 'sea');
  const [first] = ours;
  const at = first && fleetRow(g, first).at;
  if (at?.kind !== 'sea') return;
  const { sea } = at;
  const mover = opponent(by);
  const interceptors = yield* interceptEvader(g, by, sea);
  if (interceptors.length === 0) return;
  const fleets = bothSides((side) => (side === by ? ours : interceptors));
  const { victor, lost } = yield* navalBattle(g, { attacker: mover, at, fleets, batteries: 0 });
  const loser = opponent(victor);
  const left = bothSides((side) => fleets[side].filter((id) => !lost.includes(id)));
  const beaten: Beaten = { side: loser, fleets: left[loser], sea, active: false, enemyCameFrom: from, cameFrom: null };
  yield* endOfSeaBattle(g, beaten, { side: victor, fleets: left[victor] });
}
