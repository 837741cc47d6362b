import type { Seat } from '@bivouac/kernel';
import type { ChatLine } from '@bivouac/wire';
import type { Match as MatchRow } from '../storage/matches.ts';
import type { Hall, RoomEvents } from './hall.ts';
import { no } from './no.ts';
import type { Identity } from './seating.ts';

/** What was said, and the players who do not hear it because they have muted the one who said it. */
export interface Spoken {
  readonly line: ChatLine;
  readonly deaf: readonly string[];
}

/** A player says something in their seat, to the table or to one other seat. It is kept before it is heard. */
export const spoken = async (
  { store, now, onChat }: Hall & RoomEvents,
  { id, seats }: MatchRow,
  who: Identity | undefined,
  seat: Seat,
  { words, to }: { readonly words: string; readonly to: Seat | undefined },
): Promise<Spoken> => {
  if (!who || words.trim() === '') throw no('noWords', { place: 'message.words' });
  if (to !== undefined && (to === seat || !seats.some((each) => each.seat === to))) throw no('noSuchSeat');
  const at = now();
  const kept = (await onChat?.({ user: who.user, match: id, words, at })) ?? words;
  const line = await store.chat.say(id, { user: who.user, seat, to: to ?? null, words: kept, at });
  const deaf: string[] = [];
  for (const { holder } of seats)
    if (holder.kind === 'user' && (await store.chat.muted(holder.user)).includes(who.user)) deaf.push(holder.user);
  return { line: { line, name: who.name, seat, to: to ?? null, words: kept, at }, deaf };
};
