import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../text/names.ts';
import { frGroups } from './fr/groups.ts';
import { frOptions } from './fr/options.ts';
import { frPieces } from './fr/pieces.ts';
import { frTable } from './fr/table.ts';
import type { UiMessages } from './messages.ts';

export const fr: Catalogue<UiMessages, Names> = {
  ...frGroups,
  ...frOptions,
  ...frPieces,
  ...frTable,
};
