import type { CardRules } from '../16.1-instructions.ts';
import { MASSED_GUNS } from '../16.1-massed-guns.ts';
import { forBoth, targets, thisTurn } from '../16.1-parts.ts';

/** One more in a combat of the player's choosing, where he has artillery: it waits until he declares it (11.8). */
export const massedGunsCard: CardRules = forBoth(
  thisTurn(
    MASSED_GUNS,
    (side) => ({ kind: 'massedGuns', side }),
    (g, side) => targets(g, side, ({ arm }) => arm === 'artillery').length > 0,
  ),
);
