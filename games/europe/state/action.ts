import type { CardId, FleetId, GeneralId, NationId, Side, UnitId, ZoneId } from '../catalogue/ids.ts';
import type { ForceId } from './forces.ts';
import type { Sailing } from './voyage.ts';

/** An activation that an event gives free of activation points. */
export interface Grant {
  readonly what: 'force' | 'squadron';
  /** Only a force that this general leads. */
  readonly ledBy?: GeneralId;
  /** Only a force of this nation. */
  readonly of?: NationId;
  /** 1F, 29C A forced march without a test. */
  readonly freeForcedMarch?: true;
  /** 1C, 9C, 19C Only these fleets, so many of them together, and one squadron after the other. */
  readonly fleets?: readonly FleetId[];
  readonly most?: number;
  readonly again?: true;
  /** 9F, 19C What the squadron may do beyond the rule. */
  readonly sailing?: Sailing;
  /** 42F So many movement points at most, and no forced march. */
  readonly atMost?: number;
  /** 47F So many reduced French units are completed if the march ends in France. */
  readonly filledAtHome?: number;
  /** 43C May not attack a force that this general leads. */
  readonly notAgainst?: GeneralId;
}

/** 5.2 What a side does with its round, while it does it. */
export interface Action {
  readonly side: Side;
  readonly by:
    | { readonly kind: 'card' | 'event'; readonly card: CardId }
    | { readonly kind: 'operation' }
    /** An envoy, a protectorate, the end of a foreign war. */
    | { readonly kind: 'diplomacy' };
  /** 9.1 Activation points left of the card. */
  readonly ap: number;
  /** 9.2 May points of the reserve be added? */
  readonly usesReserve: boolean;
  readonly grants: readonly Grant[];
  /** Forces that have finished their activation in this action. */
  readonly activated: readonly ForceId[];
  /** 12.2.1 Units that have marched in this action. */
  readonly moved?: readonly UnitId[];
  /** 17.1 Fleets that have been activated in this action. */
  readonly sailed?: readonly FleetId[];
  /** 1C A squadron has made its amphibious attack in this action. */
  readonly landed?: true;
  /** 17.2.8 Units that have come ashore in this action. */
  readonly ashore?: readonly UnitId[];
  /** 17.3.3 Ports whose ships have been attacked in this action. */
  readonly raided?: readonly ZoneId[];
}
