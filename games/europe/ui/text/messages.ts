import type { GroupMessages } from './messages/groups.ts';
import type { OptionMessages } from './messages/options.ts';
import type { PieceMessages } from './messages/pieces.ts';
import type { TableMessages } from './messages/table.ts';

/** Everything that the table of this game says beside the rules. */
export interface UiMessages extends GroupMessages, OptionMessages, PieceMessages, TableMessages {}
