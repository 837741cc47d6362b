import type { Message, Seat } from '@bivouac/kernel';
import { isMajor, isMinor } from '../catalogue/ids.ts';
import { activeSeats, leadingSeat, seatOf } from '../rules/D-players/D.3-seats.ts';
import type { WarAndPeaceView } from '../secrecy/view.ts';
import { activeFaction } from '../state/index.ts';
import { stateOf } from './seen.ts';

/** For whom a die is rolled: the seat of the nation that its question names, that of the faction, or whoever acts. */
export const rolledBy = ({ params }: Message, view: WarAndPeaceView): Seat | undefined => {
  const g = stateOf(view);
  const { nation, faction } = params;
  if (typeof nation === 'string' && (isMajor(nation) || isMinor(nation))) return seatOf(g, nation);
  if (faction === 'pro' || faction === 'anti') return leadingSeat(g, faction);
  const side = activeFaction(view.clock);
  return side ? leadingSeat(g, side) : activeSeats(g)[0];
};
