import type { TableMessages } from '@bivouac/kernel';
import type { PrepareMessages } from './4-prepare.ts';
import type { SequenceMessages } from './5-sequence.ts';
import type { PeaceMessages } from './5.8-peace.ts';
import type { ResponseMessages } from './6-responses.ts';
import type { EventMessages } from './6.1-event-choices.ts';
import type { BuildMessages } from './7-builds.ts';
import type { FlagMessages } from './7.4-flags.ts';
import type { MovementMessages } from './9-movement.ts';
import type { BattleMessages } from './11-battle.ts';
import type { NavalMessages } from './13-naval.ts';
import type { InterphaseMessages } from './14-interphase.ts';
import type { SiegeMessages } from './12-fortresses.ts';
import type { ConquestMessages } from './15-conquest.ts';
import type { DiplomacyMessages } from './8-diplomacy.ts';
import type { ReinforcementMessages } from './14.2-reinforcement.ts';
import type { CampMessages } from './14.1-camps.ts';
import type { ConvoyMessages } from './13.6-convoys.ts';
import type { SubmissionMessages } from './15.4-submission.ts';
import type { CommandMessages } from './9.7-command.ts';
import type { WarMessages } from './6.13-foreign-wars.ts';

/** Everything that this game says; a card brings its own words besides. */
export interface Messages
  extends
    TableMessages,
    PrepareMessages,
    SequenceMessages,
    PeaceMessages,
    ResponseMessages,
    EventMessages,
    BuildMessages,
    FlagMessages,
    MovementMessages,
    BattleMessages,
    NavalMessages,
    InterphaseMessages,
    SiegeMessages,
    ConquestMessages,
    DiplomacyMessages,
    ReinforcementMessages,
    CampMessages,
    ConvoyMessages,
    SubmissionMessages,
    CommandMessages,
    WarMessages {}
