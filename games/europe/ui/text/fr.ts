import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../text/names.ts';
import { frBattle } from './fr/battle.ts';
import { frGroups } from './fr/groups.ts';
import { frLegend } from './fr/legend.ts';
import { frLists } from './fr/lists.ts';
import { frOverlays } from './fr/overlays.ts';
import { frPanels } from './fr/panels.ts';
import { frPieces } from './fr/pieces.ts';
import { frTable } from './fr/table.ts';
import { frTour } from './fr/tour.ts';
import { frWarnings } from './fr/warnings.ts';
import type { UiMessages } from './messages.ts';

export const fr: Catalogue<UiMessages, Names> = {
  ...frBattle,
  ...frGroups,
  ...frLegend,
  ...frLists,
  ...frOverlays,
  ...frPanels,
  ...frPieces,
  ...frTable,
  ...frTour,
  ...frWarnings,
};
