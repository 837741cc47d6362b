import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { stacksOf } from '../../state/stack.ts';
import { type Nemesis, SIDES } from '../../state/state.ts';
import { isExposedToCavalry } from '../6-general-supply/6.2-enemy-cavalry.ts';

/** 8.4 bp6 Enemy cavalry in good order next door stops a march, unless a river, bridged or not, lies between (ruling A-16). */
export const isNextToCavalry = (g: Nemesis, side: Side, hex: HexId): boolean => isExposedToCavalry(g, side, hex, 'any');

/** 8.4 bp7 The stacks that begin the phase next to enemy cavalry, when rallying is done (rulings/8.4-leaving-cavalry.md). */
export const noteCavalry = (g: Nemesis): void => {
  g.besideCavalry = SIDES.flatMap((side) =>
    stacksOf(g, side)
      .map(({ hex }) => hex)
      .filter((hex) => isNextToCavalry(g, side, hex)),
  );
};

/** 8.4 bp7 Did a stack that still stands here begin the phase next to enemy cavalry? Before the phase, what is now counts. */
export const beginsBesideCavalry = (g: Nemesis, side: Side, hex: HexId): boolean =>
  g.clock.phase === 'movement' ? g.besideCavalry.includes(hex) : isNextToCavalry(g, side, hex);
