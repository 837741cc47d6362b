import { AREA_LEGEND } from '@bivouac/atlas';
import type { CounterMark } from '@bivouac/board/game-ui.ts';
import { legendOf, type LegendRow, type LegendSection, mapSample } from '@bivouac/board/parts/legend-sections.tsx';
import type { Language } from '@bivouac/kernel';
import { armyId, fleetId, generalId, nationId, specialId, unitId } from '../catalogue/catalogue.ts';
import { armyFace, depotFace, fleetFace, flagFace, generalFace, siegeFace, specialFace, unitFace } from './faces.ts';
import { wordsIn } from './text/words.ts';

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

/** The signs of this game, on the counters and on the map. */
export const legendSections = (language: Language): readonly LegendSection[] =>
  legendOf(
    wordsIn(language),
    counterRows(language),
    MARKS,
    AREA_LEGEND.map((entry) => ({ sample: mapSample(entry), words: entry.words[language] })),
  );
