import type { TableMessages } from '@bivouac/kernel';
import type { SequenceMessages } from './messages/5-sequence-of-play.ts';
import type { GeneralSupplyMessages } from './messages/6-general-supply.ts';
import type { ActiveSupplyMessages } from './messages/7-active-supply.ts';
import type { MovementMessages } from './messages/8-rally-and-movement.ts';
import type { CombatCommandMessages } from './messages/9-combat-commands.ts';
import type { CombatOrderMessages } from './messages/10-combat-overview.ts';
import type { CombatMessages } from './messages/11-combat-detail.ts';
import type { CommandersMovementMessages } from './messages/12-commanders-movement.ts';
import type { ReinforcementMessages } from './messages/13-cossacks-and-reinforcements.ts';
import type { CampaignMessages } from './messages/14-campaign-of-1813.ts';
import type { HiddenStackMessages } from './messages/15.1-hidden-stacks.ts';
import type { PoliticsMessages } from './messages/14.9-politics.ts';
import type { AdvancedMessages } from './messages/16-advanced-rules.ts';
import type { CardMessages } from './messages/16.1-cards.ts';
import type { OptionalMessages } from './messages/15-optional-rules.ts';
import type { LinkMessages } from './messages/17-linked-campaigns.ts';
import type { SuvorovMessages } from './messages/18-suvorov.ts';

/** Everything that this game says, chapter by chapter. */
export interface NemesisMessages
  extends
    TableMessages,
    SequenceMessages,
    GeneralSupplyMessages,
    ActiveSupplyMessages,
    MovementMessages,
    CombatCommandMessages,
    CombatOrderMessages,
    CombatMessages,
    CommandersMovementMessages,
    ReinforcementMessages,
    CampaignMessages,
    HiddenStackMessages,
    PoliticsMessages,
    AdvancedMessages,
    CardMessages,
    OptionalMessages,
    LinkMessages,
    SuvorovMessages {}
