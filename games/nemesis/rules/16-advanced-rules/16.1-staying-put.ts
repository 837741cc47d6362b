import { type CardId, commanderCard, type CommanderId, type HexId } from '../../catalogue.ts';
import { commandersAt, ids, unitsAt } from '../../stack.ts';
import { commander } from '../../state.ts';
import type { Instruction } from './16.1-instructions.ts';
import { isOnMap, thisTurn } from './16.1-parts.ts';

/**
 * 16.1 A commander will not stir, nor let anybody go who is with him. Nothing moves between the cards and the Rally and
 * Movement phase, so those who are with him now will be so when it starts.
 */
export const stayPut = (card: CardId, who: CommanderId): Instruction =>
  thisTurn(
    card,
    (_, g) => {
      const hex = commander(g, who).at as HexId;
      const commanders = ids(commandersAt(g, commanderCard(who).side, hex));
      return { kind: 'mayNotMove', units: ids(unitsAt(g, hex)), commanders };
    },
    (g) => isOnMap(commander(g, who)),
  );
