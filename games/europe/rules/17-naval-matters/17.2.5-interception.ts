import { ask, type Script } from '@bivouac/kernel';
import { NO, YES } from '../../answers.ts';
import { portsOf } from '../../board.ts';
import { fleet as fleetCard } from '../../catalogue.ts';
import { revised, tables } from '../../editions.ts';
import type { FleetId, SeaId, Side } from '../../ids.ts';
import { log, say } from '../../speech.ts';
import { atSea, type Europe, opponent, putFleet, squadron } from '../../state.ts';
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

/** Squadrons before the ports of a sea zone: they may leave their blockade to intercept. Those in port may not. */
const blockaders = (g: Europe, sea: SeaId, side: Side): readonly (readonly FleetId[])[] =>
  portsOf(sea)
    .map((zone) => squadron(g, { kind: 'blockade', zone }, side))
    .filter((fleets) => fleets.length > 0);

/**
 * 17.2.5 A squadron that enters a sea zone may be intercepted. Once one has succeeded others try to join it, up to three
 * fleets; they leave their blockades for the open sea. Returns those who intercept.
 */
export function* interceptAtSea(g: Europe, mover: Side, sea: SeaId): Script<readonly FleetId[]> {
  const by = opponent(mover);
  const atSeaFirst = atSea(g, sea, by);
  const joined: FleetId[] = [];
  for (const group of [atSeaFirst, ...blockaders(g, sea, by)]) {
    // Those at sea who failed fight beside a blockader who succeeds (revised), so they take up room.
    const waiting = revised(g, 'seaInterceptionJoin') && group !== atSeaFirst ? atSeaFirst : [];
    const engaged = new Set([...joined, ...waiting]);
    if (group.length === 0 || engaged.size + group.length > SQUADRON) continue;
    if (!(yield* tries(g, by, group, sea))) continue;
    joined.push(...group);
    for (const id of group) putFleet(g, id, { kind: 'sea', sea });
    log(g, '17.2.5', 'naval.intercepts', { fleets: group, sea });
  }
  if (joined.length > 0 && revised(g, 'seaInterceptionJoin'))
    for (const id of atSeaFirst) if (!joined.includes(id)) joined.push(id);
  return joined;
}
