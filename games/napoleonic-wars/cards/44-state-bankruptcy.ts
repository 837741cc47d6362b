import type { Script, Seat } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import { type Nation, NATIONS } from '../catalogue/ids.ts';
import { director, isPlayerPower, type NapoleonicWars } from '../state/state.ts';
import type { By, CardRules } from './card.ts';
import { pickNation } from './choosing.ts';
import { discardAtRandom, hasCardOrResource, loseResource } from './hands.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'bankruptcy.nobody': {
    en: 'No Player Power of another player has a Resource or a card.',
    fr: 'Aucune puissance d’un autre joueur n’a de Ressource ni de carte.',
  },
});
const STATE_BANKRUPTCY = cardId('state_bankruptcy');

const debtors = (g: NapoleonicWars, seat: Seat | null): readonly Nation[] =>
  NATIONS.filter((nation) => isPlayerPower(g, nation) && director(g, nation) !== seat && hasCardOrResource(g, nation));
function* fails(g: NapoleonicWars, { seat }: By): Script {
  const nation = yield* pickNation(seat, STATE_BANKRUPTCY, debtors(g, seat));
  if (!loseResource(g, nation)) yield* discardAtRandom(g, nation);
}

/** 44 State Bankruptcy: a Player Power of another player loses a Resource or, without one, a random card. */
export const stateBankruptcy: CardRules = {
  id: STATE_BANKRUPTCY,
  wording,
  says: {
    en: 'Choose a Player Power of another player, an Ally too: it loses one Resource or, if it has none, discards one random card.',
    fr: 'Choisissez une puissance d’un autre joueur, même alliée : elle perd une Ressource ou, à défaut, défausse une carte au hasard.',
  },
  plays: [
    {
      when: 'impulse',
      may: (g, { seat }) => must('6.1', debtors(g, seat).length > 0, 'bankruptcy.nobody'),
      play: fails,
    },
  ],
};
