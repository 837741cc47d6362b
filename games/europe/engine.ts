import { random } from '@bivouac/bots';
import type { Engine, Turn } from '@bivouac/manifest';
import { greedy } from './bot/greedy.ts';
import { europe } from './game.ts';
import { lessonBoard } from './lesson/board.ts';
import type { EuropeView } from './secrecy/view.ts';
import { rolledBy } from './ui/rolls.ts';

const ROUNDS_OF_A_YEAR = 10;

/** 5 A turn is a year; what is played and thought over in one go is a round of it. */
const turn: Turn<EuropeView> = {
  name: { en: { one: 'round', many: 'rounds' }, fr: { one: 'round', many: 'rounds' } },
  count: ({ clock }) => clock.year * ROUNDS_OF_A_YEAR + clock.round,
};

/** The rules of both editions, and those who can play them. */
export const engine: Engine = { game: europe, bots: { greedy, random }, turn, lesson: lessonBoard, rolledBy };
