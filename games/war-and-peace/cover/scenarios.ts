import type { ScenarioCard } from '@bivouac/manifest';
import { PICTURES } from './pictures.ts';
import { coverWords } from './text/words.ts';

const IDS = ['1812', '1809', '1813', '1805'] as const;

/** Estimates: length is that of a match against the bot. */
const ON_THE_BOX: Readonly<Record<(typeof IDS)[number], Pick<ScenarioCard, 'minutes' | 'players' | 'difficulty'>>> = {
  '1812': { minutes: 180, players: [1, 3], difficulty: { france: 3, russia: 2 } },
  '1809': { minutes: 240, players: [1, 4], difficulty: { france: 2, england: 3 } },
  '1813': { minutes: 240, players: [1, 5], difficulty: { france: 3, russia: 2 } },
  '1805': { minutes: 2400, players: [1, 5], difficulty: { france: 2, england: 3 } },
};

/** The starts, as they stand on the box: the evenings first. Those of 1809, 1812 and 1813 are ours. */
export const scenarios: readonly ScenarioCard[] = IDS.map((id) => ({
  id,
  title: { en: coverWords('en')(`scenario.${id}`), fr: coverWords('fr')(`scenario.${id}`) },
  summary: { en: coverWords('en')(`scenario.${id}.summary`), fr: coverWords('fr')(`scenario.${id}.summary`) },
  picture: PICTURES[id],
  ...ON_THE_BOX[id],
}));
