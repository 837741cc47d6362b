import { reserveId } from '../catalogue/catalogue.ts';
import { nationOfShip } from '../rules/13-naval/13.1-fleets.ts';
import { battle, isAtPlace, type NapoleonicWars, squadronRow } from '../state/state.ts';
import { giveBonus, sideOf } from './battle-dice.ts';
import { atOnce, type CardRules, type Happening } from './card.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'danes.absent': { en: 'No Danish Squadron fights here.', fr: 'Aucune escadre danoise ne combat ici.' },
  'danes.late': { en: 'Before the first Round only.', fr: 'Avant le premier round seulement.' },
});
const GALLANT_DANES = reserveId('gallant_danes');

const danish = (g: NapoleonicWars): number =>
  battle(g)[sideOf(g, 'denmark')].ships.filter(
    (id) => nationOfShip(id) === 'denmark' && isAtPlace(squadronRow(g, id).at),
  ).length;
const isFirst = (now: Happening): boolean => now.moment === 'navalRoundStart' && now.round === 1;

/** Gallant Danes (Denmark): a die more for each Danish Squadron in a whole naval battle, and one 6 against them is void. */
export const gallantDanes: CardRules = {
  id: GALLANT_DANES,
  wording,
  says: {
    en: 'Response before a naval battle with Danish Squadrons: each of them rolls one die more in the whole battle, and one 6 against their side, of the batteries too, is void.',
    fr: 'Réaction avant une bataille navale avec des escadres danoises : chacune lance un dé de plus pendant toute la bataille, et un 6 contre leur camp, même des batteries, est annulé.',
  },
  mightAnswer: (g, now) => isFirst(now) && danish(g) > 0,
  plays: [
    {
      when: 'navalRoundStart',
      may: (g, _by, now) => must('6.14', isFirst(now), 'danes.late') ?? must('6.14', danish(g) > 0, 'danes.absent'),
      play: atOnce((g, by) => giveBonus(g, by, GALLANT_DANES, { round: 'all', perShipOf: 'denmark', voidSixes: 1 })),
    },
  ],
};
