import type { ScenarioCard } from '@bivouac/manifest';
import { PICTURES } from './pictures.ts';
import { coverWords } from './text/words.ts';

/** Estimates: length is that of a match against the bot. */
const ON_THE_BOX: Readonly<Record<keyof typeof PICTURES, Pick<ScenarioCard, 'minutes' | 'players' | 'difficulty'>>> = {
  '1799': { minutes: 75, players: [1, 2], difficulty: { coalition: 1, french: 2 } },
  '1812': { minutes: 240, players: [1, 2], difficulty: { coalition: 2, french: 3 } },
  '1813': { minutes: 360, players: [1, 2], difficulty: { coalition: 2, french: 3 } },
  '1812-1813': { minutes: 660, players: [1, 2], difficulty: { coalition: 2, french: 3 } },
};

/** The scenarios, as they stand on the box. */
export const scenarios: readonly ScenarioCard[] = (['1799', '1812', '1813', '1812-1813'] as const).map((id) => ({
  id,
  title: { en: coverWords('en')(`scenario.${id}`), fr: coverWords('fr')(`scenario.${id}`) },
  summary: { en: coverWords('en')(`scenario.${id}.summary`), fr: coverWords('fr')(`scenario.${id}.summary`) },
  picture: PICTURES[id],
  ...ON_THE_BOX[id],
}));
