import { pagePath } from '@bivouac/wire';
import { expect, test } from 'vitest';
import { hashOf, type Route, routeOf } from './route.ts';

const ROUTES: readonly Route[] = [
  { page: 'start' },
  { page: 'about' },
  { page: 'file' },
  { page: 'table', sitting: '0a1b' },
  { page: 'replay', sitting: 'with / slash' },
  { page: 'link', address: 'games/novi.json?x=1#y' },
  { page: 'rules' },
  { page: 'rules', game: 'nemesis', rule: '8.4' },
  { page: 'online' },
  { page: 'new-match' },
  { page: 'account' },
  { page: 'notices' },
  { page: 'sign-in' },
  { page: 'sign-in', next: '#/match/0a1b' },
  { page: 'register', next: '#/invitation/abc.def' },
  { page: 'match', match: '0a1b' },
  { page: 'invitation', token: 'abc-def_ghi' },
  { page: 'mail', token: 'abc.def' },
  { page: 'reset' },
  { page: 'reset', token: 'abc' },
];

test.each(ROUTES)('the address of $page leads back to it', (route) => {
  expect(routeOf(hashOf(route))).toEqual(route);
});

test.each(['match', 'invitation', 'mail', 'reset'] as const)('the link to %s in a letter leads to it', (page) => {
  const about = page === 'match' ? { match: 'a.b' } : { token: 'a.b' };
  expect(routeOf(pagePath(page, 'a.b').slice(1))).toEqual({ page, ...about });
});

test.each(['', '#', '#/'])('%j is the start', (hash) => {
  expect(routeOf(hash)).toEqual({ page: 'start' });
});

test.each([
  '#/nowhere',
  '#/table',
  '#/table/',
  '#/table/a/b',
  '#/rules/a/b/c',
  '#/match',
  '#/match/a/b',
  '#/online/a/b',
])('%s leads nowhere', (hash) => {
  expect(routeOf(hash)).toEqual({ page: 'lost' });
});

test('a link with a broken escape is taken as it is', () => {
  expect(routeOf('#replay=100%.json')).toEqual({ page: 'link', address: '100%.json' });
});
