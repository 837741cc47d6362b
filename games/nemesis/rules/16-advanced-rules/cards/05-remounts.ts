import { cardId } from '../../../catalogue/cards.ts';
import type { UnitId } from '../../../catalogue/catalogue.ts';
import { type Nemesis, opponent } from '../../../state/state.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { disruptUnit, onOneUnit, rallyFree, targets } from '../16.1-parts.ts';

export const REMOUNTS = cardId('5');

const onWornHorses = (g: Nemesis): readonly UnitId[] =>
  targets(g, 'french', ({ arm, guard }, { disrupted }) => arm === 'cavalry' && !guard && !disrupted);

/** The French want for horses, or find some. */
export const remounts: CardRules = {
  coalition: onOneUnit(REMOUNTS, onWornHorses, opponent, disruptUnit),
  french: rallyFree(REMOUNTS, 1, ({ arm }) => arm === 'cavalry'),
};
