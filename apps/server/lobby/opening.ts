import type { Seat } from '@bivouac/kernel';
import { type BodyOf, ROUTES } from '@bivouac/wire';
import type { FastifyInstance } from 'fastify';
import type { Allowance } from '../accounts/attempts.ts';
import type { Context } from '../http/context.ts';
import { serve } from '../http/serve.ts';
import { drawDice, promisedDice } from '../rooms/fair-dice.ts';
import { no, notNow } from '../rooms/no.ts';
import type { Playable } from '../rooms/shelf.ts';
import type { Holder } from '../storage/matches.ts';
import { newId } from '../storage/secret.ts';
import type { Lobby } from './lobby.ts';
import { memberOf } from './lookup.ts';
import { addSeed, drawnSeat, full, seatsOf, startIfFull, taken } from './seating.ts';
import { seenAnew } from './seen.ts';

const { dice: promise, openMatch } = ROUTES.lobby;

const MOST_WAITING = 20;
const OPENED: Allowance = { most: 60, withinMs: 60 * 60_000 };

export const playableNamed = ({ shelf: { games } }: Context, game: string): Playable => {
  const playable = Object.hasOwn(games, game) ? games[game] : undefined;
  if (playable) return playable;
  throw no('noSuchGame', { place: 'body.game', params: { games: Object.keys(games).join(', ') } });
};

export const checkBot = ({ bots }: Playable, bot: string): void => {
  if (!Object.hasOwn(bots, bot))
    throw no('noSuchBot', { place: 'body.bot', params: { bots: Object.keys(bots).join(', ') } });
};

interface Comer {
  readonly whose: string;
  readonly wanted: Seat | undefined;
  readonly holder: Holder;
}

type Wishes = Pick<BodyOf<typeof openMatch>, 'seating' | 'seat' | 'bots'> & { readonly also?: readonly Seat[] };

/** Who sits where when a match is opened: its maker first, in as many seats as they like, then the bots; the rest is open. */
export const firstHolders = (
  seats: readonly Seat[],
  { seating, seat, also = [], bots }: Wishes,
  maker: string,
  secret: string,
): ReadonlyMap<Seat, Holder> => {
  const held = new Map<Seat, Holder>();
  const put = (whose: string, wanted: Seat | undefined, holder: Holder): void => {
    const free = seats.filter((each) => !held.has(each));
    if (free.length === 0) throw full();
    if (wanted !== undefined && !seats.includes(wanted)) throw no('noSuchSeat', { place: 'body.seat' });
    const got = seating === 'draw' ? drawnSeat(secret, whose, free) : (wanted ?? free[0] ?? '');
    if (held.has(got)) throw taken();
    held.set(got, holder);
  };
  const comers: readonly Comer[] = [
    { whose: maker, wanted: seat, holder: { kind: 'user', user: maker } },
    ...also.map((wanted): Comer => ({ whose: maker, wanted, holder: { kind: 'user', user: maker } })),
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
  serve(app, openMatch, async (request) => {
    const maker = await memberOf(request, context);
    const { body } = request;
    const playable = playableNamed(context, body.game);
    const options = playable.game.options.parse(body.options, 'body.options');
    const seats = seatsOf(body.game, playable.game.seats(options));
    if (body.seating === 'draw' && body.also.length > 0) throw no('noSuchSeat', { place: 'body.also' });
    for (const { bot } of body.bots) checkBot(playable, bot);
    const mine = await store.matches.mine(maker.id, { limit: 500 });
    if (mine.filter(({ status }) => status === 'waiting').length >= MOST_WAITING)
      throw no('tooManyWaiting', { params: { most: MOST_WAITING } });
    if (!(await attempts.take(`open ${maker.id}`, now(), OPENED))) throw notNow('openedMany', OPENED.withinMs);
    const invited = [];
    for (const name of body.invite) invited.push(await inviteeNamed(context, name, maker.id));
    const dice = body.dice === undefined ? drawDice() : await promisedDice(store, body.dice);
    if (await store.matches.isPromised(dice.commitment)) throw no('diceUsed', { place: 'body.dice' });
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
    const own = seats.find((seat) => isOf(held.get(seat), maker.id));
    if (own !== undefined && body.dice !== undefined) await addSeed(context, id, own, body.seed);
    await startIfFull(context, id);
    return seenAnew(context, id, request.who);
  });

  serve(app, promise, async (request) => {
    await memberOf(request, context);
    const ticket = newId();
    return { ticket, commitment: (await promisedDice(store, ticket)).commitment };
  });
};

const isOf = (holder: Holder | undefined, user: string): boolean => holder?.kind === 'user' && holder.user === user;

/** A member who can be invited. */
export const inviteeNamed = async ({ store }: Context, name: string, by: string): Promise<string> => {
  const user = await store.users.byName(name);
  if (!user) throw no('nobodyCalled', { place: 'body.name', params: { name } });
  if (user.id === by) throw no('thatIsYou', { place: 'body.name' });
  if ((await store.chat.muted(user.id)).includes(by))
    throw no('noInvitations', { place: 'body.name', params: { name } });
  return user.id;
};
