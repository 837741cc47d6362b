import type { Catalogue } from '@bivouac/kernel';
import { AWARD_NAMES } from '../awards.ts';
import type { ConquestMessages } from '../messages/18-conquests.ts';
import type { Names } from '../names.ts';
import { capital, signed } from '../wording.ts';

export const en18: Catalogue<ConquestMessages, Names> = {
  'victory.level': ({ by, level }) => `Victory ${signed(by)}: level ${level}.`,
  'victory.award': ({ event }) => `Scored: ${AWARD_NAMES.en[event]}.`,
  'victory.takenBack': ({ event }) => `No longer scored: ${AWARD_NAMES.en[event]}.`,
  'end.level': ({ side, level }, name) => `${capital(name.side(side))} has won: the level of victory is ${level}.`,
  'end.keysLost': () => 'The Coalition has won: it holds every key zone of France.',
  'end.keysHeld': () => 'The Empire has won: it holds every key zone of France, and Mantua.',
  'end.bothDefeated': () => 'Both sides are defeated.',
  'end.napoleonGone': () => 'The Coalition has won: Napoleon is out of play.',
  'end.franceConquered': () => 'The Coalition has won: France is conquered and has no army in order.',
  'end.franceHolds': () => 'France has won: she is not conquered and has an army in order.',
  'end.hundredDaysDrawn': () => 'The Hundred Days end in a draw.',
};
