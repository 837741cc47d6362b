import type { Script } from '@bivouac/kernel';
import { cardId, isDuchy } from '../catalogue/catalogue.ts';
import type { LeaderId } from '../catalogue/ids.ts';
import { enemiesIn } from '../rules/3-glossary/3-standing.ts';
import { isUnderSiegeBy } from '../rules/12-fortresses/12.1-besiegers.ts';
import { siege } from '../rules/12-fortresses/12.2-siege.ts';
import { trucePartner } from '../rules/9-movement/9.3-entrance.ts';
import { atWar, controller, impulse, isOnMap, leadersOf, type NapoleonicWars } from '../state/state.ts';
import type { By, CardRules } from './card.ts';
import { pickLeader } from './choosing.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'treachery.nobody': {
    en: 'No Army of your nation stands before an enemy Fortress, free of enemies and of battle in this Impulse.',
    fr: 'Aucune armée de votre nation n’est devant une forteresse ennemie, sans ennemis ni bataille pendant cette impulsion.',
  },
});
const TREACHERY = cardId('treachery');
const DICE = 3;

const besiegers = (g: NapoleonicWars, { nation }: By): readonly LeaderId[] =>
  leadersOf(g, nation)
    .filter(
      ({ at }) =>
        isOnMap(at) &&
        isDuchy(at) &&
        isUnderSiegeBy(g, nation, at) &&
        atWar(g, nation, controller(g, at)) &&
        enemiesIn(g, nation, at).length === 0 &&
        trucePartner(g, [nation], at) === undefined &&
        !impulse(g).fields.includes(at),
    )
    .map(({ id }) => id);
function* opensTheGate(g: NapoleonicWars, by: By): Script {
  const leader = yield* pickLeader(by.seat, TREACHERY, besiegers(g, by));
  const bonus = { card: TREACHERY, nation: by.nation, side: 'active', round: 1, dice: DICE } as const;
  yield* siege(g, by.nation, leader, { bonuses: [bonus], besides: true });
}

/** 70 Treachery: an Army before a Fortress besieges it now, with three dice more in the first Round, besides any other Siege. */
export const treachery: CardRules = {
  id: TREACHERY,
  wording,
  says: {
    en: 'An Army of your nation that besieges a Fortress resolves a Siege now, with three dice more in its first Round: besides any other Siege, in a preemptive Impulse too.',
    fr: 'Une armée de votre nation qui assiège une forteresse mène un siège maintenant, avec trois dés de plus dans le premier round : en plus de tout autre siège, même dans une impulsion de préemption.',
  },
  plays: [
    {
      when: 'impulse',
      may: (g, by) => must('6.1', besiegers(g, by).length > 0, 'treachery.nobody'),
      play: opensTheGate,
    },
  ],
};
