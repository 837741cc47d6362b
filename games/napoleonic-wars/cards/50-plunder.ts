import type { Script } from '@bivouac/kernel';
import { cardId, duchy as duchyCard } from '../catalogue/catalogue.ts';
import { type Nation, NATIONS } from '../catalogue/ids.ts';
import { atWar, keyDuchiesOf, type NapoleonicWars } from '../state/state.ts';
import type { By, CardRules } from './card.ts';
import { pickNation } from './choosing.ts';
import { discardAtRandom, winResource } from './hands.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'plunder.nobody': {
    en: 'Your nation does not Control two Keys of one enemy nation.',
    fr: 'Votre nation ne contrôle pas deux clés d’une même nation ennemie.',
  },
});
const PLUNDER = cardId('plunder');
const KEYS = 2;

const victims = (g: NapoleonicWars, { nation }: By): readonly Nation[] =>
  NATIONS.filter(
    (other) =>
      atWar(g, nation, other) &&
      keyDuchiesOf(g, nation).filter((duchy) => duchyCard(duchy).owner === other).length >= KEYS,
  );
function* loots(g: NapoleonicWars, by: By): Script {
  const victim = yield* pickNation(by.seat, PLUNDER, victims(g, by));
  winResource(g, by.nation);
  yield* discardAtRandom(g, victim);
}

/** 50 Plunder: two Keys of an enemy bring a Resource, and cost it a random card. */
export const plunder: CardRules = {
  id: PLUNDER,
  wording,
  says: {
    en: 'Name an enemy nation of which your nation Controls at least two original Keys: you gain one Resource, and it discards one random card.',
    fr: 'Nommez une nation ennemie dont la vôtre contrôle au moins deux clés d’origine : vous gagnez une Ressource, et elle défausse une carte au hasard.',
  },
  plays: [{ when: 'impulse', may: (g, by) => must('6.1', victims(g, by).length > 0, 'plunder.nobody'), play: loots }],
};
