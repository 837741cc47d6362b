import type { GameUi } from '@bivouac/board/game-ui.ts';
import { LegendSections } from '@bivouac/board/parts/legend-sections.tsx';
import { createElement } from 'react';
import { napoleonicWarsCover } from '../cover/cover.ts';
import { loadMap } from '../map/index.ts';
import type { NapoleonicWarsView } from '../secrecy/view.ts';
import { battleSheet } from './battle/sheet.ts';
import { chances } from './chances.ts';
import { counters } from './counters.ts';
import { gestures, series } from './gestures.ts';
import { group } from './group.ts';
import { hand } from './hand.ts';
import { legendSections } from './legend.ts';
import { lists } from './lists.ts';
import { overlays } from './overlays.ts';
import { panels } from './panels/index.ts';
import { placeWords } from './place-words.ts';
import { heading, logManner, rich } from './rich.ts';
import { plaques } from './plaques.ts';
import { rules } from './rules.ts';
import { answerHelp, cardOf, closes, minor, spot } from './spot.ts';
import { moment, scores, status } from './status.ts';
import { tints } from './tints.ts';
import { glossary } from '../glossary.ts';
import { lesson } from '../lesson/lesson.ts';
import { tour } from './tour.ts';
import { fortune, tracks } from './tracks.ts';
import { warnings } from './warnings.ts';
import { whyNotAt } from './why-not-at.ts';
import { window } from './window.ts';

/** The Napoleonic Wars on the table. */
export const napoleonicWarsUi: GameUi<NapoleonicWarsView> = {
  ...napoleonicWarsCover,
  map: loadMap,
  window,
  tints,
  counters,
  spot,
  hand,
  gestures,
  series,
  cardOf,
  whyNotAt,
  group,
  answerHelp,
  closes,
  minor,
  chances,
  heading,
  rich,
  logManner,
  placeWords,
  tracks,
  moment,
  scores,
  plaques,
  status,
  lists,
  panels,
  overlays,
  battleSheet,
  warnings,
  rules,
  tour,
  lesson,
  glossary,
  fortune,
  legend: (language) => createElement(LegendSections, { sections: legendSections(language) }),
};
