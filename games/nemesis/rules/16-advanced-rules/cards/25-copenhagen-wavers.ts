import { cardId } from '../../../catalogue/cards.ts';
import type { UnitId } from '../../../catalogue/catalogue.ts';
import type { Nemesis } from '../../../state/state.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { targets, thisTurn } from '../16.1-parts.ts';

export const COPENHAGEN = cardId('25');

const danes = (g: Nemesis): readonly UnitId[] => targets(g, 'french', ({ nation }) => nation === 'Denmark-Norway');

/** Denmark stays at home, or marches at its own cost. */
export const copenhagenWavers: CardRules = {
  coalition: thisTurn(
    COPENHAGEN,
    () => ({ kind: 'danesStayHome' }),
    (g) => danes(g).length > 0,
  ),
  french: thisTurn(
    COPENHAGEN,
    (side) => ({ kind: 'freeMove', side, of: 'Denmark-Norway' }),
    (g) => danes(g).length > 0,
  ),
};
