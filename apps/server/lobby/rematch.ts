import type { Infer, Seat } from '@bivouac/kernel';
import { described } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import { person, userOf } from '../accounts/sessions.ts';
import type { Context } from '../http/context.ts';
import { drawDice } from '../rooms/fair-dice.ts';
import { No } from '../rooms/no.ts';
import type { Holder, Match } from '../storage/matches.ts';
import { newId } from '../storage/secret.ts';
import type { Lobby } from './lobby.ts';
import { matchOf } from './lookup.ts';
import { playableNamed } from './opening.ts';
import { startIfFull } from './seating.ts';
import { matchSeen } from './seen.ts';
import { askingRematch, matchNamed } from './shapes.ts';

const placeOf = ({ seats }: Match, user: string | null): number =>
  seats.findIndex(({ holder }) => holder.kind === 'user' && holder.user === user);

/** Each moves on by so many seats; of two they change sides. */
const moved = (seats: readonly Seat[], place: number, by: number): Seat | undefined =>
  place < 0 ? undefined : seats[(place + by) % seats.length];

/** The seat that waits for a player of the first match: all have moved on as far as the one who asked. */
export const reservedSeat = async (
  { store }: Pick<Context, 'store'>,
  match: Match,
  user: string,
): Promise<Seat | undefined> => {
  const before = match.rematchOf === null ? undefined : await store.matches.get(match.rematchOf);
  if (!before || before.seats.length !== match.seats.length) return undefined;
  const by = placeOf(match, match.madeBy) - placeOf(before, match.madeBy) + match.seats.length;
  const seats = match.seats.map(({ seat }) => seat);
  return moved(seats, placeOf(before, user), by);
};

/** The same once more, with the same players: one asks, the others find an invitation. */
export const serveRematch = (app: FastifyInstance, { context, tell }: Lobby): void => {
  const { store, now } = context;

  /** The rematch that another player has asked for already. */
  const asked = async (match: string, user: string): Promise<Match | undefined> => {
    const invited = await store.matches.invited(user, { limit: 100 });
    const mine = await store.matches.mine(user, { limit: 100 });
    return [...invited, ...mine].find(({ rematchOf, status }) => rematchOf === match && status !== 'cancelled');
  };

  const holderAfter = ({ holder }: Match['seats'][number], asker: string): Holder => {
    if (holder.kind === 'bot') return holder;
    return holder.kind === 'user' && holder.user === asker ? holder : { kind: 'open' };
  };

  app.post<{ Params: Infer<typeof matchNamed>; Body: Infer<typeof askingRematch> }>(
    '/api/matches/:match/rematch',
    {
      schema: {
        summary: 'Ask for a rematch, on the same side or on the other',
        tags: ['lobby'],
        params: described(matchNamed),
        body: described(askingRematch),
      },
    },
    async (request, reply) => {
      const who = person(request);
      const user = await userOf(request, context);
      const before = await matchOf(context, request.params.match, who);
      if (before.status !== 'over') throw new No('conflict', 'this match is not over', 'Play it to the end first.');
      const known = await asked(before.id, user.id);
      if (known) return { match: await matchSeen(context, known, who) };
      const by = request.body.swap ? 1 : 0;
      const seats = before.seats.map(({ seat }) => seat);
      const { id } = await store.matches.create({
        id: newId(),
        game: before.game,
        rules: playableNamed(context, before.game).game.version,
        options: before.options,
        visibility: before.visibility === 'open' ? 'private' : before.visibility,
        seating: 'choice',
        salt: newId(),
        ...drawDice(),
        daysPerMove: before.daysPerMove,
        vacationDays: before.vacationDays,
        madeBy: user.id,
        at: now(),
        rematchOf: before.id,
        seats: seats.map((seat, place) => {
          const from = before.seats[(place - by + seats.length) % seats.length];
          return { seat, holder: from ? holderAfter(from, user.id) : { kind: 'open' } };
        }),
      });
      for (const { holder } of before.seats) {
        if (holder.kind !== 'user' || holder.user === user.id) continue;
        await store.matches.invite(id, { user: holder.user, seat: null, by: user.id, at: now() });
        await tell?.invited(holder.user, id, user.name);
      }
      await startIfFull(context, id);
      const made = await store.matches.get(id);
      if (!made) throw new Error(`match ${id} was not stored`);
      return reply.code(201).send({ match: await matchSeen(context, made, who) });
    },
  );
};
