import type { GameUi } from '@bivouac/board/game-ui.ts';
import { LegendSections } from '@bivouac/board/parts/legend-sections.tsx';
import { createElement } from 'react';
import { loadMap } from '../map/index.ts';
import type { EuropeView } from '../secrecy/view.ts';
import { battleSheet } from './battle/sheet.ts';
import { counters } from './counters.ts';
import { europeCover } from '../cover/cover.ts';
import { foresee } from './foresee.ts';
import { chances, gestures, minor, series, wastes } from './gestures.ts';
import { group } from './group.ts';
import { hand } from './hand.ts';
import { legendSections } from './legend.ts';
import { lists } from './lists.ts';
import { overlays } from './overlays.ts';
import { panels } from './panels/index.ts';
import { placings } from './placings.ts';
import { placeWords } from './place-words.ts';
import { heading, logHead, logManner, rich } from './rich.ts';
import { routes } from './routes.ts';
import { citedAs, rules } from './rules.ts';
import { answerHelp, closes, spot } from './spot.ts';
import { moment, scores, status } from './status.ts';
import { tints } from './tints.ts';
import { glossary } from '../glossary.ts';
import { lesson } from '../lesson/lesson.ts';
import { tour } from './tour.ts';
import { answersTowards } from './towards.ts';
import { fortune, tracks } from './tracks.ts';
import { warnings } from './warnings.ts';
import { whyNotAt } from './why-not-at.ts';
import { window } from './window.ts';

/** Napoléon against Europe on the table. */
export const europeUi: GameUi<EuropeView> = {
  ...europeCover,
  map: loadMap,
  window,
  tints,
  counters,
  routes,
  spot,
  hand,
  gestures,
  placings,
  chances,
  foresee,
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
  logHead,
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
  citedAs,
  tour,
  lesson,
  glossary,
  fortune,
  legend: (language) => createElement(LegendSections, { sections: legendSections(language) }),
};
