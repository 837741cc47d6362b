import type { CardId, DuchyId, LeaderId, Nation, PlaceId, ReserveId, SquadronId } from '../catalogue/ids.ts';
import type { NapoleonicWars } from './state.ts';

/** Dice that show this when a Round has been rolled. */
export interface SideOfBattle {
  readonly nations: readonly Nation[];
  /** 3 Commander; none for a Formation without a leader. */
  readonly commander: LeaderId | null;
  /** 9.7 His Battle Rating brings dice; not where the Armies of several Powers stand apart. */
  readonly rated: boolean;
  /** 11.21 Extra dice of its nationality, as the battle began. */
  readonly bonus: number;
  /** 11.2 Dice by event in this Round. */
  readonly cardDice: number;
  /** 10.2 Failed evasion attempts of this side. */
  readonly failedEvasions: number;
  /** 11.3 Casualties that this side has suffered so far. */
  readonly kills: number;
  readonly disrupts: number;
  /** Pieces that are disrupted now. */
  readonly disrupted: number;
  /** The Units and leaders that it began with. */
  readonly pieces: number;
  /** 13.4 The Squadrons that fight. */
  readonly ships: readonly SquadronId[];
  /** What the other side has rolled against it in this Round. */
  readonly against: readonly number[];
}
export interface Battle {
  readonly kind: 'land' | 'siege' | 'naval' | 'port';
  readonly at: PlaceId;
  readonly round: number;
  /** 11.22 Dice that the defender has from the ground, in the first Round. */
  readonly terrain: number;
  readonly active: SideOfBattle;
  readonly inactive: SideOfBattle;
  /** 11.1 Events played in this Round. */
  readonly events: readonly (CardId | ReserveId)[];
  /** The leaders who have taken part, living or dead. */
  readonly leaders: readonly LeaderId[];
  /** Duchies that each side entered from, for its retreat. */
  readonly activeFrom: readonly DuchyId[];
  readonly inactiveFrom: readonly DuchyId[];
  /** 13.7 Ports that an Active side which came by sea may return to. */
  readonly seaPorts: readonly DuchyId[];
}
export type Which = 'active' | 'inactive';
export const opposite = (which: Which): Which => (which === 'active' ? 'inactive' : 'active');
export const battle = ({ battle: row }: Pick<NapoleonicWars, 'battle'>): Battle => {
  if (!row) throw new Error('11: no battle is being fought');
  return row;
};
export const changeBattle = (g: NapoleonicWars, change: Partial<Battle>): void => {
  g.battle = { ...battle(g), ...change };
};
export const changeSide = (g: NapoleonicWars, which: Which, change: Partial<SideOfBattle>): void => {
  const row = battle(g);
  g.battle = { ...row, [which]: { ...row[which], ...change } };
};
