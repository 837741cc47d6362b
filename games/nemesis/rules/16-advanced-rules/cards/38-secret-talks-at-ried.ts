import { cardId } from '../../../catalogue/cards.ts';
import type { UnitId } from '../../../catalogue/catalogue.ts';
import type { Nemesis } from '../../../state/state.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { leaveForTheTurn, targets, thisTurn } from '../16.1-parts.ts';

export const SECRET_TALKS_AT_RIED = cardId('38');

const bavarians = (g: Nemesis): readonly UnitId[] => targets(g, 'french', ({ nation }) => nation === 'Bavaria');

/** While Bavaria bargains, its units do nothing but defend themselves; or the talks come to nothing, and the Confederation stands (14.9). */
export const secretTalksAtRied: CardRules = {
  coalition: {
    applies: (g) => bavarians(g).length > 0,
    // oxlint-disable-next-line require-yield -- an instruction is a script, and this one asks nothing
    *carryOut(g, side) {
      const units = bavarians(g);
      leaveForTheTurn(
        g,
        SECRET_TALKS_AT_RIED,
        side,
        { kind: 'mayNotMove', units },
        { kind: 'mayNotAttack', units },
        { kind: 'mayNotSupport', units, in: 'both' },
      );
    },
  },
  french: thisTurn(
    SECRET_TALKS_AT_RIED,
    () => ({ kind: 'steadyConfederation' }),
    (g) => g.politics.confederation !== 'coalition',
  ),
};
