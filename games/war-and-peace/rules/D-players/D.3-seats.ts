import type { Seat } from '@bivouac/kernel';
import { type Faction, isMajor, type Major, MAJORS, type Nation } from '../../catalogue/ids.ts';
import { scenario, scenarioOf } from '../../scenario/scenario.ts';
import { hexCard, isHex } from '../../catalogue/map.ts';
import {
  activeFaction,
  coloursOf,
  factionOf,
  landOf,
  sideOfTroop,
  type Troop,
  type WarAndPeace,
} from '../../state/index.ts';

type Sitting = Pick<WarAndPeace, 'scenario' | 'players'>;

const sittings = (id: string, players: string): readonly (readonly [Seat, readonly Major[]])[] => {
  const found = scenario(id).seats[players];
  if (!found) throw new Error(`D.3: ${id} has no seats for ${players}`);
  return found;
};
/** D.3 The seats of a scenario for a number of players. One person alone holds those of two. */
export const seatsFor = (id: string, players: string): readonly Seat[] => sittings(id, players).map(([seat]) => seat);
export const seats = ({ scenario: id, players }: Sitting): readonly Seat[] => seatsFor(id, players);

/** D.3 With two players the faction decides who commands a state; with more it is its seat. */
const byFaction = ({ players }: Sitting): boolean => players === 'solo' || players === '2';
export const FRENCH: Seat = 'france';
/** The leading seat of the anti-French faction: the English player, or whoever has that part in a shorter start. */
export const englishSeat = (g: Sitting): Seat => seats(g)[1] ?? 'england';
/** Who rolls for a faction in the Attrition and Alliance Phases. */
export const leadingSeat = (g: Sitting, faction: Faction): Seat => (faction === 'pro' ? FRENCH : englishSeat(g));

/** D.3, J.2.i Who moves, fights and produces for a nation. */
export const seatOf = (g: WarAndPeace, nation: Nation): Seat => {
  const major = coloursOf(g, nation);
  if (byFaction(g) || major === null || major === 'france')
    return factionOf(g, nation) === 'pro' || major === 'france' ? FRENCH : englishSeat(g);
  const own = sittings(g.scenario, g.players).find(([, majors]) => majors.includes(major));
  const spainWithFrance = major === 'spain' && own?.[0] !== 'spain' && factionOf(g, 'spain') === 'pro';
  return spainWithFrance ? FRENCH : (own?.[0] ?? englishSeat(g));
};

/** A shorter start that divides the army of a state: the seat of its southern half, and the last row of the south. */
const splitOf = (g: Sitting) => scenarioOf(g).split[g.players];

interface Commanded {
  readonly nation: Nation;
  readonly bond?: Troop['bond'];
  readonly at?: string;
}
/**
 * Who commands a piece. K.4.b, J.4.p expeditionary forces and those who are true to France are the French player's, whatever their state is
 * now; M.4.c so are the troops of a pro-French state in the east that has been invaded.
 */
export const commandOf = (g: WarAndPeace, { nation, bond = 'none', at }: Commanded, faction?: Faction): Seat => {
  const own = factionOf(g, nation);
  if (bond === 'expedition' || bond === 'loyal' || (faction === 'pro' && own !== 'pro')) return FRENCH;
  if (bond === 'recalled') return englishSeat(g); // K.4.d
  if (EASTERN.includes(nation) && own === 'pro') return isInvadedBy(g, nation, 'anti') ? FRENCH : lenderOf(g, nation);
  const split = splitOf(g);
  if (
    split &&
    coloursOf(g, nation) === split.state &&
    at !== undefined &&
    isHex(at) &&
    hexCard(at).row <= split.lastRow
  )
    return split.seat;
  return seatOf(g, nation);
};
/** M.4 States that the French do not command merely because they are pro-French. */
const EASTERN: readonly Nation[] = ['austria', 'prussia', 'russia'];
const isInvadedBy = (g: WarAndPeace, nation: Nation, side: Faction): boolean =>
  g.troops.some((troop) => isHex(troop.at) && landOf(g, troop.at) === nation && sideOfTroop(g, troop) === side);
/** M.4.b The English player, or the state's own. */
const lenderOf = (g: WarAndPeace, nation: Nation): Seat =>
  byFaction(g) || !isMajor(nation) ? englishSeat(g) : homeSeat(g, nation);
/** M.4.a, M.4.b A pro-French state of the east that nobody has invaded: its troops stand still but for one leader a month. */
export const isHeldBack = (g: WarAndPeace, nation: Nation): boolean =>
  EASTERN.includes(nation) && isMajor(nation) && g.politics.status[nation] === 'pro' && !isInvadedBy(g, nation, 'anti');

/** D.3 The seat that a major state belongs to, whatever its status. */
export const homeSeat = ({ scenario: id, players }: Sitting, major: Major): Seat =>
  sittings(id, players).find(([, majors]) => majors.includes(major))?.[0] ?? FRENCH;

/** The seats that win with a state: its own, and the one that shares its army. */
export const seatsWith = (g: Sitting, major: Major): readonly Seat[] => {
  const split = splitOf(g);
  return split?.state === major ? [homeSeat(g, major), split.seat] : [homeSeat(g, major)];
};

/** D.3 States that the alliance die cannot touch: their player decides. */
export const isDirectlyControlled = (g: Sitting, major: Major): boolean =>
  scenarioOf(g).direct[g.players]?.includes(major) ?? false;

/** E.1.c A neutral state moves only if somebody sits for it: with two players nobody does. */
export const isPlayed = (g: WarAndPeace, major: Major): boolean => !byFaction(g) && isMajor(major);

/** K.2.b Nations that act in this segment; those of an exiled France do not. */
export const isActive = (g: WarAndPeace, nation: Nation): boolean => {
  if (g.politics.status.france === 'exile' && coloursOf(g, nation) === 'france') return false; // K.2.b
  const faction = activeFaction(g.clock);
  if (faction) return factionOf(g, nation) === faction;
  const major = coloursOf(g, nation);
  return g.clock.segment === 'neutral' && major !== null && factionOf(g, nation) === 'neutral' && isPlayed(g, major);
};
/** E Seats that have a state to act for in this segment, in the order of the table. */
export const activeSeats = (g: WarAndPeace): readonly Seat[] => {
  const active = MAJORS.filter((major) => isActive(g, major)).map((major) => seatOf(g, major));
  const split = splitOf(g);
  const south = split && isActive(g, split.state) ? [split.seat] : [];
  return seats(g).filter((seat) => active.includes(seat) || south.includes(seat));
};
