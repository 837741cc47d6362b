import type { Context } from '../http/context.ts';
import type { Match } from '../storage/matches.ts';

const isPlayed = ({ seats }: Match): boolean =>
  seats.some(({ holder }) => holder.kind === 'user' || holder.kind === 'program');

/**
 * Deletes a user. Their seats in matches that have not started are free again; in a running match the seat says that
 * they have left, and those who stay may claim the match or give the seat to someone else. Where nobody stays, it is over.
 */
export const leaveMatches = async ({ store, rooms }: Context, user: string): Promise<void> => {
  const his = await store.matches.mine(user, { limit: 10_000 });
  for (const { id, seats, status } of his)
    for (const { seat, holder } of seats)
      if (status === 'waiting' && holder.kind === 'user' && holder.user === user)
        await store.matches.seat(id, seat, holder, { kind: 'open' });
  await store.users.remove(user);
  for (const { id } of his) {
    await rooms.refresh(id);
    const match = await store.matches.get(id);
    if (match?.status !== 'running' || isPlayed(match)) continue;
    const gone = match.seats.find(({ holder }) => holder.kind === 'gone');
    if (gone) await rooms.claim(id, gone.seat, 'abandoned');
  }
};
