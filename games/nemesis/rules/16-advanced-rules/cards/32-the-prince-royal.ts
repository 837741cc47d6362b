import { cardId } from '../../../catalogue/cards.ts';
import type { UnitId } from '../../../catalogue/catalogue.ts';
import type { Nemesis } from '../../../state/state.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { leaveForTheTurn, targets, thisTurn } from '../16.1-parts.ts';

export const THE_PRINCE_ROYAL = cardId('32');

const swedes = (g: Nemesis): readonly UnitId[] => targets(g, 'coalition', ({ nation }) => nation === 'Sweden');

/** Bernadotte spares his Swedes for once no longer (14.8), or altogether: they stand still, and help in defence alone. */
export const thePrinceRoyal: CardRules = {
  coalition: thisTurn(
    THE_PRINCE_ROYAL,
    () => ({ kind: 'willingSwedes' }),
    (g) => swedes(g).length > 0,
  ),
  french: {
    applies: (g) => swedes(g).length > 0,
    // oxlint-disable-next-line require-yield -- an instruction is a script, and this one asks nothing
    *carryOut(g, side) {
      const units = swedes(g);
      leaveForTheTurn(
        g,
        THE_PRINCE_ROYAL,
        side,
        { kind: 'mayNotMove', units },
        { kind: 'mayNotAttack', units },
        { kind: 'mayNotSupport', units, in: 'attack' },
      );
    },
  },
};
