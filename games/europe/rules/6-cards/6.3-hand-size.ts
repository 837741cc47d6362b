import { card as cardCard, type HandEntry, nation as nationCard } from '../../catalogue/catalogue.ts';
import { revised, tables } from '../../scenario/editions.ts';
import { inForce } from '../../state/effects.ts';
import type { BoxId, CardId, Side, ZoneId } from '../../catalogue/ids.ts';
import {
  type Allegiance,
  type Europe,
  holder,
  isHeldBy,
  isOn,
  isSide,
  opponent,
  sideOf,
  sideOfCard,
  squadron,
  wasPlayed,
  zone,
} from '../../state/state.ts';
import { isZoneSupplied } from '../13-supply/13.3-supply-lines.ts';
import { isCreated } from '../20-scenarios/20.2-states.ts';

const CORSAIRS = 'box_corsairs' as BoxId;

/** 3.2, 6.3 The enemy deprives a nation of its card by holding the zone; in the revised edition only in supply. */
const isDeprived = (g: Europe, id: ZoneId, side: Side): boolean =>
  isHeldBy(g, id, opponent(side)) && (!revised(g, 'controlNeedsSupply') || isZoneSupplied(g, id, holder(g, id)));

/** 6.3 A key zone counts while its nation belongs to the alliance and the enemy does not hold it. A forced ally is on no side, and brings nothing. */
const bringsCard = (g: Europe, id: ZoneId, side: Side): boolean =>
  isOn(g, zone(g, id).nation, side) && !isDeprived(g, id, side);

/** 3.2, 6.3 Mantua is a card to its holder: its owner, or an enemy who deprives him of it. */
const sideHolding = (g: Europe, id: ZoneId): Allegiance => {
  const owner = sideOf(g, zone(g, id).nation);
  if (!isSide(owner)) return sideOf(g, holder(g, id));
  return isDeprived(g, id, owner) ? opponent(owner) : owner;
};

const sideOfEntry = (g: Europe, { to, zones, nation: of }: HandEntry): Side | undefined => {
  if (to === 'empire' || to === 'coalition') return to;
  if (to === 'victor') return undefined;
  const [first] = zones;
  const side = to === 'holder' && first ? sideHolding(g, first) : of ? sideOf(g, of) : 'none';
  return isSide(side) ? side : undefined;
};

/** 6.3 Does this line of the table bring the side a card now? */
export const entitles = (g: Europe, side: Side, entry: HandEntry): boolean => {
  if (sideOfEntry(g, entry) !== side) return false;
  if (entry.to === 'holder') return true;
  if (entry.created !== undefined)
    return isCreated(g, entry.created) && !entry.lostWhileEnemyHolds.some((id) => isDeprived(g, id, side));
  return entry.zones.every((id) => bringsCard(g, id, side));
};
/** 6.3 The lines of the table that bring a side a card. */
export const entitlements = (g: Europe, side: Side): readonly HandEntry[] =>
  tables(g).hands.entries.filter((entry) => entitles(g, side, entry));

/** 17.2.10 The Corsairs (35F) cost a card unless a fleet hunts them. */
const corsairs = (g: Europe, side: Side): number => {
  const { card, cards } = tables(g).hands.corsairs;
  const hunted = squadron(g, { kind: 'box', box: CORSAIRS }, 'coalition').length > 0;
  return side === 'coalition' && wasPlayed(g, card) && !hunted ? cards : 0;
};

/** 6.3 How many cards a hand has, permanent ones among them: no fewer than six and no more than ten, unless events say otherwise. */
export const handSize = (g: Europe, side: Side): number => {
  const { min, max } = tables(g).hands;
  const most = inForce(g, 'handLimitLifted').some((effect) => effect.side === side) ? Infinity : max;
  const due = entitlements(g, side).length + g.tracks.spoils[side];
  return Math.min(most, Math.max(min, due)) + corsairs(g, side);
};

/** 6.2, 6.3 A permanent card is for a nation of the side that is not deprived of its capital. Only the Coalition has those of Austria and Russia. */
export const mayHavePermanent = (g: Europe, side: Side, card: CardId): boolean => {
  const { permanent } = cardCard(card);
  if (permanent === undefined || sideOfCard(card) !== side || !isOn(g, permanent, side)) return false;
  const [capital] = nationCard(permanent).capital;
  return capital !== undefined && !isDeprived(g, capital, side);
};
