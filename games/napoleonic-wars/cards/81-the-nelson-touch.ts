import { roll, type Script } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import type { SquadronId } from '../catalogue/ids.ts';
import { nationOfShip } from '../rules/13-naval/13.1-fleets.ts';
import { battle, isAtPlace, type NapoleonicWars, putCard, squadronRow } from '../state/state.ts';
import { say } from '../text/speech.ts';
import { giveBonus, sideOf } from './battle-dice.ts';
import type { By, CardRules } from './card.ts';
import { plainWords } from './plain-words.ts';

const { log, must, wording } = plainWords({
  'nelson.absent': { en: 'No British Squadron fights here.', fr: 'Aucune escadre britannique ne combat ici.' },
  'nelson.falls': {
    en: 'Nelson does not see another battle: the card leaves the game.',
    fr: 'Nelson ne verra pas d’autre bataille : la carte quitte la partie.',
  },
});
const THE_NELSON_TOUCH = cardId('the_nelson_touch');
const FALLS_ON = 6;

const british = (g: NapoleonicWars): readonly SquadronId[] =>
  battle(g)[sideOf(g, 'britain')].ships.filter(
    (id) => nationOfShip(id) === 'britain' && isAtPlace(squadronRow(g, id).at),
  );

function* closesIn(g: NapoleonicWars, by: By): Script {
  giveBonus(g, by, THE_NELSON_TOUCH, { dice: british(g).length });
  if ((yield* roll('6.13', say('event.roll', { card: THE_NELSON_TOUCH }))) < FALLS_ON) return;
  putCard(g, THE_NELSON_TOUCH, 'removed');
  log(g, '6.13', 'nelson.falls');
}

/** 81 The Nelson Touch (Britain): a die more for each British Squadron in this Round; on a 6 the card leaves the game. */
export const theNelsonTouch: CardRules = {
  id: THE_NELSON_TOUCH,
  wording,
  says: {
    en: 'Naval battle, Britain only: each British Squadron rolls one die more in this Round. Then roll a die: on a 6 this card leaves the game.',
    fr: 'Bataille navale, Grande-Bretagne seule : chaque escadre britannique lance un dé de plus dans ce round. Lancez ensuite un dé : sur 6, cette carte quitte la partie.',
  },
  plays: [{ when: 'battle', may: (g) => must('6.15', british(g).length > 0, 'nelson.absent'), play: closesIn }],
};
