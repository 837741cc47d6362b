import type { TableMessages } from '@bivouac/kernel';
import type { FogMessages } from './messages/4-fog.ts';
import type { SequenceMessages } from './messages/5-sequence.ts';
import type { CardMessages } from './messages/6-cards.ts';
import type { InterphaseMessages } from './messages/7-interphase.ts';
import type { DiplomacyMessages } from './messages/8-diplomacy.ts';
import type { ActivationMessages } from './messages/9-activation.ts';
import type { SupplyMessages } from './messages/13-supply.ts';
import type { BattleMessages } from './messages/14-battle.ts';
import type { SiegeMessages } from './messages/15-sieges.ts';
import type { NavalMessages } from './messages/17-naval.ts';
import type { ConquestMessages } from './messages/18-conquests.ts';
import type { SetUpMessages } from './messages/20-scenarios.ts';
import type { EventMessages } from '../events/every-word.ts';

/** Everything that this game says, chapter by chapter. */
export interface EuropeMessages
  extends
    TableMessages,
    FogMessages,
    SequenceMessages,
    CardMessages,
    InterphaseMessages,
    DiplomacyMessages,
    ActivationMessages,
    SupplyMessages,
    BattleMessages,
    SiegeMessages,
    NavalMessages,
    ConquestMessages,
    SetUpMessages,
    EventMessages {}
