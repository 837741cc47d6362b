import {
  AREA_LEGEND,
  brushesFor,
  type LegendEntry,
  SAMPLE_HEIGHT,
  SAMPLE_WIDTH,
  type SignPart,
  signOf,
} from '@bivouac/atlas';
import type { CounterFace, CounterMark } from '@bivouac/board/game-ui.ts';
import type { Language } from '@bivouac/kernel';
import { armyId, fleetId, generalId, nationId, specialId, unitId } from '../catalogue.ts';
import { armyFace, depotFace, fleetFace, flagFace, generalFace, siegeFace, specialFace, unitFace } from './faces.ts';
import { wordsIn } from './text/words.ts';

/** A part of a sample, and whether it stands in its middle or is drawn from its corner. */
export interface SamplePart extends SignPart {
  readonly centred: boolean;
}

/** A sign and what it means. */
export type LegendRow = { readonly words: string } & (
  | { readonly face: CounterFace }
  | { readonly mark: CounterMark['kind'] }
  | { readonly parts: readonly SamplePart[] }
);

export interface LegendSection {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly LegendRow[];
}

const MARKS = [
  'disrupted',
  'outOfSupply',
  'besieged',
  'garrison',
  'depot',
] as const satisfies readonly CounterMark['kind'][];

const counterRows = (language: Language): readonly LegendRow[] => {
  const words = wordsIn(language);
  const whole = { at: 'reserve', reduced: false } as const;
  const depot = { id: 0, nation: nationId('france'), with: null, zone: null };
  return [
    { face: generalFace(generalId('napoleon'), language), words: words('legend.general') },
    { face: generalFace(generalId('charles'), language, [], true), words: words('legend.army') },
    { face: unitFace({ ...whole, id: unitId('fra_3') }, language), words: words('legend.unit') },
    { face: unitFace({ ...whole, id: unitId('aus_cav') }, language), words: words('legend.cavalry') },
    { face: specialFace(specialId('sp_fra_cavgarde'), language), words: words('legend.special') },
    { face: armyFace(armyId('grande_armee'), language), words: words('legend.armyMarker') },
    { face: depotFace({ ...depot, fixed: true }, language), words: words('legend.fixedDepot') },
    { face: depotFace({ ...depot, fixed: false }, language), words: words('legend.mobileDepot') },
    { face: fleetFace(fleetId('fl_nelson'), true, language), words: words('legend.fleet') },
    { face: flagFace(nationId('france'), language), words: words('legend.flag') },
    { face: siegeFace(1, language), words: words('legend.siege') },
  ];
};

const PAPER = 'light';
const partsOf = ({ layers, mark }: LegendEntry): readonly SamplePart[] => [
  ...layers.flatMap((layer) => brushesFor(PAPER, layer).map((brush) => ({ path: layer.path, brush, centred: false }))),
  ...(mark ? signOf(mark, PAPER).map((part) => ({ ...part, centred: true })) : []),
];

export const SAMPLE = { width: SAMPLE_WIDTH, height: SAMPLE_HEIGHT };

/** The signs of this game, on the counters and on the map. */
export const legendSections = (language: Language): readonly LegendSection[] => {
  const words = wordsIn(language);
  return [
    { id: 'counters', title: words('legend.counters'), rows: counterRows(language) },
    {
      id: 'marks',
      title: words('legend.marks'),
      rows: MARKS.map((mark) => ({ mark, words: words(`legend.${mark}`) })),
    },
    {
      id: 'map',
      title: words('legend.map'),
      rows: AREA_LEGEND.map((entry) => ({ parts: partsOf(entry), words: entry.words[language] })),
    },
  ];
};
