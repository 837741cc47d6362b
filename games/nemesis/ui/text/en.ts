import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../text/names.ts';
import { enBattle } from './en/battle.ts';
import { enLegend } from './en/legend.ts';
import { enLists } from './en/lists.ts';
import { enOverlays } from './en/overlays.ts';
import { enPanels } from './en/panels.ts';
import { enPieces } from './en/pieces.ts';
import { enTable } from './en/table.ts';
import { enTour } from './en/tour.ts';
import { enWarnings } from './en/warnings.ts';
import { enWhyNot } from './en/why-not.ts';
import type { UiMessages } from './messages.ts';

export const en: Catalogue<UiMessages, Names> = {
  ...enBattle,
  ...enLegend,
  ...enLists,
  ...enOverlays,
  ...enPanels,
  ...enPieces,
  ...enTable,
  ...enTour,
  ...enWarnings,
  ...enWhyNot,
};
