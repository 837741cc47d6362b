import type { Script } from '@bivouac/kernel';
import type { ZoneId } from '../../catalogue/ids.ts';
import { bothSides, type Europe, hasFortressOf, opponent, squadron, type Voyage } from '../../state/state.ts';
import { levelOfFortress } from '../15-fortresses-and-sieges/15.1-level.ts';
import { moveSquadron, sailed, seaBefore } from './17-squadron.ts';
import { navalBattle } from './17.3-naval-combat.ts';
import { retreatAtSea } from './17.3.2-retreat.ts';

/** 17.3.3 A die for each level of a fortress that serves the enemy. */
export const batteriesOf = (g: Europe, { side }: Voyage, port: ZoneId): number =>
  hasFortressOf(g, port, opponent(side)) ? levelOfFortress(g, port) : 0;

/**
 * 17.3.3 A squadron beaten before a port retreats, or goes back to its box if it blockaded the port before this activation,
 * and has ended its activation (17.3.1).
 */
export function* beatenBeforePort(g: Europe, { side, blockading }: Voyage, port: ZoneId): Script {
  const sea = seaBefore(port);
  const fleets = g.voyage?.fleets ?? [];
  sailed(g, { halted: true });
  if (blockading === port) moveSquadron(g, { kind: 'blockade', zone: port });
  else yield* retreatAtSea(g, { side, fleets, sea, active: true, enemyCameFrom: null, cameFrom: { kind: 'sea', sea } });
}

/** 17.3.3 A squadron goes in among the ships of an enemy port, under the guns of its fortress; if it wins it lies before the port. */
export function* attackPort(g: Europe, voyage: Voyage, port: ZoneId): Script {
  const { side, fleets } = voyage;
  const theirs = squadron(g, { kind: 'port', zone: port }, opponent(side));
  const { victor } = yield* navalBattle(g, {
    attacker: side,
    at: { kind: 'port', zone: port },
    fleets: bothSides((each) => (each === side ? fleets : theirs)),
    batteries: batteriesOf(g, voyage, port),
  });
  sailed(g, { attacked: [...voyage.attacked, port] });
  if (g.action) g.action = { ...g.action, raided: [...(g.action.raided ?? []), port] };
  if (victor === side) moveSquadron(g, { kind: 'blockade', zone: port });
  else yield* beatenBeforePort(g, voyage, port);
}
