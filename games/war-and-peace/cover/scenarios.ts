import type { ScenarioCard } from '@bivouac/manifest';
import { PICTURES } from './pictures.ts';
import { coverWords } from './text/words.ts';

const IDS = ['1812', '1809', '1813', '1805'] as const;

/** The starts, as they stand on the box: the evenings first. Those of 1809, 1812 and 1813 are ours. */
export const scenarios: readonly ScenarioCard[] = IDS.map((id) => ({
  id,
  title: { en: coverWords('en')(`scenario.${id}`), fr: coverWords('fr')(`scenario.${id}`) },
  summary: { en: coverWords('en')(`scenario.${id}.summary`), fr: coverWords('fr')(`scenario.${id}.summary`) },
  picture: PICTURES[id],
}));
