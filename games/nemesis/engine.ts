import { random } from '@bivouac/bots';
import type { Engine, Turn } from '@bivouac/manifest';
import { greedy } from './bot/greedy.ts';
import { nemesis } from './game.ts';
import { lessonBoard } from './lesson/board.ts';
import type { NemesisView } from './secrecy/view.ts';
import { rolledBy } from './ui/rolls.ts';

const turn: Turn<NemesisView> = {
  name: { en: { one: 'Turn', many: 'Turns' }, fr: { one: 'tour', many: 'tours' } },
  count: ({ clock }) => clock.turn,
};

/** The rules of 1813 and 1799, and those who can play them. */
export const engine: Engine = { game: nemesis, bots: { greedy, random }, turn, rolledBy, lesson: lessonBoard };
