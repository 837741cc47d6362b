import type { ScenarioCard } from '@bivouac/manifest';
import { PICTURES } from './pictures.ts';
import { SCENARIOS } from '../catalogue/ids.ts';
import { coverWords } from './words.ts';

/** Estimates: length is that of a match against the bot. */
const ON_THE_BOX: Readonly<Record<keyof typeof PICTURES, Pick<ScenarioCard, 'minutes' | 'players' | 'difficulty'>>> = {
  '1805': { minutes: 420, players: [1, 5], difficulty: { france: 2, britain: 3, austria: 3, russia: 2, prussia: 2 } },
  '1812': { minutes: 120, players: [1, 3], difficulty: { france: 2, britain: 2, russia: 2 } },
  '1813': { minutes: 120, players: [1, 5], difficulty: { france: 3, britain: 2, austria: 1, russia: 2, prussia: 1 } },
};

/** The scenarios, as they stand on the box. */
export const scenarios: readonly ScenarioCard[] = SCENARIOS.map((id) => ({
  id,
  title: { en: coverWords('en')(`scenario.${id}`), fr: coverWords('fr')(`scenario.${id}`) },
  summary: { en: coverWords('en')(`scenario.${id}.summary`), fr: coverWords('fr')(`scenario.${id}.summary`) },
  picture: PICTURES[id],
  ...ON_THE_BOX[id],
}));
