import { cardId } from '../../../catalogue/cards.ts';
import type { HexId, UnitCard } from '../../../catalogue/catalogue.ts';
import { opponent } from '../../../state/state.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { hitUnit, onOneUnit, targets } from '../16.1-parts.ts';
import { returnEliminated } from '../16.1-returning.ts';

export const THE_CLASS_OF_1815 = cardId('47');

/** Mainz and Strasbourg. */
const DEPOTS_OF_RECRUITS = ['4318', '4420'].map((id) => id as HexId);

const isRecruited = ({ nation, cls, arm }: UnitCard): boolean =>
  nation === 'France' && cls === 'Conscript' && arm === 'infantry';

/** A Conscript division of France itself melts away, or a lost one is raised again. */
export const theClassOf1815: CardRules = {
  coalition: onOneUnit(THE_CLASS_OF_1815, (g, side) => targets(g, opponent(side), isRecruited), opponent, hitUnit),
  french: returnEliminated(THE_CLASS_OF_1815, DEPOTS_OF_RECRUITS, isRecruited, 'inGoodOrder'),
};
