import { roll, type Script } from '@bivouac/kernel';
import { cardId, nationOfLeader } from '../catalogue/catalogue.ts';
import type { LeaderId } from '../catalogue/ids.ts';
import { battle, leaderRow, loseLeader, type NapoleonicWars, type Which } from '../state/state.ts';
import { log, say } from '../text/speech.ts';
import type { By, CardRules, Happening } from './card.ts';
import { pickLeader } from './choosing.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'wound.nobody': {
    en: 'No leader survives on a side against which a 6 was rolled.',
    fr: 'Aucun général ne survit dans un camp contre lequel un 6 a été obtenu.',
  },
});
const MORTAL_WOUND = cardId('mortal_wound');
const COMMANDER_DIES_ON = 6;
const OTHERS_DIE_ON = 5;
const SIDES: readonly Which[] = ['active', 'inactive'];

/** Leaders who have fought, still live, and stood under fire. */
const underFire = (g: NapoleonicWars): readonly LeaderId[] => {
  const row = battle(g);
  const hit = SIDES.filter((side) => row[side].sixes > 0).flatMap((side) => row[side].nations);
  return row.leaders.filter((id) => hit.includes(nationOfLeader(id)) && leaderRow(g, id).at === row.at);
};
function* wounded(g: NapoleonicWars, { seat }: By): Script {
  const leader = yield* pickLeader(seat, MORTAL_WOUND, underFire(g));
  const row = battle(g);
  const commands = SIDES.some((side) => row[side].commander === leader);
  const face = yield* roll('6.14', say('event.roll', { card: MORTAL_WOUND }));
  if (face < (commands ? COMMANDER_DIES_ON : OTHERS_DIE_ON)) return;
  loseLeader(g, leader);
  log(g, '6.14', 'event.leaderLost', { leader });
}
const isOver = (now: Happening): boolean => now.moment === 'battleEnded' && !now.routed;

/** 103 Mortal Wound: after a land battle a leader who stood under fire dies on 5 or 6, a Commander only on 6. */
export const mortalWound: CardRules = {
  id: MORTAL_WOUND,
  wording,
  says: {
    en: 'Response after a land battle: name a surviving leader of a side against which a 6 was rolled. He dies on 5 or 6, the Commander only on 6.',
    fr: 'Réaction après une bataille terrestre : nommez un général survivant d’un camp contre lequel un 6 a été obtenu. Il meurt sur 5 ou 6, le commandant sur 6 seulement.',
  },
  mightAnswer: (g, now) => isOver(now) && underFire(g).length > 0,
  plays: [
    {
      when: 'battleEnded',
      may: (g, _by, now) => must('6.14', isOver(now) && underFire(g).length > 0, 'wound.nobody'),
      play: wounded,
    },
  ],
};
