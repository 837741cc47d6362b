import type { FastifyInstance, FastifyRequest } from 'fastify';
import { no } from '../rooms/no.ts';

const SAFE: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

const hostOf = (origin: string): string | undefined => {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
};

/**
 * Does a page of another site send this? A browser says where a request comes from; a program that is no browser says
 * nothing, and carries nobody's cookies along unasked.
 */
export const isCrossSite = ({ headers }: Pick<FastifyRequest, 'headers'>, publicOrigin?: string): boolean => {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return true;
  if (origin === undefined) return false;
  const own = publicOrigin === undefined ? host : hostOf(publicOrigin);
  return own === undefined || hostOf(origin) !== own;
};

/** Another site's page can neither change anything here nor open a connection with its visitor's cookies. */
export const guardOrigin = (app: FastifyInstance, publicOrigin?: string): void => {
  app.addHook('onRequest', async (request) => {
    const changes = !SAFE.includes(request.method) || request.headers.upgrade !== undefined;
    if (changes && isCrossSite(request, publicOrigin)) throw no('crossSite');
  });
};
