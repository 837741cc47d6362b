import type { Message, Seat } from '@bivouac/kernel';
import { isMajor, isMinor } from '../catalogue/ids.ts';
import { activeSeats, leadingSeat, seatOf } from '../rules/D-players/D.3-seats.ts';
import { activeFaction, type WarAndPeace } from '../state/index.ts';

/** For whom a die is rolled: the seat of the nation that its question names, that of the faction, or whoever acts. */
export const rolledBy = ({ params }: Message, g: WarAndPeace): Seat | undefined => {
  const { nation, faction } = params;
  if (typeof nation === 'string' && (isMajor(nation) || isMinor(nation))) return seatOf(g, nation);
  if (faction === 'pro' || faction === 'anti') return leadingSeat(g, faction);
  const side = activeFaction(g.clock);
  return side ? leadingSeat(g, side) : activeSeats(g)[0];
};
