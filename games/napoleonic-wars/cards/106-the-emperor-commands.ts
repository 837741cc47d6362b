import type { Script } from '@bivouac/kernel';
import { cardId, leaderId } from '../catalogue/catalogue.ts';
import { changeNation, isOnMap, leaderRow, type NapoleonicWars, nationRow } from '../state/state.ts';
import { DONE } from '../text/answers.ts';
import type { EventAnswer } from '../text/6.1-event-choices.ts';
import { say } from '../text/speech.ts';
import type { By, CardRules } from './card.ts';
import { pick } from './choosing.ts';
import { moveFree, movers } from './free-moves.ts';
import { plainWords } from './plain-words.ts';

type Go = Extract<EventAnswer, { readonly kind: 'eventLeader' }>;
const { log, must, wording } = plainWords({
  'emperor.twice': { en: 'Your nation has +1 Key status already.', fr: 'Votre nation a déjà le statut +1 clé.' },
  'emperor.gained': { en: 'A nation gains +1 Key status.', fr: 'Une nation obtient le statut +1 clé.' },
});
const THE_EMPEROR_COMMANDS = cardId('the_emperor_commands');
const NAPOLEON = leaderId('napoleon');
const MOVES = 2;

function* commands(g: NapoleonicWars, by: By): Script {
  const { nation, seat } = by;
  changeNation(g, nation, { plusKey: true });
  log(g, '15.5', 'emperor.gained');
  if (nation !== 'france' || !isOnMap(leaderRow(g, NAPOLEON).at) || !movers(g, nation).includes(NAPOLEON)) return;
  const prompt = say('event.whichLeader', { card: THE_EMPEROR_COMMANDS });
  const among: readonly Go[] = [{ kind: 'eventLeader', leader: NAPOLEON }];
  const { kind } = yield* pick<Go | typeof DONE>(seat, { rule: '9.1', prompt, among, or: [DONE] });
  if (kind === 'eventLeader') yield* moveFree(g, by, THE_EMPEROR_COMMANDS, MOVES, undefined, [NAPOLEON]);
}

/** 106 The Emperor Commands: +1 Key status until conquest or Submission (15.5); a French Napoleon may make two free moves. */
export const theEmperorCommands: CardRules = {
  id: THE_EMPEROR_COMMANDS,
  wording,
  says: {
    en: 'Your nation gains +1 Key status until it is conquered or Submits: one Key more for points and draw. If France plays it, Napoleon may also make up to two free land moves with his Army.',
    fr: 'Votre nation obtient le statut +1 clé jusqu’à sa conquête ou sa soumission : une clé de plus pour les points et la pioche. Jouée par la France, Napoléon peut aussi faire jusqu’à deux mouvements terrestres gratuits avec son armée.',
  },
  plays: [
    {
      when: 'impulse',
      may: (g, { nation }) => must('15.5', !nationRow(g, nation).plusKey, 'emperor.twice'),
      play: commands,
    },
  ],
};
