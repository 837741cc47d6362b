import type { Script } from '@bivouac/kernel';
import type { FleetId, SeaId, ZoneId } from '../../catalogue/ids.ts';
import { atSea, bothSides, type Europe, type FleetAt, opponent, squadron, type Voyage } from '../../state/state.ts';
import { moveSquadron, sailed, seaBefore } from './17-squadron.ts';
import { seaOf } from './17.2-sea-lines.ts';
import { interceptAtSea } from './17.2.5-interception.ts';
import { evadeAtSea } from './17.2.6-evasion.ts';
import { runBlockade } from './17.2.7-blockade.ts';
import { navalBattle } from './17.3-naval-combat.ts';
import { endOfSeaBattle } from './17.3.2-retreat.ts';

interface Encounter {
  readonly theirs: readonly FleetId[];
  readonly sea: SeaId;
  readonly at: FleetAt;
  readonly cameFrom: FleetAt | null;
}

/** 17.3.2 The zone through which the active player came: where he was before, unless that was on the same sea. */
const seaBehind = (cameFrom: FleetAt | null, sea: SeaId): SeaId | null => {
  const behind = cameFrom && seaOf(cameFrom);
  return behind === undefined || behind === sea ? null : behind;
};

/** 17.3 The squadron fights at sea; anyone who is beaten retreats, and a beaten mover ends his activation. */
function* fightAtSea(g: Europe, { theirs, sea, at, cameFrom }: Encounter): Script {
  const { voyage } = g;
  if (!voyage) return;
  const { side, fleets: ours } = voyage;
  const fleets = bothSides((each) => (each === side ? ours : theirs));
  const { victor, lost } = yield* navalBattle(g, { attacker: side, at, fleets, batteries: 0 });
  const loser = opponent(victor);
  const left = bothSides((each) => fleets[each].filter((id) => !lost.includes(id)));
  if (loser === side) sailed(g, { halted: true });
  yield* endOfSeaBattle(
    g,
    {
      side: loser,
      fleets: left[loser],
      sea,
      active: loser === side,
      enemyCameFrom: seaBehind(cameFrom, sea),
      cameFrom,
    },
    { side: victor, fleets: left[victor] },
  );
}

/** 17.2.5, 17.2.6 What happens when a squadron comes into a sea zone: interceptions first, then evasion. */
export function* enterSea(g: Europe, sea: SeaId, cameFrom: FleetAt): Script {
  const { voyage } = g;
  if (!voyage) return;
  const at: FleetAt = { kind: 'sea', sea };
  moveSquadron(g, at);
  const interceptors = yield* interceptAtSea(g, voyage.side, sea);
  if (interceptors.length > 0) {
    yield* fightAtSea(g, { theirs: interceptors, sea, at, cameFrom });
    return;
  }
  const evasion = yield* evadeAtSea(g, voyage.side, sea, seaBehind(cameFrom, sea));
  if (evasion === 'failed') yield* fightAtSea(g, { theirs: atSea(g, sea, opponent(voyage.side)), sea, at, cameFrom });
}

/** 17.2.1 Out of a port, past those who blockade it, or out of a blockade box, into the sea before it. */
export function* putOut(g: Europe, at: FleetAt): Script {
  const { voyage } = g;
  if (!voyage || (at.kind !== 'port' && at.kind !== 'blockade')) return;
  if (at.kind === 'port' && !(yield* runBlockade(g, voyage.side, voyage.fleets, at.zone))) {
    sailed(g, { halted: true }); // 17.3.2: beaten, he stays in port under blockade
    return;
  }
  yield* enterSea(g, seaBefore(at.zone), at);
}

/** 17.2.5 The squadron attacks the one that it has found at sea. */
export function* attackSquadron(g: Europe, { side, cameFrom, fleets: [first] }: Voyage): Script {
  const at = first && g.fleets.find(({ id }) => id === first)?.at;
  if (at?.kind !== 'sea') return;
  yield* fightAtSea(g, { theirs: atSea(g, at.sea, opponent(side)), sea: at.sea, at, cameFrom });
}

/** 17.2.5 Or the one that blockades a port of this sea. */
export function* attackBlockade(g: Europe, { side, cameFrom }: Voyage, port: ZoneId): Script {
  const at: FleetAt = { kind: 'blockade', zone: port };
  yield* fightAtSea(g, { theirs: squadron(g, at, opponent(side)), sea: seaBefore(port), at, cameFrom });
}
