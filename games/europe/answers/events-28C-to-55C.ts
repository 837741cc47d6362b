import type { CardId, UnitId, ZoneId } from '../catalogue/ids.ts';
import type { ForceName } from '../state/state.ts';

export type EventLaterCoalitionAnswer =
  /** 31C, 32C The artillery card that has no effect. */
  | { readonly kind: 'silence'; readonly card: CardId }
  /** 39C The force from which men run away. */
  | { readonly kind: 'desert'; readonly force: ForceName }
  /** 40C The army that Kutuzov takes over. */
  | { readonly kind: 'takeOver'; readonly force: ForceName }
  /** 41C The depot that the Cossacks burn. */
  | { readonly kind: 'raid'; readonly depot: number; readonly zone: ZoneId }
  /** 46C The Landwehr that has a step. */
  | { readonly kind: 'levy'; readonly unit: UnitId }
  /** 50C The German corps that leaves the field. */
  | { readonly kind: 'defect'; readonly unit: UnitId }
  /** 51C The force that falls ill. */
  | { readonly kind: 'sicken'; readonly force: ForceName }
  /** 54C The corps that goes home. */
  | { readonly kind: 'sendHome'; readonly unit: UnitId };
