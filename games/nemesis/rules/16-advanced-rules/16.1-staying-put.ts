import type { CardId, CommanderId } from '../../catalogue/catalogue.ts';
import { commander } from '../../state/state.ts';
import type { Instruction } from './16.1-instructions.ts';
import { isOnMap, thisTurn } from './16.1-parts.ts';

/** 16.1 A commander will not stir in the Rally and Movement phase, nor let anybody go who is with him. */
export const stayPut = (card: CardId, who: CommanderId): Instruction =>
  thisTurn(
    card,
    () => ({ kind: 'staffMayNotMove', commander: who }),
    (g) => isOnMap(commander(g, who)),
  );
