import type { CounterMark } from '@bivouac/board/game-ui.ts';
import {
  legendOf,
  type LegendRow,
  type LegendSection,
  paintedAs,
  scrapOf,
  signScrap,
} from '@bivouac/board/parts/legend-sections.tsx';
import type { Language } from '@bivouac/kernel';
import { commanderId, unitId } from '../catalogue/catalogue.ts';
import { commanderFace, depotFace, trainFace, unitFace } from './faces.ts';
import { wordsIn } from './text/words.ts';

const MARKS = [
  'disrupted',
  'outOfSupply',
  'besieged',
  'garrison',
  'waits',
  'forage',
  'forcedMarch',
  'combat',
  'combatTwice',
  'moved',
  'real',
  'dummy',
  'hidden',
] as const satisfies readonly CounterMark['kind'][];

const ACROSS = 'M-22 8C-8-6 8 10 22-6';
const STRAIGHT = 'M-22 6L22-6';
const RAILS = 'M-5-11L3 11M3-12L11 10';

/** What lies on the map: drawn as the map draws it, on a scrap of its paper. */
const mapRows = (language: Language): readonly LegendRow[] => {
  const words = wordsIn(language);
  const river = paintedAs(ACROSS, { kind: 'river' });
  return [
    { sample: signScrap({ kind: 'city' }), words: words('legend.city') },
    { sample: signScrap({ kind: 'fortress' }), words: words('legend.fortress') },
    { sample: signScrap({ kind: 'victory' }), words: words('legend.victoryCity') },
    {
      sample: signScrap({ kind: 'source', of: 'red' }),
      words: words('legend.source', { side: 'coalition' }),
    },
    {
      sample: signScrap({ kind: 'source', of: 'blue' }),
      words: words('legend.source', { side: 'french' }),
    },
    { sample: scrapOf(river), words: words('legend.river') },
    {
      sample: scrapOf([...river, ...paintedAs(RAILS, { kind: 'bridge' })]),
      words: words('legend.bridge'),
    },
    { sample: scrapOf(paintedAs(STRAIGHT, { kind: 'road' })), words: words('legend.road') },
    { sample: scrapOf(paintedAs(STRAIGHT, { kind: 'pass' })), words: words('legend.pass') },
  ];
};

const counterRows = (language: Language): readonly LegendRow[] => {
  const words = wordsIn(language);
  return [
    { face: unitFace(unitId('f99-Serr')), words: words('legend.infantry') },
    { face: unitFace(unitId('a99-c2')), words: words('legend.cavalry') },
    { face: unitFace(unitId('r99-a')), words: words('legend.artillery') },
    { face: unitFace(unitId('f99-Domb')), words: words('legend.contingent') },
    { face: unitFace(unitId('F-24')), words: words('legend.mayDefect') },
    { face: commanderFace(commanderId('Suvorov')), words: words('legend.commander') },
    { face: depotFace('french', language), words: words('legend.depot') },
    { face: trainFace('coalition', null, false, language), words: words('legend.train') },
  ];
};

/** The signs of this game, on the counters and on the map. */
export const legendSections = (language: Language): readonly LegendSection[] =>
  legendOf(wordsIn(language), counterRows(language), MARKS, mapRows(language));
