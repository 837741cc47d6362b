import { cardId } from '../catalogue/catalogue.ts';
import { columnAt, consulOf } from '../state/state.ts';
import { setConsul } from '../rules/8-diplomacy/8.1-track.ts';
import { atOnce, type CardRules } from './card.ts';

/** 26 Insulted Ambassador: the box that a Consul has just moved to the right, by points or event, is taken back. */
export const insultedAmbassador: CardRules = {
  id: cardId('insulted_ambassador'),
  wording: null,
  says: {
    en: 'Response to the move of a Consul to the right, by points or event: it goes one box back before anything comes of it. What was paid is lost.',
    fr: 'Réaction au déplacement d’un consul vers la droite, par points ou événement : il recule d’une case avant toute conséquence. Ce qui a été payé est perdu.',
  },
  plays: [
    {
      when: 'consulMoved',
      may: () => undefined,
      play: atOnce((g, _by, { consul: nation }) => {
        const consul = consulOf(g, nation);
        if (consul) setConsul(g, nation, columnAt(consul.column, -1) ?? 'unaligned', consul.row);
      }),
    },
  ],
};
