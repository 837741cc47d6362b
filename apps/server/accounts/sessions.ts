import { randomBytes } from 'node:crypto';
import type { Me } from '@bivouac/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Feature } from '../http/context.ts';
import { type Identify, type Identity, signedIn } from '../http/identity.ts';
import { no } from '../rooms/no.ts';
import { fingerprint } from '../storage/secret.ts';
import type { User } from '../storage/users.ts';

const DAY = 24 * 60 * 60_000;
/** A session ends when it was not used for so long. */
const LASTS = 60 * DAY;
/** As long as browsers keep a cookie at all. */
const COOKIE_SECONDS = (400 * DAY) / 1000;
const SEEN_EVERY = 60 * 60_000;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

export const newSecret = (): string => randomBytes(32).toString('base64url');

/** With https the browser sends the cookie to this very host only, and never in the clear. */
const cookieName = (secure: boolean): string => (secure ? '__Host-bivouac' : 'bivouac');

/** Stays when its user signs out: it says that they have been here, and opens nothing. */
const deviceName = (secure: boolean): string => `${cookieName(secure)}-device`;

const secretIn = ({ cookies }: FastifyRequest, secure: boolean, name = cookieName(secure)): string | undefined => {
  const given = cookies[name];
  return given !== undefined && SECRET.test(given) ? given : undefined;
};

/** Sessions by cookie. */
export interface Door {
  readonly identify: Identify;
  /** Gives the door its store. */
  readonly feature: Feature;
  /** Lets somebody in under a new secret; the session that the request came with ends. */
  letIn(request: FastifyRequest, reply: FastifyReply, user: User): Promise<Me>;
  letOut(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Ends the sessions of a user and cuts their connections. `but` for the one that the request came with. */
  letAllOut(user: string, but?: FastifyRequest): Promise<void>;
  /** The fingerprint of the device that a request comes from, if this user has signed in with it before. */
  deviceOf(request: FastifyRequest, user: string): Promise<string | undefined>;
}

export const meOf = ({ id, kind, name, mail, language }: User): Me => ({ id, kind, name, mail, language });

export const makeDoor = (secure: boolean): Door => {
  let known: Context | undefined;
  const context = (): Context => {
    if (!known) throw new Error('the door has no store yet');
    return known;
  };
  const deviceOf: Door['deviceOf'] = async (request, user) => {
    const { store, now } = context();
    const secret = secretIn(request, secure, deviceName(secure));
    const token = secret === undefined ? undefined : await store.tokens.peek(secret, 'device', now());
    return secret !== undefined && token?.user === user ? fingerprint(secret) : undefined;
  };
  /** The device is known from now on. */
  const remember = async (request: FastifyRequest, reply: FastifyReply, user: User): Promise<void> => {
    if (user.kind === 'guest' || (await deviceOf(request, user.id)) !== undefined) return;
    const { store, now } = context();
    const secret = newSecret();
    const token = { purpose: 'device', user: user.id, match: null, seat: null } as const;
    await store.tokens.issue(secret, { ...token, endsAt: now() + 1000 * COOKIE_SECONDS }, now());
    reply.setCookie(deviceName(secure), secret, { ...options, maxAge: COOKIE_SECONDS });
  };
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    deviceOf,

    feature(_app, given) {
      known = given;
    },

    async identify(request) {
      const secret = secretIn(request, secure);
      if (secret === undefined) return undefined;
      const { store, now } = context();
      const time = now();
      const session = await store.sessions.find(secret, time);
      if (!session) return undefined;
      const { id, name, seenAt } = session.user;
      if (session.endsAt - time < LASTS / 2) await store.sessions.prolong(secret, time + LASTS);
      if (time - seenAt > SEEN_EVERY) await store.users.seen(id, time);
      return { user: id, name };
    },

    async letIn(request, reply, user) {
      const { store, now } = context();
      if (await store.users.isSuspended(user.id)) throw no('suspended');
      const secret = newSecret();
      const agent = (request.headers['user-agent'] ?? '').replaceAll('\0', '').slice(0, 200);
      const before = secretIn(request, secure);
      if (before !== undefined) await store.sessions.end(before);
      await store.sessions.open(secret, { user: user.id, agent, at: now(), endsAt: now() + LASTS });
      reply.setCookie(cookieName(secure), secret, { ...options, maxAge: COOKIE_SECONDS });
      await remember(request, reply, user);
      return meOf(user);
    },

    async letOut(request, reply) {
      const { store, sockets } = context();
      const secret = secretIn(request, secure);
      if (secret !== undefined) await store.sessions.end(secret);
      if (request.who) {
        sockets.closeOf(request.who.user);
        await store.announce({ say: 'signedOut', user: request.who.user });
        await store.tokens.revoke('mail', { user: request.who.user }); // An address that a borrowed session asked for.
      }
      reply.clearCookie(cookieName(secure), options);
    },

    async letAllOut(user, but) {
      const { store, sockets } = context();
      await store.sessions.endAll(user, but && secretIn(but, secure));
      for (const purpose of ['mail', 'device', 'password'] as const) await store.tokens.revoke(purpose, { user });
      sockets.closeOf(user);
      await store.announce({ say: 'signedOut', user });
    },
  };
};

/** For routes that are for people: a program may play its seat and nothing else. */
export const person = (request: FastifyRequest): Identity => {
  const who = signedIn(request);
  if (who.program) throw no('keyPlaysOneSeat');
  return who;
};

/** The user behind a request, as they are stored. */
export const userOf = async (request: FastifyRequest, { store }: Pick<Context, 'store'>): Promise<User> => {
  const user = await store.users.get(person(request).user);
  if (!user) throw no('accountGone');
  return user;
};
