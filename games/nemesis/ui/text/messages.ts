import type { BattleMessages } from './messages/battle.ts';
import type { LegendMessages } from './messages/legend.ts';
import type { ListMessages } from './messages/lists.ts';
import type { OverlayMessages } from './messages/overlays.ts';
import type { PanelMessages } from './messages/panels.ts';
import type { PieceMessages } from './messages/pieces.ts';
import type { TableMessages } from './messages/table.ts';
import type { TourMessages } from './messages/tour.ts';
import type { WarningMessages } from './messages/warnings.ts';
import type { WhyNotMessages } from './messages/why-not.ts';

/** Everything that the table of this game says beside the rules. */
export interface UiMessages
  extends
    BattleMessages,
    LegendMessages,
    ListMessages,
    OverlayMessages,
    PanelMessages,
    PieceMessages,
    TableMessages,
    TourMessages,
    WarningMessages,
    WhyNotMessages {}
