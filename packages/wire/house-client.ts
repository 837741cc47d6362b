import { WireError } from './wire-error.ts';
import { isFaultBody } from './fault.ts';
import { FAULTS } from './faults.ts';
import { ROUTES } from './routes/routes.ts';
import type { Given, ReplyOf, Route } from './routes/route.ts';

export interface HouseOptions {
  /** Where the server is; nothing for the site that the page came from. */
  readonly at?: string;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

type Asking<R extends Route> = Record<never, never> extends Given<R> ? [given?: Given<R>] : [given: Given<R>];
type Asks<G> = {
  readonly [N in keyof G]: G[N] extends Route ? (...given: Asking<G[N]>) => Promise<ReplyOf<G[N]>> : never;
};

/** The server's routes as functions: `house.lobby.take({ match, seat })`. What goes wrong is a WireError with its fault. */
export type HouseClient = { readonly [T in keyof typeof ROUTES]: Asks<(typeof ROUTES)[T]> };

const unreachable = (cause: unknown): WireError =>
  new WireError(FAULTS.unreachable.wrong, { ...FAULTS.unreachable, name: 'unreachable' }, { cause });

/** Where a route is asked, and what is left to be sent along. */
const addressed = ({ method, path }: Route, given: Readonly<Record<string, unknown>>) => {
  const rest = new Map(Object.entries(given).filter(([, value]) => value !== undefined));
  const place = path.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  if (method === 'POST') return { place, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)])).toString();
  return { place: query === '' ? place : `${place}?${query}` };
};

/** Asks one route. */
export const askRoute = async <R extends Route>(
  { at = '', fetch: send = (url, init) => fetch(url, init) }: HouseOptions,
  route: R,
  given: Readonly<Record<string, unknown>> = {},
): Promise<ReplyOf<R>> => {
  const { place, body } = addressed(route, given);
  const sent = body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } };
  const reached = send(`${at}${place}`, { method: route.method, credentials: 'same-origin', ...sent });
  const response = await reached.catch((fault: unknown) => Promise.reject(unreachable(fault)));
  const told: unknown = await response.json().catch(() => undefined);
  if (response.ok && told !== undefined) return told as ReplyOf<R>;
  // Whatever stands in front of the server speaks no JSON: there is nobody behind it.
  throw isFaultBody(told) ? new WireError(told.error.wrong, told.error) : unreachable(response.status);
};

export const houseClient = (options: HouseOptions = {}): HouseClient => {
  const asks = (routes: Readonly<Record<string, Route>>) =>
    Object.fromEntries(
      Object.entries(routes).map(([name, route]) => [
        name,
        (given?: Readonly<Record<string, unknown>>) => askRoute(options, route, given),
      ]),
    );
  const topics = Object.entries(ROUTES).map(([topic, routes]) => [topic, asks(routes)] as const);
  return Object.fromEntries(topics) as unknown as HouseClient;
};
