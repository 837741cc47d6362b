import type { ScenarioCard } from '@bivouac/manifest';
import { PICTURES } from './pictures.ts';
import { SCENARIOS } from '../catalogue/ids.ts';
import { coverWords } from './text/words.ts';

/** Estimates: length is that of a match against the bot. */
const ON_THE_BOX: Readonly<Record<keyof typeof PICTURES, Pick<ScenarioCard, 'minutes' | 'players' | 'difficulty'>>> = {
  '1805': { minutes: 900, players: [1, 2], difficulty: { empire: 3, coalition: 3 } },
  '1809': { minutes: 600, players: [1, 2], difficulty: { empire: 3, coalition: 2 } },
  '1815': { minutes: 120, players: [1, 2], difficulty: { empire: 2, coalition: 1 } },
};

/** The scenarios, as they stand on the box. */
export const scenarios: readonly ScenarioCard[] = SCENARIOS.map((id) => ({
  id,
  title: { en: coverWords('en')(`scenario.${id}`), fr: coverWords('fr')(`scenario.${id}`) },
  summary: { en: coverWords('en')(`scenario.${id}.summary`), fr: coverWords('fr')(`scenario.${id}.summary`) },
  picture: PICTURES[id],
  ...ON_THE_BOX[id],
}));
