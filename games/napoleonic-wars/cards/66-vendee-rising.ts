import type { Script } from '@bivouac/kernel';
import { cardId, duchyId } from '../catalogue/catalogue.ts';
import type { Nation } from '../catalogue/ids.ts';
import { eventAttrition } from '../rules/6-cards/6.17-event-attrition.ts';
import { areAllied, atWar, flagIn, type NapoleonicWars, nationsIn } from '../state/state.ts';
import type { CardRules } from './card.ts';
import { place } from './placing.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'vendee.peace': {
    en: 'Britain and France are not in opposite Camps.',
    fr: 'La Grande-Bretagne et la France ne sont pas dans des camps opposés.',
  },
});
const VENDEE = duchyId('vendee');

const garrison = (g: NapoleonicWars): readonly Nation[] =>
  nationsIn(g, VENDEE).filter((nation) => areAllied(g, nation, 'france'));
function* rises(g: NapoleonicWars): Script {
  const here = garrison(g);
  if (here.length === 0) {
    yield* place(g, 'britain', VENDEE, 1);
    return;
  }
  const flag = flagIn(g, VENDEE)?.nation;
  const nations = flag !== undefined && !here.includes(flag) && areAllied(g, flag, 'france') ? [...here, flag] : here;
  yield* eventAttrition(g, { at: VENDEE, nations, flags: true, halved: 'asUsual' });
}

/** 66 Vendee Rising: a British Unit in a Vendee without a garrison, else Attrition for the garrison. */
export const vendeeRising: CardRules = {
  id: cardId('vendee_rising'),
  wording,
  says: {
    en: 'No Formation of France or its Allies in the Vendee: Britain places one Unit there. Otherwise all their Forces there suffer Attrition. Only while Britain and France are in opposite Camps.',
    fr: 'Sans formation de la France ni de ses alliés en Vendée : la Grande-Bretagne y place une unité. Sinon, toutes leurs forces y subissent l’attrition. Seulement si la Grande-Bretagne et la France sont dans des camps opposés.',
  },
  plays: [{ when: 'impulse', may: (g) => must('6.1', atWar(g, 'britain', 'france'), 'vendee.peace'), play: rises }],
};
