import type { Script } from '@bivouac/kernel';
import { cardId, duchyId, leaderId } from '../catalogue/catalogue.ts';
import { atWar, controller, isOnMap, keysOf, leaderRow, type NapoleonicWars, putLeader } from '../state/state.ts';
import type { CardRules } from './card.ts';
import { plainWords } from './plain-words.ts';

const { log, must, wording } = plainWords({
  'abdication.early': { en: 'In the fourth and fifth Turns only.', fr: 'Aux quatrième et cinquième tours seulement.' },
  'abdication.absent': {
    en: 'Napoleon is neither on the map nor in Regroup.',
    fr: 'Napoléon n’est ni sur la carte ni en regroupement.',
  },
  'abdication.strong': {
    en: 'Paris bears no enemy Flag, and France Controls more than nine Keys.',
    fr: 'Paris ne porte aucun drapeau ennemi, et la France contrôle plus de neuf clés.',
  },
  'abdication.done': {
    en: 'Napoleon abdicates. A sixth Turn will be played.',
    fr: 'Napoléon abdique. Un sixième tour sera joué.',
  },
});
const NAPOLEON_ABDICATES = cardId('napoleon_abdicates');
const NAPOLEON = leaderId('napoleon');
const KEYS = 9;

const isBeaten = (g: NapoleonicWars): boolean =>
  atWar(g, controller(g, duchyId('paris')), 'france') || keysOf(g, 'france') <= KEYS;
function* goes(g: NapoleonicWars): Script {
  g.effects = [...g.effects, { kind: 'sixthTurn', card: NAPOLEON_ABDICATES }];
  putLeader(g, NAPOLEON, 'pool');
  log(g, '5.82', 'abdication.done');
  yield* [];
}

/** 108 Napoleon Abdicates: he leaves, and comes back with two Units at the start of a sixth Turn (5, 5.82). */
export const napoleonAbdicates: CardRules = {
  id: NAPOLEON_ABDICATES,
  wording,
  says: {
    en: 'In the fourth or fifth Turn, if Paris bears an enemy Flag or France Controls nine Keys or fewer: Napoleon goes to the pool and cannot be built; a sixth Turn is played, at whose start he lands with two Units in a Friendly French Home Port.',
    fr: 'Au quatrième ou au cinquième tour, si Paris porte un drapeau ennemi ou si la France contrôle neuf clés ou moins : Napoléon retourne en réserve et ne peut être reconstruit ; un sixième tour est joué, au début duquel il débarque avec deux unités dans un port national français ami.',
  },
  plays: [
    {
      when: 'impulse',
      may: (g) => {
        const { at } = leaderRow(g, NAPOLEON);
        return (
          must('5.82', g.clock.turn === 4 || g.clock.turn === 5, 'abdication.early') ??
          must('5.82', isOnMap(at) || at === 'regroup', 'abdication.absent') ??
          must('5.82', isBeaten(g), 'abdication.strong')
        );
      },
      play: goes,
    },
  ],
};
