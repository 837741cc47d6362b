import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../text/names.ts';
import { frBattle } from './fr/battle.ts';
import { frLegend } from './fr/legend.ts';
import { frPanels } from './fr/panels.ts';
import { frPieces } from './fr/pieces.ts';
import { frStates } from './fr/states.ts';
import { frTable } from './fr/table.ts';
import type { UiMessages } from './messages.ts';

export const fr: Catalogue<UiMessages, Names> = {
  ...frBattle,
  ...frLegend,
  ...frPanels,
  ...frPieces,
  ...frStates,
  ...frTable,
};
