import type { signOf } from '@bivouac/atlas';
import type { CounterMark } from '@bivouac/board/game-ui.ts';
import {
  legendOf,
  type LegendRow,
  type LegendSection,
  type MapSample,
  paintedAs,
  scrapOf,
  signScrap,
} from '@bivouac/board/parts/legend-sections.tsx';
import type { Language } from '@bivouac/kernel';
import { leaderId } from '../catalogue/pieces.ts';
import { minorsAtStart, statusesAtStart } from '../rules/D-players/D.1-political-start.ts';
import { scenario } from '../scenario/scenario.ts';
import { flagFace, leaderFace, shipFace, troopFace } from './faces.ts';
import { wordsIn } from './text/words.ts';

const MARKS = [
  'disrupted',
  'besieged',
  'garrison',
  'entrenched',
  'moved',
  'waits',
] as const satisfies readonly CounterMark['kind'][];

const ACROSS = 'M-22 8C-8-6 8 10 22-6';
const SIDE = 'M-20 0L20 0';
const BOX = 'M-20-14H20V14H-20Z';

const mapRows = (language: Language): readonly LegendRow[] => {
  const words = wordsIn(language);
  const sign = (kind: Parameters<typeof signOf>[0]['kind'], of?: string): MapSample =>
    signScrap(of === undefined ? { kind } : { kind, of });
  return [
    { sample: sign('capital'), words: words('legend.capital') },
    { sample: sign('city'), words: words('legend.major') },
    { sample: sign('town'), words: words('legend.minor') },
    { sample: sign('fortress'), words: words('legend.fortress') },
    { sample: sign('production', 'red'), words: words('legend.red') },
    { sample: sign('production', 'black'), words: words('legend.black') },
    { sample: sign('production', 'blue'), words: words('legend.blue') },
    { sample: sign('port'), words: words('legend.port') },
    { sample: scrapOf(paintedAs(ACROSS, { kind: 'river' })), words: words('legend.river') },
    { sample: scrapOf(paintedAs(SIDE, { kind: 'strait' })), words: words('legend.seaSide') },
    { sample: scrapOf(paintedAs(BOX, { kind: 'box', of: 'zone' })), words: words('legend.zone') },
  ];
};

const counterRows = (language: Language): readonly LegendRow[] => {
  const words = wordsIn(language);
  const start = scenario('1805');
  const g = {
    politics: {
      status: statusesAtStart(start),
      minors: minorsAtStart(start),
      machines: {},
      regions: {},
    },
  };
  return [
    { face: leaderFace(g, leaderId('napoleon'), language), words: words('legend.leader') },
    {
      face: troopFace(g, { nation: 'france', kind: 'I', sp: 12, morale: 2 }, language),
      words: words('legend.infantry'),
    },
    { face: troopFace(g, { nation: 'russia', kind: 'C', sp: 2, morale: 1 }, language), words: words('legend.cavalry') },
    {
      face: troopFace(g, { nation: 'bavaria', kind: 'I', sp: 2, morale: 1 }, language),
      words: words('legend.satellite'),
    },
    {
      face: shipFace(g, { nation: 'england', kind: 'S', sp: 4, morale: 2 }, language),
      words: words('legend.squadron'),
    },
    {
      face: shipFace(g, { nation: 'england', kind: 'T', sp: 1, morale: 0 }, language),
      words: words('legend.transport'),
    },
    { face: flagFace('france', language), words: words('legend.flag') },
  ];
};

/** The signs of this game, on the counters and on the map. */
export const legendSections = (language: Language): readonly LegendSection[] =>
  legendOf(wordsIn(language), counterRows(language), MARKS, mapRows(language));
