import type { CardId, DuchyId, LeaderId, Nation, PlaceId, ReserveId, SquadronId } from '../catalogue/ids.ts';
import type { NapoleonicWars } from './state.ts';

/** Dice that show this when a Round has been rolled. */
export interface SideOfBattle {
  readonly nations: readonly Nation[];
  /** 3 Commander; none for a Formation without a leader. */
  readonly commander: LeaderId | null;
  /** 11.5 The last leader who has commanded it, living or dead: his printed rating counts in a rout. */
  readonly chief: LeaderId | null;
  /** 9.7 His Battle Rating brings dice; not where the Armies of several Powers stand apart. */
  readonly rated: boolean;
  /** 11.21 Extra dice of its nationality, as the battle began. */
  readonly bonus: number;
  /** 10.2 Failed evasion attempts of this side. */
  readonly failedEvasions: number;
  /** 11.3 Casualties that this side has suffered so far. */
  readonly kills: number;
  readonly disrupts: number;
  /** 11.31 Units that each nation has lost so far: losses are shared over the whole battle. */
  readonly lost: Readonly<Partial<Record<Nation, number>>>;
  /** Pieces that are disrupted now. */
  readonly disrupted: number;
  /** The Units and leaders that it began with. */
  readonly pieces: number;
  /** 13.4 The Squadrons that fight. */
  readonly ships: readonly SquadronId[];
  /** What the other side has rolled against it in this Round. */
  readonly against: readonly number[];
  /** Dice that have shown a 6 against it in this battle. */
  readonly sixes: number;
}

/** 6.15 What an event does for the side whose nation played it. */
export interface BattleBonus {
  readonly card: CardId | ReserveId;
  readonly nation: Nation;
  readonly side: Which;
  /** The Round in which it counts, or the whole battle. */
  readonly round: number | 'all';
  /** Dice more, and dice that the enemy has less. */
  readonly dice?: number;
  /** Dice more for each Squadron of this nation that is still afloat. */
  readonly perShipOf?: Nation;
  readonly enemyDice?: number;
  /** How often the Battle Rating of its own Commander counts, or that of the enemy. */
  readonly rating?: number;
  readonly enemyRating?: number;
  /** 5s kill, of either side. */
  readonly fivesKill?: true;
  /** 6s rolled against its side that count as misses. */
  readonly voidSixes?: number;
  /** 11.5 What it adds to the Battle Rating of a routed Commander, for the Resource. */
  readonly routBonus?: number;
  /** What it costs after the battle, or brings: a Unit, a Squadron. */
  readonly price?: true;
  readonly prize?: true;
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
  /** 6.15 What events of this battle do. */
  readonly bonuses: readonly BattleBonus[];
  /** 11.5 An event saves the loser from a rout. */
  readonly noRout: boolean;
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

/** 6.15 The events that count in this Round, in the order in which they were played. */
export const bonusesNow = ({ bonuses, round }: Battle): readonly BattleBonus[] =>
  bonuses.filter((bonus) => bonus.round === 'all' || bonus.round === round);
/** 11.2 Dice that a side has more or fewer by events in this Round. */
export const eventDice = (row: Battle, which: Which): number =>
  bonusesNow(row).reduce((sum, { side, dice = 0, enemyDice = 0 }) => sum + (side === which ? dice : enemyDice), 0);
/** 6.1 How often the Battle Rating of a Commander counts: the last event about him prevails. */
export const ratingFactor = (row: Battle, which: Which): number =>
  bonusesNow(row).reduce(
    (factor, { side, rating, enemyRating }) => (side === which ? (rating ?? factor) : (enemyRating ?? factor)),
    1,
  );
export const doFivesKill = (row: Battle): boolean => bonusesNow(row).some(({ fivesKill }) => fivesKill === true);
/** The 6s against a side that still count: an event spends itself on the first of them. */
export const spendVoids = (g: NapoleonicWars, which: Which, sixes: number): number => {
  let left = sixes;
  const row = battle(g);
  const bonuses = row.bonuses.map((bonus) => {
    const counts = bonus.round === 'all' || bonus.round === row.round;
    const used = counts && bonus.side === which ? Math.min(left, bonus.voidSixes ?? 0) : 0;
    left -= used;
    return used > 0 ? { ...bonus, voidSixes: (bonus.voidSixes ?? 0) - used } : bonus;
  });
  changeBattle(g, { bonuses });
  return left;
};
