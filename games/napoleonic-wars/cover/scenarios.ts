import type { ScenarioCard } from '@bivouac/manifest';
import { PICTURES } from './pictures.ts';
import { SCENARIOS } from '../catalogue/ids.ts';
import { coverWords } from './words.ts';

/** The scenarios, as they stand on the box. */
export const scenarios: readonly ScenarioCard[] = SCENARIOS.map((id) => ({
  id,
  title: { en: coverWords('en')(`scenario.${id}`), fr: coverWords('fr')(`scenario.${id}`) },
  summary: { en: coverWords('en')(`scenario.${id}.summary`), fr: coverWords('fr')(`scenario.${id}.summary`) },
  picture: PICTURES[id],
}));
