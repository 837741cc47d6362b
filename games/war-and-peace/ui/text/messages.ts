import type { BattleMessages } from './messages/battle.ts';
import type { LegendMessages } from './messages/legend.ts';
import type { PanelMessages } from './messages/panels.ts';
import type { PieceMessages } from './messages/pieces.ts';
import type { StateMessages } from './messages/states.ts';
import type { TableMessages } from './messages/table.ts';

/** Everything that the table of this game says beside the rules. */
export interface UiMessages
  extends BattleMessages, LegendMessages, PanelMessages, PieceMessages, StateMessages, TableMessages {}
