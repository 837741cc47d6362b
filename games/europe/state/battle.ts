import type { CardId, GeneralId, Side, SpecialId, UnitId, ZoneId } from '../catalogue/ids.ts';
import type { ForceId } from './forces.ts';

export type Level = 'skirmish' | 'minor' | 'major';

/** A number added to dice, with the reason: the battle sheet lists them all. */
export interface Modifier {
  readonly what: string;
  readonly by: number;
  readonly card?: CardId;
}

/** 14 How far a battle has come; cards of one moment can tell by it what they may still do. */
export type BattleStep =
  | 'counterMarches'
  | 'modifiers'
  | 'wounds'
  | 'losses'
  | 'crossing'
  | 'demoralisation'
  | 'pursuit'
  | 'retreat';

/** 14 A battle while it is fought, for both players to see. */
export interface Battle {
  readonly step: BattleStep;
  readonly zone: ZoneId;
  readonly attacker: Side;
  readonly forces: Readonly<Record<Side, readonly ForceId[]>>;
  /** Where the attacker came from; null when he landed or was there already. */
  readonly from: ZoneId | null;
  /** 12.6, 14.1, 19F Those who came by a way of their own: two armies of a campaign, and counter-marches. */
  readonly joined: readonly { readonly force: ForceId; readonly from: ZoneId }[];
  /** 13.3, 14.10 Every zone from which a side has entered the zone of battle: closed to the lines and the retreat of the other. */
  readonly cameBy: Readonly<Record<Side, readonly ZoneId[]>>;
  /** 14.5.3 The zone from which most attacking steps came: the edge between it and the zone of battle counts. */
  readonly edge: ZoneId | null;
  /** 12.4 The defender has intercepted. */
  readonly intercepted: boolean;
  /** 17.2.9 */
  readonly landing: boolean;
  /** 17.2.9 What the landing takes from the dice of the attacker. */
  readonly landingModifier: number;
  readonly unsupplied: Readonly<Record<Side, boolean>>;
  readonly points: Readonly<Record<Side, number>>;
  /** 10.2, 14.11 The general who commands the whole side. */
  readonly commander: Readonly<Record<Side, GeneralId | null>>;
  /** 14.2 Signed: 2 is two to one for the attacker, -2 one to two. */
  readonly odds: number | null;
  readonly level: Level | null;
  readonly morale: Readonly<Record<Side, number | null>>;
  /** 14.4 As many steps had another morale, and the owner has chosen. */
  readonly moraleChosen: Readonly<Record<Side, boolean>>;
  readonly lead: Readonly<Record<Side, UnitId | null>>;
  readonly specials: Readonly<Record<Side, readonly SpecialId[]>>;
  readonly subordinate: Readonly<Record<Side, GeneralId | null>>;
  readonly modifiers: Readonly<Record<Side, readonly Modifier[]>>;
  /** 5C Cavalry counted in for superiority beside what is there. */
  readonly extraCavalry: Readonly<Record<Side, number>>;
  /** 28C Superiority brings this side nothing. */
  readonly noSuperiority: Readonly<Record<Side, boolean>>;
  readonly cards: readonly CardId[];
  /** Cards without effect (31C, 32C). */
  readonly countered: readonly CardId[];
  /** The dice as they fell, the total and the cell of the table. */
  readonly rolled: Readonly<
    Record<Side, { readonly dice: number; readonly total: number; readonly cell: string } | null>
  >;
  readonly losses: Readonly<Record<Side, number>>;
  readonly victor: Side | null;
  /** 14.9.1 The side that has failed its test of demoralisation. */
  readonly broken: Side | null;
  /** 36F A column of the loser falls back over a river without a bridge; it loses nothing there once that is bridged. */
  readonly fordsRiver: boolean;
  readonly bridged: boolean;
  /** 37F Forces of the loser that have nowhere to fall back to. */
  readonly trapped: readonly ForceId[];
}
