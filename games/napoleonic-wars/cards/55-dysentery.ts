import type { Script } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import { attrition } from '../rules/9-movement/9.4-attrition.ts';
import { speechOf } from '../text/speech.ts';
import { impulse, markArrived, type NapoleonicWars, survivors } from '../state/state.ts';
import type { Wording } from '../text/wording.ts';
import type { By, CardRules, Happening, HappeningAt } from './card.ts';

interface OwnMessages {
  'dysentery.notActive': {};
}
const wording: Wording<OwnMessages> = {
  en: { 'dysentery.notActive': () => 'Only a Formation of the Active side that has just marched in.' },
  fr: { 'dysentery.notActive': () => 'Seulement une formation du camp actif qui vient d’entrer.' },
  labels: { en: { byKind: {} }, fr: { byKind: {} } },
};
const { must } = speechOf<OwnMessages>();

const isMarching = (g: NapoleonicWars, now: Happening): boolean =>
  now.moment === 'formationEntered' && now.by === 'march' && now.nations.includes(impulse(g).nation);
function* fallsSick(g: NapoleonicWars, _by: By, { formation, duchy }: HappeningAt<'formationEntered'>): Script {
  const here = survivors(g, formation, duchy);
  const left = yield* attrition(g, here, { at: duchy, rolledIn: duchy, causes: ['6.17'] });
  markArrived(g, left, duchy, { halted: true });
}
/** 55 Dysentery: a Formation that has just entered a Duchy suffers Attrition and goes no further in this Impulse. */
export const dysentery: CardRules = {
  id: cardId('dysentery'),
  wording,
  says: {
    en: 'Response: an Active Formation that has just entered a Duchy by land suffers Attrition and enters no further Duchy in this Impulse.',
    fr: 'Réaction : une formation active qui vient d’entrer dans un duché par terre subit l’attrition et n’entre plus dans aucun duché de cette impulsion.',
  },
  mightAnswer: isMarching,
  plays: [
    {
      when: 'formationEntered',
      may: (g, _by, now) => must('6.14', isMarching(g, now), 'dysentery.notActive'),
      play: fallsSick,
    },
  ],
};
