import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../text/names.ts';
import { enGroups } from './en/groups.ts';
import { enOptions } from './en/options.ts';
import { enPieces } from './en/pieces.ts';
import { enTable } from './en/table.ts';
import type { UiMessages } from './messages.ts';

export const en: Catalogue<UiMessages, Names> = {
  ...enGroups,
  ...enOptions,
  ...enPieces,
  ...enTable,
};
