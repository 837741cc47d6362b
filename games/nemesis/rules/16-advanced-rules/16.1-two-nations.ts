import { type CardId, type Nation, unitCard } from '../../catalogue/catalogue.ts';
import { ids, stacksOf } from '../../state/stack.ts';
import type { Nemesis } from '../../state/state.ts';
import type { Instruction } from './16.1-instructions.ts';
import { holdsBoth } from './16.1-held-ready.ts';
import { thisTurn } from './16.1-parts.ts';

type TwoNations = readonly [Nation, Nation];

const isInTheField = (g: Nemesis, nation: Nation): boolean =>
  stacksOf(g, 'coalition').some(({ units }) => units.some(({ id }) => unitCard(id).nation === nation));

/** 16.1 One attack by a stack of both nations is the likelier to go in (10.2). They may still come together before the combat. */
export const actInConcert = (card: CardId, nations: TwoNations): Instruction =>
  thisTurn(
    card,
    (side) => ({ kind: 'concert', side, nations }),
    (g) => nations.every((nation) => isInTheField(g, nation)),
  );

/** 16.1 Stacks of both nations stay where they are in the Rally and Movement phase. */
export const standIdleTogether = (card: CardId, nations: TwoNations): Instruction =>
  thisTurn(
    card,
    () => ({ kind: 'mixedMayNotMove', nations }),
    (g) => stacksOf(g, 'coalition').some((stack) => holdsBoth(ids(stack.units), nations)),
  );
