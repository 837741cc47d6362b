import type { Script } from '@bivouac/kernel';
import { cardId, duchy as duchyCard } from '../catalogue/catalogue.ts';
import { type DuchyId, type Nation, NATIONS } from '../catalogue/ids.ts';
import { unflagByEvent } from '../rules/17-special/17.2-placed-forces.ts';
import type { NapoleonicWars } from '../state/state.ts';
import type { By, CardRules } from './card.ts';
import { pickDuchies, pickNation } from './choosing.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'uprisings.nowhere': {
    en: 'No Flag lies outside a Fortress.',
    fr: 'Aucun drapeau ne se trouve hors d’une forteresse.',
  },
});
const NATIONALIST_UPRISINGS = cardId('nationalist_uprisings');
const FLAGS = 3;

const flagsOf = (g: NapoleonicWars, nation: Nation): readonly DuchyId[] =>
  g.flags.filter((row) => row.nation === nation && duchyCard(row.duchy).fortress === 0).map(({ duchy }) => duchy);
const masters = (g: NapoleonicWars): readonly Nation[] => NATIONS.filter((nation) => flagsOf(g, nation).length > 0);

/** For a Proxy that nobody directs: the nation with most Flags, the first of them on the Movement Track. */
function* rise(g: NapoleonicWars, { seat }: By): Script {
  const [most = 'france'] = masters(g).toSorted((a, b) => flagsOf(g, b).length - flagsOf(g, a).length);
  const nation = seat === null ? most : yield* pickNation(seat, NATIONALIST_UPRISINGS, masters(g));
  for (const duchy of yield* pickDuchies(seat, NATIONALIST_UPRISINGS, flagsOf(g, nation), FLAGS))
    yield* unflagByEvent(g, duchy, '17.2');
}

/** 41 Nationalist Uprisings: one to three Flags of one nation are removed outside Fortresses, ceded Duchies too. */
export const nationalistUprisings: CardRules = {
  id: NATIONALIST_UPRISINGS,
  wording,
  says: {
    en: 'Remove one to three Flags of one nation from Duchies without a Fortress, occupied or not, ceded or not. Control returns to the original owner.',
    fr: 'Retirez un à trois drapeaux d’une même nation de duchés sans forteresse, occupés ou non, cédés ou non. Le contrôle revient au propriétaire d’origine.',
  },
  plays: [{ when: 'impulse', may: (g) => must('6.1', masters(g).length > 0, 'uprisings.nowhere'), play: rise }],
};
