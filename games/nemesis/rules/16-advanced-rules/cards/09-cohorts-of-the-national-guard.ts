import { cardId } from '../../../catalogue/cards.ts';
import type { UnitId } from '../../../catalogue/catalogue.ts';
import { type Nemesis, opponent } from '../../../state/state.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { disruptUnit, onOneUnit, rallyFree, targets } from '../16.1-parts.ts';

export const COHORTS = cardId('9');

const rawRecruits = (g: Nemesis): readonly UnitId[] =>
  targets(g, 'french', ({ arm, cls }, { disrupted }) => arm === 'infantry' && cls === 'Conscript' && !disrupted);

/** Guardsmen turned soldiers overnight: some melt away, or some are licked into shape. */
export const cohorts: CardRules = {
  coalition: onOneUnit(COHORTS, rawRecruits, opponent, disruptUnit),
  french: rallyFree(COHORTS, 2, ({ cls }) => cls === 'Conscript'),
};
