import { roll, type Script } from '@bivouac/kernel';
import { leaderId, reserveId } from '../catalogue/catalogue.ts';
import type { DuchyId } from '../catalogue/ids.ts';
import { battle, changeSide, doFivesKill, type NapoleonicWars, opposite, unitsIn } from '../state/state.ts';
import { speechOf } from '../text/speech.ts';
import type { Wording } from '../text/wording.ts';
import { sideOf } from './battle-dice.ts';
import type { CardRules } from './card.ts';

interface OwnMessages {
  'napoleon.roll': {};
  'napoleon.absent': {};
  'napoleon.rallied': { units: number };
}
const wording: Wording<OwnMessages> = {
  en: {
    'napoleon.roll': () => 'Four more dice: 5s and 6s hit, and each 4 rallies a disrupted French Unit.',
    'napoleon.absent': () => 'Napoleon takes no part in this land battle.',
    'napoleon.rallied': ({ units }) => `French Units rallied: ${units}.`,
  },
  fr: {
    'napoleon.roll': () =>
      'Quatre dés de plus : les 5 et les 6 touchent, chaque 4 rallie une unité française désorganisée.',
    'napoleon.absent': () => 'Napoléon ne participe pas à cette bataille terrestre.',
    'napoleon.rallied': ({ units }) => `Unités françaises ralliées : ${units}.`,
  },
  labels: { en: { byKind: {} }, fr: { byKind: {} } },
};
const { log, must, say } = speechOf<OwnMessages>();
const DICE = 4;
const RALLIES_ON = 4;
const DISRUPTS_ON = 5;
const NAPOLEON = leaderId('napoleon');

const isThere = ({ battle: row }: NapoleonicWars): boolean => row?.kind === 'land' && row.leaders.includes(NAPOLEON);

/** Takes so many 5s out of the dice against the French side, at most one for each French Unit in it. */
const rallied = (g: NapoleonicWars, against: readonly number[], fours: number): readonly number[] => {
  let left = Math.min(fours, unitsIn(g, battle(g).at as DuchyId, 'france'));
  return against.filter((face) => face !== DISRUPTS_ON || left-- <= 0);
};
function* comes(g: NapoleonicWars): Script {
  const faces: number[] = [];
  for (let die = 0; die < DICE; die++) faces.push(yield* roll('6.14', say('napoleon.roll')));
  const mine = sideOf(g, 'france');
  const enemy = opposite(mine);
  changeSide(g, enemy, { against: [...battle(g)[enemy].against, ...faces] });
  const before = battle(g)[mine].against;
  // 5s that To The Death has turned into kills are not taken back.
  const after = doFivesKill(battle(g))
    ? before
    : rallied(g, before, faces.filter((face) => face === RALLIES_ON).length);
  changeSide(g, mine, { against: after });
  if (after.length < before.length) log(g, '6.14', 'napoleon.rallied', { units: before.length - after.length });
}

/** Napoleon (France): in a land battle in which he took part, four more dice in a Round; each 4 rallies a French Unit. */
export const napoleon: CardRules = {
  id: reserveId('napoleon'),
  wording,
  says: {
    en: 'Response in a land battle in which Napoleon took part: four more dice in the Round just rolled; each 4 among them rallies a disrupted French Unit.',
    fr: 'Réaction dans une bataille terrestre à laquelle Napoléon a pris part : quatre dés de plus dans le round lancé ; chaque 4 rallie une unité française désorganisée.',
  },
  mightAnswer: isThere,
  plays: [{ when: 'roundRolled', may: (g) => must('6.14', isThere(g), 'napoleon.absent'), play: comes }],
};
