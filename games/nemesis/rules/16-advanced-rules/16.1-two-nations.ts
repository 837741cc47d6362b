import { type CardId, type Nation, unitCard } from '../../catalogue.ts';
import { ids, type Stack, stacksOf } from '../../stack.ts';
import type { Nemesis } from '../../state.ts';
import type { Instruction } from './16.1-instructions.ts';
import { leaveForTheTurn, thisTurn } from './16.1-parts.ts';

type TwoNations = readonly [Nation, Nation];

const holdsBoth = ({ units }: Stack, nations: TwoNations): boolean =>
  nations.every((nation) => units.some(({ id }) => unitCard(id).nation === nation));

const isInTheField = (g: Nemesis, nation: Nation): boolean =>
  stacksOf(g, 'coalition').some(({ units }) => units.some(({ id }) => unitCard(id).nation === nation));

/** 16.1 One attack by a stack of both nations is the likelier to go in (10.2). They may still come together before the combat. */
export const actInConcert = (card: CardId, nations: TwoNations): Instruction =>
  thisTurn(
    card,
    (side) => ({ kind: 'concert', side, nations }),
    (g) => nations.every((nation) => isInTheField(g, nation)),
  );

/**
 * 16.1 Stacks of both nations stay where they are. Nothing moves between the cards and the Rally and Movement phase, so
 * those that stand together now will be so when it starts.
 */
export const standIdleTogether = (card: CardId, nations: TwoNations): Instruction => {
  const mixed = (g: Nemesis): readonly Stack[] => stacksOf(g, 'coalition').filter((stack) => holdsBoth(stack, nations));
  return {
    applies: (g) => mixed(g).length > 0,
    // oxlint-disable-next-line require-yield -- an instruction is a script, and this one asks nothing
    *carryOut(g, side) {
      const units = mixed(g).flatMap((stack) => ids(stack.units));
      leaveForTheTurn(g, card, side, { kind: 'mayNotMove', units, commanders: [] });
    },
  };
};
