import { type Route, ROUTES } from '@bivouac/wire';
import { picks } from '../online.ts';
import { ODD } from './forge.ts';

export interface RoutesReport {
  readonly sent: number;
  /** How many got each status. */
  readonly statuses: Readonly<Record<string, number>>;
}

const ALL: readonly Route[] = Object.values(ROUTES).flatMap((topic) => Object.values<Route>(topic));
/** What anybody may do who sends a form in order. */
const HARMLESS = ['/api/logout', '/api/reset'];

const BAD_COOKIES = [
  '',
  'bivouac=',
  'bivouac=x',
  `bivouac=${'A'.repeat(43)}`,
  `bivouac=${'A'.repeat(3000)}`,
  'bivouac="; bivouac=__proto__',
  '__proto__=x; constructor=y',
  '%00%ff=%e0',
  '=;=;=',
];
const BODIES = [
  '{',
  'null',
  '[]',
  '""',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{}}}',
  '[['.repeat(2000),
];

/** Sends requests that nobody honest would send to every route. Throws if one is accepted or breaks something. */
export const attackRoutes = async (
  { port }: { readonly port: number },
  count: number,
  seed: string,
): Promise<RoutesReport> => {
  const pick = picks(seed);
  const one = <T>(from: readonly T[]): T => from[pick(from.length)] as T;
  const oddText = (): string => {
    const odd = one(ODD);
    return encodeURIComponent(typeof odd === 'string' ? odd.toWellFormed() : JSON.stringify(odd)).slice(0, 200) || 'x';
  };
  const bodyFor = ({ fields }: Route): string => {
    if (pick(4) === 0) return one(BODIES);
    const odd = Object.keys(fields.body).map((name) => [name, one(ODD)] as const);
    const more = pick(3) === 0 ? [['admin', true] as const] : [];
    return JSON.stringify(Object.fromEntries([...odd, ...more]));
  };
  const statuses: Record<string, number> = {};
  for (let sent = 0; sent < count; sent++) {
    const route = ALL[sent % ALL.length] as Route;
    const path = route.path.replace(/:\w+/g, oddText);
    const headers: Record<string, string> = { cookie: one(BAD_COOKIES) };
    if (route.method === 'POST')
      headers['content-type'] = one(['application/json', 'text/plain', 'application/xml', 'x']);
    if (pick(4) === 0) headers['origin'] = one(['https://evil.example', 'null', 'http://127.0.0.1:1']);
    const body = route.method === 'POST' ? { body: bodyFor(route) } : {};
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: route.method, headers, ...body });
    const told = await response.text();
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    const what = `${route.method} ${path} ${body.body ?? ''} got ${response.status} ${told.slice(0, 300)}`;
    if (response.status >= 500) throw new Error(what);
    if (response.ok && route.method === 'POST' && !HARMLESS.includes(route.path)) throw new Error(what);
    if (response.status >= 400) {
      const { error } = JSON.parse(told) as { error: { kind?: string; wrong?: string; remedy?: string } };
      if (!error.kind || !error.wrong || !error.remedy) throw new Error(what);
    }
  }
  return { sent: count, statuses };
};
