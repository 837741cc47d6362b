import type { CardId, ZoneId } from '../catalogue/ids.ts';
import type { CardWords } from './words.ts';

interface Messages {
  'cossacks.which': {};
  'cossacks.noDepot': {};
  'cossacks.noRussians': { card: CardId };
}

type Answers =
  /** 41C The depot that the Cossacks burn. */
  { readonly kind: 'raid'; readonly depot: number; readonly zone: ZoneId };

export const cossacksWords: CardWords<Messages, Answers> = {
  en: {
    'cossacks.which': () => 'Which depot do the Cossacks burn?',
    'cossacks.noDepot': () => 'No fixed depot of the Empire lies alone next to Russian units.',
    'cossacks.noRussians': ({ card }, name) => `${name.card(card)} is for a force with Russian steps.`,
  },
  fr: {
    'cossacks.which': () => 'Quel dépôt les Cosaques brûlent-ils ?',
    'cossacks.noDepot': () => 'Aucun dépôt fixe de l’Empire n’est seul à côté d’unités russes.',
    'cossacks.noRussians': ({ card }, name) => `${name.card(card)} : pour une force avec des pas russes.`,
  },
  labels: {
    en: {
      byKind: {
        raid: ({ zone }, name) => name.zone(zone),
      },
      byQuestion: {},
    },
    fr: {
      byKind: {
        raid: ({ zone }, name) => name.zone(zone),
      },
      byQuestion: {},
    },
  },
};
