import { described } from '@bivouac/wire';
import type { Seat } from '@bivouac/kernel';
import type { FastifyInstance } from 'fastify';
import { type Allowance, tooOften } from '../accounts/attempts.ts';
import type { Context } from '../http/context.ts';
import { drawDice } from '../rooms/fair-dice.ts';
import { No } from '../rooms/no.ts';
import type { Playable } from '../rooms/shelf.ts';
import type { Holder } from '../storage/matches.ts';
import { newId } from '../storage/secret.ts';
import type { Lobby } from './lobby.ts';
import { memberOf } from './lookup.ts';
import { drawnSeat, full, seatsOf, startIfFull, taken } from './seating.ts';
import { matchSeen } from './seen.ts';
import { type OpeningMatch, openingMatch } from './shapes.ts';

const MOST_WAITING = 20;
const OPENED: Allowance = { most: 60, withinMs: 60 * 60_000 };

export const playableNamed = ({ shelf: { games } }: Context, game: string): Playable => {
  const playable = Object.hasOwn(games, game) ? games[game] : undefined;
  if (playable) return playable;
  throw new No('missing', 'there is no such game', `Choose one of: ${Object.keys(games).join(', ')}.`, 'body.game');
};

export const checkBot = ({ bots }: Playable, bot: string): void => {
  if (!Object.hasOwn(bots, bot))
    throw new No('missing', 'there is no such bot', `Choose one of: ${Object.keys(bots).join(', ')}.`, 'body.bot');
};

interface Comer {
  readonly whose: string;
  readonly wanted: Seat | undefined;
  readonly holder: Holder;
}

type Wishes = Pick<OpeningMatch, 'seating' | 'seat' | 'bots'>;

/** Who sits where when a match is opened: its maker first, then the bots; the rest is open. */
export const firstHolders = (
  seats: readonly Seat[],
  { seating, seat, bots }: Wishes,
  maker: string,
  secret: string,
): ReadonlyMap<Seat, Holder> => {
  const held = new Map<Seat, Holder>();
  const put = (whose: string, wanted: Seat | undefined, holder: Holder): void => {
    const free = seats.filter((each) => !held.has(each));
    if (free.length === 0) throw full();
    if (wanted !== undefined && !seats.includes(wanted))
      throw new No('input', `there is no seat ${wanted}`, `Choose one of: ${seats.join(', ')}.`, 'body.seat');
    const got = seating === 'draw' ? drawnSeat(secret, whose, free) : (wanted ?? free[0] ?? '');
    if (held.has(got)) throw taken();
    held.set(got, holder);
  };
  const comers: readonly Comer[] = [
    { whose: maker, wanted: seat, holder: { kind: 'user', user: maker } },
    ...bots.map((each, place): Comer => ({
      whose: `bot ${place}`,
      wanted: each.seat,
      holder: { kind: 'bot', bot: each.bot },
    })),
  ];
  const isChoosy = ({ wanted }: Comer): boolean => seating === 'choice' && wanted !== undefined;
  // Those who want a certain seat come before those who take any.
  for (const { whose, wanted, holder } of [...comers.filter(isChoosy), ...comers.filter((each) => !isChoosy(each))])
    put(whose, wanted, holder);
  return held;
};

/** Opens a match. It starts when its last seat is taken. */
export const serveOpening = (app: FastifyInstance, { context, attempts, tell }: Lobby): void => {
  const { store, now } = context;
  app.post<{ Body: OpeningMatch }>(
    '/api/matches',
    { schema: { summary: 'Open a match', tags: ['lobby'], body: described(openingMatch) } },
    async (request, reply) => {
      const maker = await memberOf(request, context);
      const { body } = request;
      const playable = playableNamed(context, body.game);
      const options = playable.game.options.parse(body.options, 'body.options');
      const seats = seatsOf(body.game, playable.game.seats(options));
      for (const { bot } of body.bots) checkBot(playable, bot);
      const mine = await store.matches.mine(maker.id, { limit: 500 });
      if (mine.filter(({ status }) => status === 'waiting').length >= MOST_WAITING)
        throw new No('tooMuch', `${MOST_WAITING} matches of yours wait already`, 'Call one off first.');
      if (!(await attempts.take(`open ${maker.id}`, now(), OPENED)))
        return tooOften(reply, 'you have opened many matches', OPENED);
      const invited = [];
      for (const name of body.invite) invited.push(await inviteeNamed(context, name, maker.id));
      const dice = drawDice();
      const held = firstHolders(seats, body, maker.id, dice.secret);
      const { id } = await store.matches.create({
        id: newId(),
        game: body.game,
        rules: playable.game.version,
        options,
        visibility: body.visibility,
        seating: body.seating,
        salt: newId(),
        ...dice,
        daysPerMove: body.daysPerMove ?? null,
        vacationDays: body.vacationDays,
        madeBy: maker.id,
        at: now(),
        seats: seats.map((seat) => ({ seat, holder: held.get(seat) ?? { kind: 'open' } })),
      });
      for (const user of invited) {
        await store.matches.invite(id, { user, seat: null, by: maker.id, at: now() });
        await tell?.invited(user, id, maker.name);
      }
      await startIfFull(context, id);
      const made = await store.matches.get(id);
      if (!made) throw new Error(`match ${id} was not stored`);
      return reply.code(201).send({ match: await matchSeen(context, made, request.who) });
    },
  );
};

/** A member who can be invited. */
export const inviteeNamed = async ({ store }: Context, name: string, by: string): Promise<string> => {
  const user = await store.users.byName(name);
  if (!user) throw new No('missing', `nobody is called ${name}`, 'Check the name, or send him a link.', 'body.name');
  if (user.id === by) throw new No('input', 'this is you', 'Invite somebody else.', 'body.name');
  return user.id;
};
