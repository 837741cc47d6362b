import type { Script } from '@bivouac/kernel';
import { cardId, scenario } from '../catalogue/catalogue.ts';
import { type Nation, NATIONS } from '../catalogue/ids.ts';
import { inForce, keysOf, type NapoleonicWars } from '../state/state.ts';
import type { By, CardRules } from './card.ts';
import { chooserOf, pickNation } from './choosing.ts';
import { drawByEvent } from './hands.ts';

const EMIGRES_AND_EXILES = cardId('emigres_and_exiles');

/** Nations with fewer Keys than at the start, or that have fallen once in this game. */
const exiles = (g: NapoleonicWars): readonly Nation[] =>
  NATIONS.filter(
    (nation) =>
      keysOf(g, nation) < (scenario(g.scenario).keys[nation] ?? 0) ||
      inForce(g, 'fallen').some((effect) => effect.nation === nation),
  );
function* rallies(g: NapoleonicWars, by: By): Script {
  const among = exiles(g);
  const nation =
    among.length === 0 ? by.nation : yield* pickNation(chooserOf(g, by, EMIGRES_AND_EXILES), EMIGRES_AND_EXILES, among);
  yield* drawByEvent(g, nation, 1);
}

/** 33 Emigres and Exiles: a nation that has lost Keys, or has fallen in this game, draws a card; without one the player’s own. */
export const emigresAndExiles: CardRules = {
  id: EMIGRES_AND_EXILES,
  wording: null,
  says: {
    en: 'Choose a nation that Controls fewer Keys than at the start, or was conquered or Submitted in this game: it draws one card. Without one your own nation does.',
    fr: 'Choisissez une nation qui contrôle moins de clés qu’au début, ou qui a été conquise ou s’est soumise dans cette partie : elle pioche une carte. À défaut, la vôtre.',
  },
  plays: [{ when: 'impulse', may: () => undefined, play: rallies }],
};
