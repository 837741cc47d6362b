import {
  type CommanderId,
  type Nation,
  type Side,
  unitCard,
  commanderCard,
  type UnitId,
} from '../../catalogue/catalogue.ts';
import type { Reinforcement } from '../../scenario/scenario.ts';
import { commander, type Nemesis, scenarioOf, unit } from '../../state/state.ts';
import { linkOf, sequelOf } from './17.1-rules-of-1812.ts';

/** Who of a side's Set Up Card of 1813 may come at all. */
export type Party = 'all' | 'russians' | 'others';

/** 17.4 Exception: as long as no Russian in supply has entered Prussia, the Coalition gets Russians only. */
export const partyOf = (g: Nemesis, side: Side): Party =>
  side === 'coalition' && sequelOf(g)?.invasion.russiansOnly ? 'russians' : 'all';

const RUSSIA: Nation = 'Russia';
const isOf = (party: Party, nation: Nation): boolean =>
  party === 'all' || (party === 'russians') === (nation === RUSSIA);

/** 17.9c Those who would come from August 1813 on are the price of an Emperor who stayed in Russia (rulings/17.9-napoleon.md). */
const isForfeit = (g: Nemesis, side: Side, { endOfTurn }: Reinforcement): boolean => {
  const link = linkOf(g);
  if (!link || side !== 'french' || g.politics.invasion?.napoleon !== 'kept') return false;
  return endOfTurn >= link.lastTurn + link.napoleon.forfeitsFrom;
};

/** 17.5d Before its change of sources a side gets nothing by the card of 1813; elsewhere every group may come. */
export const isOnOffer = (g: Nemesis, side: Side, group: Reinforcement): boolean => {
  if (!group.of1813) return true;
  const sources = sequelOf(g)?.invasion.sources[side] ?? 'before';
  return sources !== 'before' && !isForfeit(g, side, group);
};

export const mayUnitCome = (party: Party, id: UnitId): boolean => isOf(party, unitCard(id).nation);

/** Who leads Russians comes with them, whatever his own nation (ruling L-6). */
export const mayCommanderCome = (party: Party, group: Reinforcement, id: CommanderId): boolean => {
  if (party === 'all') return true;
  const leadsRussians = group.units.some((each) => unitCard(each).nation === RUSSIA);
  const comesWithRussians = leadsRussians || commanderCard(id).nation === RUSSIA;
  return comesWithRussians === (party === 'russians');
};

const isInterned = (g: Nemesis, id: UnitId | CommanderId): boolean =>
  g.politics.invasion?.interned.some((row) => row.id === id) ?? false;

/** Somebody of the card of 1813 who should have come by now. */
export type Arrear =
  | { readonly unit: UnitId; readonly commander: undefined; readonly group: Reinforcement }
  | { readonly unit: undefined; readonly commander: CommanderId; readonly group: Reinforcement };

/** 17.4 (iii), (iv) Who is next of those due before a Turn: first the set-up, then Turn by Turn, units before commanders (ruling L-5). */
export const nextArrear = (g: Nemesis, side: Side, party: Party, before: number): Arrear | undefined => {
  const groups = scenarioOf(g).reinforcements[side].filter(
    (group) => group.of1813 && group.endOfTurn < before && isOnOffer(g, side, group) && !isLater(g, group),
  );
  const inOrder = groups.toSorted((one, other) => one.endOfTurn - other.endOfTurn);
  for (const group of inOrder) {
    const id = group.units.find((each) => unit(g, each).at === 'due' && mayUnitCome(party, each));
    if (id) return { unit: id, commander: undefined, group };
    const leader = group.commanders.find(
      (each) => commander(g, each).at === 'due' && mayCommanderCome(party, group, each) && !isInterned(g, each),
    );
    if (leader) return { unit: undefined, commander: leader, group };
  }
  return undefined;
};

/** 14.15 (ii), 14.16 Austrians wait for Austria. */
const isLater = (g: Nemesis, { onlyWithAustria }: Reinforcement): boolean =>
  onlyWithAustria && g.politics.austria !== 'coalition';
