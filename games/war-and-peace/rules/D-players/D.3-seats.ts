import type { Seat } from '@bivouac/kernel';
import { type Faction, isMajor, type Major, MAJORS, type Nation } from '../../catalogue/ids.ts';
import { scenario, scenarioOf } from '../../scenario/scenario.ts';
import { activeFaction, coloursOf, factionOf, type WarAndPeace } from '../../state/index.ts';

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

/** D.3 The seat that a major state belongs to, whatever its status. */
export const homeSeat = ({ scenario: id, players }: Sitting, major: Major): Seat =>
  sittings(id, players).find(([, majors]) => majors.includes(major))?.[0] ?? FRENCH;

/** D.3 States that the alliance die cannot touch: their player decides. */
export const isDirectlyControlled = (g: Sitting, major: Major): boolean =>
  scenarioOf(g).direct[g.players]?.includes(major) ?? false;

/** E.1.c A neutral state moves only if somebody sits for it: with two players nobody does. */
export const isPlayed = (g: WarAndPeace, major: Major): boolean => !byFaction(g) && isMajor(major);

/** E Nations that act in this segment. */
export const isActive = (g: WarAndPeace, nation: Nation): boolean => {
  const faction = activeFaction(g.clock);
  if (faction) return factionOf(g, nation) === faction;
  const major = coloursOf(g, nation);
  return g.clock.segment === 'neutral' && major !== null && factionOf(g, nation) === 'neutral' && isPlayed(g, major);
};
/** E Seats that have a state to act for in this segment, in the order of the table. */
export const activeSeats = (g: WarAndPeace): readonly Seat[] => {
  const active = MAJORS.filter((major) => isActive(g, major)).map((major) => seatOf(g, major));
  return seats(g).filter((seat) => active.includes(seat));
};
