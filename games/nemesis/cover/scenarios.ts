import type { ScenarioCard } from '@bivouac/manifest';
import { PICTURES } from './pictures.ts';
import { coverWords } from './text/words.ts';

/** The scenarios, as they stand on the box. */
export const scenarios: readonly ScenarioCard[] = (['1799', '1812', '1813', '1812-1813'] as const).map((id) => ({
  id,
  title: { en: coverWords('en')(`scenario.${id}`), fr: coverWords('fr')(`scenario.${id}`) },
  summary: { en: coverWords('en')(`scenario.${id}.summary`), fr: coverWords('fr')(`scenario.${id}.summary`) },
  picture: PICTURES[id],
}));
