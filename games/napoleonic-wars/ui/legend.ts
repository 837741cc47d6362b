import type { CounterMark } from '@bivouac/board/game-ui.ts';
import { legendOf, type LegendRow, type LegendSection, mapSample } from '@bivouac/board/parts/legend-sections.tsx';
import type { Language } from '@bivouac/kernel';
import { leaderId } from '../catalogue/catalogue.ts';
import { legend } from '../map/legend.ts';
import { fleetFace, flagFace, leaderFace, unitFace } from './faces.ts';
import { wordsIn } from './text/words.ts';

const MARKS = [
  'moved',
  'combat',
  'combatTwice',
  'disrupted',
  'waits',
] as const satisfies readonly CounterMark['kind'][];

const counterRows = (language: Language): readonly LegendRow[] => {
  const words = wordsIn(language);
  return [
    { face: leaderFace(leaderId('napoleon'), language), words: words('legend.leader') },
    { face: unitFace('austria', 1, language), words: words('legend.infantry') },
    { face: unitFace('russia', 2, language), words: words('legend.cavalry') },
    { face: unitFace('prussia', 4, language), words: words('legend.artillery') },
    { face: fleetFace('britain', { ships: 2, dice: 6 }, language), words: words('legend.fleet') },
    { face: flagFace('france', language), words: words('legend.flag') },
  ];
};

/** The signs of this game, on the counters and on the map. */
export const legendSections = (language: Language): readonly LegendSection[] =>
  legendOf(
    wordsIn(language),
    counterRows(language),
    MARKS,
    legend.map((entry) => ({ sample: mapSample(entry), words: entry.words[language] })),
  );
