import { random } from '@bivouac/bots';
import type { Engine, Turn } from '@bivouac/manifest';
import { greedy } from './bot/greedy.ts';
import { warAndPeace } from './game.ts';
import { lessonBoard } from './lesson/board.ts';
import type { WarAndPeaceView } from './secrecy/view.ts';
import { turnOf } from './state/index.ts';
import { rolledBy } from './ui/rolls.ts';

/** E A turn is a month. */
const turn: Turn<WarAndPeaceView> = {
  name: { en: { one: 'month', many: 'months' }, fr: { one: 'mois', many: 'mois' } },
  count: ({ clock }) => turnOf(clock),
};

/** The rules of the Grand Campaign, and those who can play them. */
export const engine: Engine = { game: warAndPeace, bots: { greedy, random }, turn, lesson: lessonBoard, rolledBy };
