import { cardId, nationOfLeader } from '../catalogue/catalogue.ts';
import { atOnce, type CardRules } from './card.ts';

const MAGAZINES_AND_DEPOTS = cardId('magazines_and_depots');

/** 68 Magazines and Depots: a Formation about to roll for Attrition rolls neither now nor again in this Impulse. */
export const magazinesAndDepots: CardRules = {
  id: MAGAZINES_AND_DEPOTS,
  wording: null,
  says: {
    en: 'Response to a Formation about to roll for Attrition: its pieces make neither this roll nor any other in this Impulse. Flags beside them still roll.',
    fr: 'Réaction à une formation sur le point de lancer l’attrition : ses pièces ne font ni ce lancer ni aucun autre de cette impulsion. Les drapeaux à côté d’elles lancent toujours.',
  },
  plays: [
    {
      when: 'attritionDue',
      may: () => undefined,
      play: atOnce((g, _by, { formation, nations: [nation = 'france'] }) => {
        const leader = formation.commander;
        const own = leader === null ? nation : nationOfLeader(leader);
        g.effects = [...g.effects, { kind: 'spared', card: MAGAZINES_AND_DEPOTS, nation: own, leader }];
      }),
    },
  ],
};
