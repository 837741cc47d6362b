import { cardId } from '../../../catalogue/cards.ts';
import type { CommanderId } from '../../../catalogue/catalogue.ts';
import { commandersOf, ids } from '../../../state/stack.ts';
import type { Nemesis } from '../../../state/state.ts';
import { NAPOLEON } from '../../14-campaign-of-1813/14.4-napoleons-death.ts';
import type { CardRules, Instruction } from '../16.1-instructions.ts';
import { leaveForTheTurn, nameCommander } from '../16.1-parts.ts';

export const TIRED_MARSHALS = cardId('36');

const marshals = (g: Nemesis): readonly CommanderId[] => ids(commandersOf(g, 'french')).filter((id) => id !== NAPOLEON);

const rated = (by: 1 | -1): Instruction => ({
  applies: (g) => marshals(g).length > 0,
  *carryOut(g, side) {
    const commander = yield* nameCommander(g, side, TIRED_MARSHALS, marshals(g));
    leaveForTheTurn(g, TIRED_MARSHALS, side, { kind: 'rating', commander, by });
  },
});

/** A French commander other than Napoleon is worth one less this Turn, or shakes off his weariness and is worth one more. */
export const tiredMarshals: CardRules = { coalition: rated(-1), french: rated(1) };
