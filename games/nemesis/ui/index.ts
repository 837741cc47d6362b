import type { GameUi } from '@bivouac/board/game-ui.ts';
import { LegendSections } from '@bivouac/board/parts/legend-sections.tsx';
import { createElement } from 'react';
import { loadMap } from '../map/index.ts';
import type { NemesisView } from '../secrecy/view.ts';
import { battleSheet } from './battle/sheet.ts';
import { counters } from './counters.ts';
import { nemesisCover } from '../cover/cover.ts';
import { facts } from './facts.ts';
import { chances, gestures, minor, series, wastes } from './gestures.ts';
import { hand } from './hand.ts';
import { legendSections } from './legend.ts';
import { lists } from './lists.ts';
import { overlays } from './overlays.ts';
import { panels } from './panels/index.ts';
import { placings } from './placings.ts';
import { placeWords } from './place-words.ts';
import { heading, logManner, rich } from './rich.ts';
import { routes } from './routes.ts';
import { rules } from './rules.ts';
import { answerHelp, closes, group, spot } from './spot.ts';
import { moment, scores, status } from './status.ts';
import { glossary } from '../glossary.ts';
import { lesson } from '../lesson/lesson.ts';
import { tour } from './tour.ts';
import { answersTowards } from './towards.ts';
import { fortune, tracks } from './tracks.ts';
import { warnings } from './warnings/index.ts';
import { whyNotAt } from './why-not-at.ts';
import { mapView, window } from './window.ts';

/** 1813: Napoleon's Nemesis and Italy 1799 on the table. */
export const nemesisUi: GameUi<NemesisView> = {
  ...nemesisCover,
  map: loadMap,
  window,
  mapView,
  counters,
  routes,
  spot,
  hand,
  gestures,
  facts,
  placings,
  chances,
  series,
  wastes,
  minor,
  answersTowards,
  whyNotAt,
  group,
  answerHelp,
  closes,
  heading,
  rich,
  logManner,
  placeWords,
  tracks,
  moment,
  scores,
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
