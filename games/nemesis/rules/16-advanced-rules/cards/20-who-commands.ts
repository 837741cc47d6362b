import { cardId } from '../../../catalogue/cards.ts';
import type { Nation } from '../../../catalogue/catalogue.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { thisTurn } from '../16.1-parts.ts';
import { actInConcert } from '../16.1-two-nations.ts';

export const WHO_COMMANDS = cardId('20');

const ALLIES: readonly [Nation, Nation] = ['Prussia', 'Russia'];

/** Prussians and Russians pull together once, or not at all. */
export const whoCommands: CardRules = {
  coalition: actInConcert(WHO_COMMANDS, ALLIES),
  french: thisTurn(WHO_COMMANDS, () => ({ kind: 'mixedMayNotAttack', nations: ALLIES })),
};
