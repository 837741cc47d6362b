import { cardId, cards } from '../catalogue/catalogue.ts';
import type { CardId, ReserveId } from '../catalogue/ids.ts';
import { isPlayerPower, type NapoleonicWars } from '../state/state.ts';
import { atOnce, type CardRules, type Happening } from './card.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'dispatches.safe': {
    en: 'This event cannot be cancelled: only the Impulse card of a Player Power, and no Foreign War, Europe Exhausted, French Capitulation or Napoleon Abdicates.',
    fr: 'Cet événement ne peut être annulé : seule la carte d’impulsion d’une puissance jouée, hors Guerres lointaines, L’Europe épuisée, Capitulation de la France et Napoléon abdique.',
  },
});
const CAPTURED_DISPATCHES = cardId('captured_dispatches');
const SAFE: readonly CardId[] = ['europe_exhausted', 'french_capitulation', 'napoleon_abdicates'].map((id) =>
  cardId(id),
);

const isCard = (id: CardId | ReserveId): id is CardId => cards.has(id as CardId);
const isCatchable = (g: NapoleonicWars, now: Happening): boolean =>
  now.moment === 'eventAnnounced' &&
  now.by.seat !== null &&
  isPlayerPower(g, now.by.nation) &&
  isCard(now.card) &&
  cards.get(now.card)?.bar !== 'foreignWar' &&
  !SAFE.includes(now.card);

/** 62 Captured Dispatches: an event just announced by a Player Power does not take place; its card gives its points. */
export const capturedDispatches: CardRules = {
  id: CAPTURED_DISPATCHES,
  wording,
  says: {
    en: 'Response to an event just announced as the Impulse card of a Player Power: it is cancelled, and the card gives its points instead. Not against Foreign Wars, Europe Exhausted, French Capitulation or Napoleon Abdicates.',
    fr: 'Réaction à un événement annoncé comme carte d’impulsion d’une puissance jouée : il est annulé, et la carte donne ses points. Pas contre les Guerres lointaines, L’Europe épuisée, Capitulation de la France ni Napoléon abdique.',
  },
  mightAnswer: isCatchable,
  plays: [
    {
      when: 'eventAnnounced',
      may: (g, _by, now) => must('6.14', isCatchable(g, now), 'dispatches.safe'),
      play: atOnce((g, _by, { card }) => {
        if (isCard(card)) g.effects = [...g.effects, { kind: 'struck', card }];
      }),
    },
  ],
};
