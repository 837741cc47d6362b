import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../text/names.ts';
import { enBattle } from './en/battle.ts';
import { enLegend } from './en/legend.ts';
import { enPanels } from './en/panels.ts';
import { enPieces } from './en/pieces.ts';
import { enStates } from './en/states.ts';
import { enTable } from './en/table.ts';
import type { UiMessages } from './messages.ts';

export const en: Catalogue<UiMessages, Names> = {
  ...enBattle,
  ...enLegend,
  ...enPanels,
  ...enPieces,
  ...enStates,
  ...enTable,
};
