import { cardId } from '../../../catalogue/cards.ts';
import { commanderCard, commanderId, type CommanderId } from '../../../catalogue/catalogue.ts';
import { commandersOf, ids } from '../../../state/stack.ts';
import type { Nemesis } from '../../../state/state.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { leaveForTheTurn, nameCommander, rallyFree } from '../16.1-parts.ts';

export const TRAINED_RESERVES = cardId('10');

const BLUCHER = commanderId('Blucher');

const prussians = (g: Nemesis): readonly CommanderId[] =>
  ids(commandersOf(g, 'coalition')).filter((id) => id !== BLUCHER && commanderCard(id).nation === 'Prussia');

/** The Prussian reserves fill the ranks, or keep a general busy with drill. */
export const trainedReserves: CardRules = {
  coalition: rallyFree(TRAINED_RESERVES, 2, ({ nation }) => nation === 'Prussia'),
  french: {
    applies: (g) => prussians(g).length > 0,
    *carryOut(g, side) {
      const commander = yield* nameCommander(g, side, TRAINED_RESERVES, prussians(g));
      leaveForTheTurn(g, TRAINED_RESERVES, side, { kind: 'idle', commander });
    },
  },
};
