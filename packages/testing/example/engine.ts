import { random } from '@bivouac/bots';
import type { Engine, Turn } from '@bivouac/manifest';
import { redoubts, type RedoubtsView } from './redoubts.ts';

const turn: Turn<RedoubtsView> = {
  name: { en: { one: 'assault', many: 'assaults' }, fr: { one: 'assaut', many: 'assauts' } },
  count: ({ clock }) => Math.min(clock.redoubt, clock.of),
};

export const engine: Engine = {
  game: redoubts,
  bots: { random },
  turn,
  rolledBy: ({ params }) => (typeof params['seat'] === 'string' ? params['seat'] : undefined),
};
