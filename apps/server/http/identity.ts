import type { FastifyInstance, FastifyRequest } from 'fastify';
import { no } from '../rooms/no.ts';
import type { Identity } from '../rooms/seating.ts';

export type { Identity } from '../rooms/seating.ts';

/** Says who sends a request, by the cookie of their session or by the key of their program. Nothing for a stranger. */
export type Identify = (request: FastifyRequest) => Promise<Identity | undefined>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sends it, if they are known. */
    who: Identity | undefined;
    /** Are they still who they were when it came? A session may have ended since. */
    isStillIn(): Promise<boolean>;
  }
}

/** Every request knows who sends it before anything else is done with it. */
export const identifying = (app: FastifyInstance, identify: Identify): void => {
  app.decorateRequest('who', undefined);
  app.decorateRequest('isStillIn', async function (this: FastifyRequest) {
    return (await identify(this))?.user === this.who?.user;
  });
  app.addHook('onRequest', async (request) => {
    request.who = await identify(request);
  });
};

/** For routes that strangers may not use. */
export const signedIn = ({ who }: FastifyRequest): Identity => {
  if (!who) throw no('notSignedIn');
  return who;
};
