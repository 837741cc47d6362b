import { ask, type Script } from '@bivouac/kernel';
import { NO, YES } from '../../answers.ts';
import { tables } from '../../editions.ts';
import type { SeaId, Side } from '../../ids.ts';
import { log, say } from '../../speech.ts';
import { atSea, type Europe, fleetRow, opponent } from '../../state.ts';
import { modifier, newTrial, tested } from '../4-glossary/4-trial.ts';
import { bestInitiative, interceptAtSea } from './17.2.5-interception.ts';
import { navalBattle } from './17.3-naval-combat.ts';
import { retreatAtSea } from './17.3.2-retreat.ts';

export type Evasion = 'stood' | 'failed' | 'evaded';

/** 17.2.6 A squadron at sea may slip away from one that enters its zone: into a port, or into the next zone, where it may be intercepted in its turn. */
export function* evadeAtSea(g: Europe, mover: Side, sea: SeaId, enemyCameFrom: SeaId | null): Script<Evasion> {
  const by = opponent(mover);
  const fleets = atSea(g, sea, by);
  if (fleets.length === 0) return 'stood';
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
  yield* retreatAtSea(g, { side: by, fleets, sea, active: false, enemyCameFrom, cameFrom: null });
  yield* interceptedOnTheWay(g, by, fleets, sea);
  return 'evaded';
}

/** 17.2.6 The evading squadron runs the risk of interception in the zone that it enters; beaten, it retreats again. */
function* interceptedOnTheWay(g: Europe, by: Side, fleets: readonly string[], from: SeaId): Script {
  const [first] = g.fleets.filter(({ id }) => fleets.includes(id));
  const at = first && fleetRow(g, first.id).at;
  if (!at || at.kind !== 'sea') return;
  const { sea } = at;
  const interceptors = yield* interceptAtSea(g, by, sea);
  if (interceptors.length === 0) return;
  const ours = g.fleets.flatMap((row) => (fleets.includes(row.id) ? [row.id] : []));
  const both = { [by]: ours, [opponent(by)]: interceptors } as Record<Side, typeof ours>;
  const { victor, lost } = yield* navalBattle(g, { attacker: by, at, fleets: both, batteries: 0 });
  const loser = opponent(victor);
  const left = both[loser].filter((id) => !lost.includes(id));
  yield* retreatAtSea(g, { side: loser, fleets: left, sea, active: loser === by, enemyCameFrom: from, cameFrom: from });
}
