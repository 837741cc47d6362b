import type { Script } from '@bivouac/kernel';
import { capitalsOf, cardId } from '../catalogue/catalogue.ts';
import { type DuchyId, isPower, type LeaderId, type Nation, POWERS } from '../catalogue/ids.ts';
import { isFriendly } from '../rules/3-glossary/3-standing.ts';
import { mayBuildLeader } from '../rules/7-builds/7.1-units-and-leaders.ts';
import { campOf, director, leadersOf, type NapoleonicWars } from '../state/state.ts';
import type { By, CardRules } from './card.ts';
import { pickDuchy, pickLeader, pickNation } from './choosing.ts';
import { hasUnits, place } from './placing.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'reforms.nobody': {
    en: 'No Power of your Camp has a Friendly Capital, a Unit and a leader to be placed.',
    fr: 'Aucune puissance de votre camp n’a une capitale amie, une unité et un général à placer.',
  },
});
const ARMY_REFORMS = cardId('army_reforms');

const capitals = (g: NapoleonicWars, nation: Nation): readonly DuchyId[] =>
  capitalsOf(nation).filter((duchy) => isFriendly(g, nation, duchy));
const recruits = (g: NapoleonicWars, nation: Nation): readonly LeaderId[] =>
  leadersOf(g, nation)
    .map(({ id }) => id)
    .filter((id) => mayBuildLeader(g, id) === undefined);
const reformers = (g: NapoleonicWars, { nation }: By): readonly Nation[] =>
  POWERS.filter((power) => {
    const mine = power === nation || (campOf(g, nation) !== null && campOf(g, power) === campOf(g, nation));
    return (
      mine &&
      isPower(power) &&
      capitals(g, power).length > 0 &&
      recruits(g, power).length > 0 &&
      hasUnits(g, power, 1) === undefined
    );
  });
function* reforms(g: NapoleonicWars, by: By): Script {
  const nation = yield* pickNation(by.seat, ARMY_REFORMS, reformers(g, by));
  const seat = director(g, nation) ?? by.seat;
  const leader = yield* pickLeader(seat, ARMY_REFORMS, recruits(g, nation));
  const duchy = yield* pickDuchy(seat, ARMY_REFORMS, capitals(g, nation));
  yield* place(g, nation, duchy, 1, [leader]);
}

/** 45 Army Reforms: a leader of the pool and a Unit in the Capital of the own Power or another one of the Camp. */
export const armyReforms: CardRules = {
  id: ARMY_REFORMS,
  wording,
  says: {
    en: 'Name your own Power or another Power of your Camp: its player places an available leader and one Unit in its Friendly Capital.',
    fr: 'Nommez votre puissance ou une autre puissance de votre camp : son joueur place un général disponible et une unité dans sa capitale amie.',
  },
  plays: [
    { when: 'impulse', may: (g, by) => must('6.1', reformers(g, by).length > 0, 'reforms.nobody'), play: reforms },
  ],
};
