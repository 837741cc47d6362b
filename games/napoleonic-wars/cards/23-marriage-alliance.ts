import type { Script } from '@bivouac/kernel';
import { cardId, leaderId } from '../catalogue/catalogue.ts';
import { type Nation, type Power, POWERS } from '../catalogue/ids.ts';
import { campOf, director, isOnMap, isPlayerPower, leaderRow, type NapoleonicWars } from '../state/state.ts';
import { speechOf } from '../text/speech.ts';
import type { Wording } from '../text/wording.ts';
import type { By, CardRules } from './card.ts';
import { accepts, pickNation } from './choosing.ts';
import { drawByEvent } from './hands.ts';

interface OwnMessages {
  'marriage.absent': {};
  'marriage.nobody': {};
  'marriage.offer': { nation: Nation };
  'marriage.made': { nation: Nation };
}
const wording: Wording<OwnMessages> = {
  en: {
    'marriage.absent': () => 'Napoleon is neither on the map nor in Regroup.',
    'marriage.nobody': () => 'No Power of another player is Neutral, Subject Neutral or in the Imperial Camp.',
    'marriage.offer': ({ nation }, name) => `A Marriage Alliance between France and ${name.the.nation(nation)}?`,
    'marriage.made': ({ nation }, name) => `France and ${name.the.nation(nation)} are bound by a marriage.`,
  },
  fr: {
    'marriage.absent': () => 'Napoléon n’est ni sur la carte ni en regroupement.',
    'marriage.nobody': () => 'Aucune puissance d’un autre joueur n’est neutre, assujettie ou du camp impérial.',
    'marriage.offer': ({ nation }, name) => `Une alliance matrimoniale entre la France et ${name.the.nation(nation)} ?`,
    'marriage.made': ({ nation }, name) => `Un mariage lie la France et ${name.the.nation(nation)}.`,
  },
  labels: { en: { byKind: {} }, fr: { byKind: {} } },
};
const { log, must, say } = speechOf<OwnMessages>();
const MARRIAGE_ALLIANCE = cardId('marriage_alliance');
const NAPOLEON = leaderId('napoleon');

const brides = (g: NapoleonicWars): readonly Power[] =>
  POWERS.filter(
    (power) =>
      power !== 'france' &&
      isPlayerPower(g, power) &&
      director(g, power) !== director(g, 'france') &&
      campOf(g, power) !== 'coalition',
  );
function* weds(g: NapoleonicWars, { nation, seat }: By): Script {
  const bride = (yield* pickNation(seat, MARRIAGE_ALLIANCE, brides(g))) as Power;
  if (!(yield* accepts(director(g, bride), say('marriage.offer', { nation: bride }))))
    return yield* drawByEvent(g, nation, 1);
  g.effects = [
    ...g.effects.filter(({ kind }) => kind !== 'bond'),
    { kind: 'bond', card: MARRIAGE_ALLIANCE, power: bride },
  ];
  log(g, '6.1', 'marriage.made', { nation: bride });
  yield* drawByEvent(g, 'france', 1);
  yield* drawByEvent(g, bride, 1);
}

/** 23 Marriage Alliance (France): a Power that accepts keeps the peace with France until the next Turn, and both draw a card. */
export const marriageAlliance: CardRules = {
  id: MARRIAGE_ALLIANCE,
  wording,
  says: {
    en: 'France only, with Napoleon on the map or in Regroup: name a Player Power that is Neutral, Subject Neutral or in the Imperial Camp. Yes: both draw a card, and until the end of the next Interphase neither declares war on the other nor does it join a Camp at war with France. No: France draws a card.',
    fr: 'France seule, avec Napoléon sur la carte ou en regroupement : nommez une puissance jouée neutre, assujettie ou du camp impérial. Oui : chacune pioche une carte et, jusqu’à la fin de la prochaine intersaison, aucune ne déclare la guerre à l’autre et elle ne rejoint pas un camp en guerre avec la France. Non : la France pioche une carte.',
  },
  plays: [
    {
      when: 'impulse',
      may: (g) => {
        const { at } = leaderRow(g, NAPOLEON);
        return (
          must('6.1', isOnMap(at) || at === 'regroup', 'marriage.absent') ??
          must('6.1', brides(g).length > 0, 'marriage.nobody')
        );
      },
      play: weds,
    },
  ],
};
