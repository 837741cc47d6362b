import type { Script } from '@bivouac/kernel';
import { cardId, duchyId } from '../catalogue/catalogue.ts';
import type { Nation } from '../catalogue/ids.ts';
import { eventAttrition } from '../rules/6-cards/6.17-event-attrition.ts';
import { unflagByEvent } from '../rules/17-special/17.2-placed-forces.ts';
import { flagIn, type NapoleonicWars, nationsIn } from '../state/state.ts';
import type { CardRules } from './card.ts';
import { place } from './placing.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'tyrol.quiet': {
    en: 'No foreign Force is in the Tyrol.',
    fr: 'Aucune force étrangère n’est au Tyrol.',
  },
});
const TYROL = duchyId('tyrol');
const ROLLS = 2;

const foreigners = (g: NapoleonicWars): readonly Nation[] => {
  const flag = flagIn(g, TYROL)?.nation;
  const here = nationsIn(g, TYROL).filter((nation): boolean => nation !== 'austria');
  return flag === undefined || here.includes(flag) ? here : [...here, flag];
};
function* revolts(g: NapoleonicWars): Script {
  for (let nth = 0; nth < ROLLS; nth++)
    yield* eventAttrition(g, { at: TYROL, nations: foreigners(g), flags: true, halved: 'asUsual' });
  if (nationsIn(g, TYROL).some((nation) => nation !== 'austria')) return;
  yield* unflagByEvent(g, TYROL, '17.2');
  yield* place(g, 'austria', TYROL, 1);
}

/** 65 Tyrolean Revolt: foreign Forces in the Tyrol suffer Attrition twice; if no Formation is left Austria has it back, with a Unit. */
export const tyroleanRevolt: CardRules = {
  id: cardId('tyrolean_revolt'),
  wording,
  says: {
    en: 'All foreign Forces in the Tyrol, the Flag too, suffer Attrition twice. If no foreign Formation is left, the Flag goes and Austria places one Unit there. No war.',
    fr: 'Toutes les forces étrangères au Tyrol, drapeau compris, subissent deux fois l’attrition. S’il n’y reste aucune formation étrangère, le drapeau est retiré et l’Autriche y place une unité. Pas de guerre.',
  },
  plays: [{ when: 'impulse', may: (g) => must('6.1', foreigners(g).length > 0, 'tyrol.quiet'), play: revolts }],
};
