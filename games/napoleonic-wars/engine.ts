import { random } from '@bivouac/bots';
import type { Engine, Turn } from '@bivouac/manifest';
import { greedy } from './bot/greedy.ts';
import { napoleonicWars } from './game.ts';
import { lessonBoard } from './lesson/board.ts';
import type { NapoleonicWarsView } from './secrecy/view.ts';
import { rolledBy } from './ui/rolls.ts';

/** Between two Turns nothing else is counted. */
const ROUNDS_OF_A_TURN = 100;

/** 5 A Turn is two years; what is played and thought over in one go is a Round of it. */
const turn: Turn<NapoleonicWarsView> = {
  name: { en: { one: 'Round', many: 'Rounds' }, fr: { one: 'round', many: 'rounds' } },
  count: ({ clock }) => clock.turn * ROUNDS_OF_A_TURN + clock.round,
};

/** The rules, and those who can play them. */
export const engine: Engine = { game: napoleonicWars, bots: { greedy, random }, turn, lesson: lessonBoard, rolledBy };
