import type { CardId, CommanderId, HexId, Nation, Side, UnitId } from '../catalogue/catalogue.ts';

/**
 * 16.1 What a card that has been laid still does: rules ask for it by its kind. Instructions that are carried out at
 * once leave nothing here.
 */
export type Effect = Laid &
  (
    | {
        readonly kind: 'trains';
        readonly side: Side;
        readonly by: 1 | -1;
        readonly face: 'down' | ExtraTrain;
        /** Only if a unit of the side is in one of these cities when trains are counted (7.2). */
        readonly ifHeld?: readonly HexId[];
      }
    | { readonly kind: 'commands'; readonly side: Side; readonly by: 1 | -1 }
    // 8 Movement
    | { readonly kind: 'marchDie'; readonly side: Side; readonly by: 1 }
    | { readonly kind: 'noForcedMarch' }
    | { readonly kind: 'bridgesOnly'; readonly side: Side }
    /** Those who stand there when the card is laid; in the Movement phase, those who have not marched. */
    | { readonly kind: 'oneHexOnly'; readonly hex: HexId }
    | { readonly kind: 'mayNotMove'; readonly units: readonly UnitId[] }
    /** He and all who are with him; where he is, is nobody's business (15.1). */
    | { readonly kind: 'staffMayNotMove'; readonly commander: CommanderId }
    | { readonly kind: 'mixedMayNotMove'; readonly nations: readonly [Nation, Nation] }
    | { readonly kind: 'danesStayHome' }
    | { readonly kind: 'idle'; readonly commander: CommanderId }
    | { readonly kind: 'stacksMoved'; readonly nation: Nation; readonly left: number }
    | { readonly kind: 'freeMove'; readonly side: Side; readonly of: CommanderId | 'Denmark-Norway' }
    // 10, 11 Combat
    | { readonly kind: 'mayNotAttack'; readonly units: readonly UnitId[] }
    | { readonly kind: 'mayNotSupport'; readonly units: readonly UnitId[]; readonly in: 'attack' | 'both' }
    | { readonly kind: 'mixedMayNotAttack'; readonly nations: readonly [Nation, Nation] }
    | { readonly kind: 'staffMayNotAttack'; readonly commander: CommanderId }
    | { readonly kind: 'rating'; readonly commander: CommanderId; readonly by: 1 | -1 }
    | { readonly kind: 'plainNapoleon' }
    | { readonly kind: 'unwellNapoleon' }
    | { readonly kind: 'armsAtMost'; readonly bonus: number }
    | { readonly kind: 'pontoons'; readonly side: Side }
    | { readonly kind: 'siegeTrain'; readonly side: Side }
    | { readonly kind: 'strongWalls'; readonly side: Side }
    | { readonly kind: 'concert'; readonly side: Side; readonly nations: readonly [Nation, Nation] }
    | { readonly kind: 'massedGuns'; readonly side: Side }
    | { readonly kind: 'mayEvadeNapoleon' }
    | { readonly kind: 'willingSwedes' }
    | { readonly kind: 'bridgeBlown'; readonly side: Side }
    | { readonly kind: 'riverAttackWeaker'; readonly side: Side }
    // 6, 7 Supply
    | { readonly kind: 'forageHarder'; readonly side: Side }
    | { readonly kind: 'landsturm' }
    | { readonly kind: 'portsClosed' }
    | { readonly kind: 'spy'; readonly side: Side }
    // 14 Politics
    | { readonly kind: 'steadyConfederation' }
    | { readonly kind: 'truceDie'; readonly side: Side; readonly by: number }
  );

/** An extra train that lies face up: for rallying and Depots alone, or with one nation and in one land alone. */
export type ExtraTrain = 'rallyOrDepot' | 'Austria' | 'Russia';

interface Laid {
  readonly card: CardId;
  /** Who laid it. */
  readonly laidBy: Side;
  /** Ends with the Turn, or waits until it is used (K-2). */
  readonly lasts: 'turn' | 'standing';
}
export type EffectOf<K extends Effect['kind']> = Extract<Effect, { readonly kind: K }>;

export { inForce } from '@bivouac/cards';
