import type { Catalogue } from '@bivouac/kernel';
import { inEnglish } from './counting.ts';
import type { StartMessages } from './start.ts';

const { many } = inEnglish;
const LEVELS = ['', 'easy', 'harder', 'hard'];

export const startEn: Catalogue<StartMessages, undefined> = {
  'start.primary': () => 'Where to begin',
  'start.goOn': ({ when }) => `Continue · ${when}`,
  'start.resume': () => 'Resume',
  'learn.new': () => 'New here?',
  'learn.title': ({ minutes }) => `Learn to play (${minutes} minutes)`,
  'learn.steps': ({ steps }) => `${steps} short tasks on a real table, each with its reason and its rule.`,
  'learn.begin': () => 'Begin the lesson',
  'learn.resume': ({ step }) => `Resume lesson ${step}`,
  'learn.again': () => 'Take it again',
  'learn.done': () => 'You have finished this lesson.',
  'learn.game': () => 'Lesson for',
  'start.people': () => 'Against people',
  'start.lobby': () => 'To the lobby',
  'length.minutes': ({ minutes }) => `about ${minutes} min`,
  'length.hours': ({ hours }) => (hours === 1 ? 'about 1 h' : `about ${hours} h`),
  'length.evenings': ({ evenings }) => many(evenings, 'evening'),
  'length.all': () => 'All',
  'length.evening': () => 'An evening',
  'length.weekend': () => 'A weekend',
  'length.long': () => 'Longer',
  'length.filter': () => 'How much time?',
  'campaigns.players': ({ least, most }) => (least === most ? many(most, 'player') : `${least}–${most} players`),
  'campaigns.hard': ({ seat, level }) => `${seat}: ${LEVELS[level]}`,
  'campaigns.against': () => 'Opponent',
  'campaigns.bot': () => 'bot',
  'campaigns.person': () => 'at one screen',
  'campaigns.startHere': () => 'start here',
  'own.title': () => 'Set up your own',
  'own.words': () => 'Edition, sides, bots, dice, fog of war and optional rules.',
  'own.open': () => 'Open the options',
  'own.close': () => 'Close the options',
  'strict.on': () => 'Strict dice: on. After Undo the same act meets the same die.',
  'strict.off': () => 'Strict dice: off. After Undo dice fall anew, and the record says so.',
  'lesson.name': ({ title }) => `Lesson: ${title}`,
};
