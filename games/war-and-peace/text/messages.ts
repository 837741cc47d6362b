import type { TableMessages } from '@bivouac/kernel';
import type { CombatMessages } from './messages/combat.ts';
import type { GroundMessages } from './messages/ground.ts';
import type { NavalMessages } from './messages/naval.ts';
import type { PoliticsMessages } from './messages/politics.ts';
import type { ProductionMessages } from './messages/production.ts';
import type { SequenceMessages } from './messages/sequence.ts';

/** Everything that this game says, part by part. */
export interface WarAndPeaceMessages
  extends
    TableMessages,
    SequenceMessages,
    GroundMessages,
    CombatMessages,
    PoliticsMessages,
    ProductionMessages,
    NavalMessages {}
