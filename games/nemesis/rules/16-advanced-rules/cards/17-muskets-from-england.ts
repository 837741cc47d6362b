import { cardId } from '../../../catalogue/cards.ts';
import type { HexId } from '../../../catalogue/catalogue.ts';
import { occupies } from '../../../state/stack.ts';
import { campaignOf, type Nemesis } from '../../../state/state.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { thisTurn } from '../16.1-parts.ts';

export const MUSKETS = cardId('17');

/** 14.17 Köslin and Stolp. */
const portsOf = (g: Nemesis): readonly HexId[] => campaignOf(g)?.ports.coalition ?? [];

/** English ships land arms in Pomerania, or cannot put in. */
export const musketsFromEngland: CardRules = {
  coalition: thisTurn(
    MUSKETS,
    (side, g) => ({ kind: 'trains', side, by: 1, face: 'down', ifHeld: portsOf(g) }),
    (g, side) => portsOf(g).some((hex) => occupies(g, side, hex)),
  ),
  french: thisTurn(MUSKETS, () => ({ kind: 'portsClosed' })),
};
