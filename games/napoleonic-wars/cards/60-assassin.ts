import { roll, type Script, type Seat } from '@bivouac/kernel';
import { cardId, nationOfLeader } from '../catalogue/catalogue.ts';
import type { LeaderId } from '../catalogue/ids.ts';
import { director, isOnMap, loseLeader, type NapoleonicWars } from '../state/state.ts';
import { log, say } from '../text/speech.ts';
import { anyTime } from './any-time.ts';
import type { By, Happening } from './card.ts';
import { pickLeader } from './choosing.ts';
import { discardAtRandom } from './hands.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'assassin.nobody': {
    en: 'No leader of another player is on the map and out of battle.',
    fr: 'Aucun général d’un autre joueur n’est sur la carte et hors de bataille.',
  },
});
const ASSASSIN = cardId('assassin');
const KILLS_ON = 6;
const CAUGHT_ON = 1;

const targets = (g: NapoleonicWars, seat: Seat | null): readonly LeaderId[] =>
  g.battle !== null
    ? []
    : g.leaders.filter(({ id, at }) => isOnMap(at) && director(g, nationOfLeader(id)) !== seat).map(({ id }) => id);

/** A step that he alone led comes to nothing if he dies. */
function* strikes(g: NapoleonicWars, { nation, seat }: By, now: Happening | null): Script {
  const leader = yield* pickLeader(seat, ASSASSIN, targets(g, seat));
  const face = yield* roll('6.14', say('event.roll', { card: ASSASSIN }));
  if (face === CAUGHT_ON) yield* discardAtRandom(g, nation);
  if (face !== KILLS_ON) return;
  loseLeader(g, leader);
  log(g, '6.14', 'event.leaderLost', { leader });
  const led = now?.moment === 'moveDeclared' ? now.formation : null;
  if (led?.commander === leader && led.leaders.length === 1)
    g.effects = [...g.effects, { kind: 'voided', card: ASSASSIN }];
}

/** 60 Assassin: a leader of another player dies on a 6; on a 1 the plot costs a random card. */
export const assassin = anyTime(ASSASSIN, {
  wording,
  says: {
    en: 'Response: name a leader of another player who is on the map and in no battle, and roll: on a 6 he is eliminated, on a 1 your nation discards a random card.',
    fr: 'Réaction : nommez un général d’un autre joueur, sur la carte et hors de bataille, et lancez un dé : sur 6 il est éliminé, sur 1 votre nation défausse une carte au hasard.',
  },
  atSteps: true,
  mightAnswer: (g) => g.battle === null && g.leaders.some(({ at }) => isOnMap(at)),
  may: (g, { seat }) => must('6.14', targets(g, seat).length > 0, 'assassin.nobody'),
  play: strikes,
});
