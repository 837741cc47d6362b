import { useSyncExternalStore } from 'react';

/** Where in the client one is. It stands behind the # of the address, so that every server and no server at all will do. */
export type Route =
  | { readonly page: Plain | 'start' | 'lost' }
  | { readonly page: 'table' | 'replay'; readonly sitting: string }
  | { readonly page: 'link'; readonly address: string }
  | { readonly page: 'rules'; readonly game?: string; readonly rule?: string }
  /** Where one goes afterwards, as it stands behind the #. */
  | { readonly page: 'sign-in' | 'register'; readonly next?: string }
  | { readonly page: 'match'; readonly match: string }
  | { readonly page: 'invitation' | 'mail'; readonly token: string }
  /** With the token of a letter one chooses a new password, without it one asks for the letter. */
  | { readonly page: 'reset'; readonly token?: string };

/** Pages that need nothing but their name. */
const PLAIN = ['about', 'file', 'online', 'new-match', 'account', 'notices'] as const;
type Plain = (typeof PLAIN)[number];

const LINK = '#replay=';

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

export const routeOf = (hash: string): Route => {
  if (hash.startsWith(LINK)) return { page: 'link', address: decoded(hash.slice(LINK.length)) };
  const [page = '', first, second, ...rest] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  if (rest.length > 0) return { page: 'lost' };
  if (page === 'rules')
    return { page: 'rules', ...(first ? { game: first } : {}), ...(second ? { rule: second } : {}) };
  return (second === undefined ? routeTo(page, first) : undefined) ?? { page: 'lost' };
};

const routeTo = (page: string, about: string | undefined): Route | undefined => {
  switch (page) {
    case '':
      return { page: 'start' };
    case 'table':
    case 'replay':
      return about ? { page, sitting: about } : undefined;
    case 'match':
      return about ? { page, match: about } : undefined;
    case 'invitation':
    case 'mail':
      return about ? { page, token: about } : undefined;
    case 'reset':
      return { page, ...(about ? { token: about } : {}) };
    case 'sign-in':
    case 'register':
      return { page, ...(about ? { next: about } : {}) };
    default: {
      const plain = PLAIN.find((each) => each === page);
      return plain && { page: plain };
    }
  }
};

const hashWith = (page: string, about: string | undefined): string =>
  about === undefined ? `#/${page}` : `#/${page}/${encodeURIComponent(about)}`;

export const hashOf = (route: Route): string => {
  switch (route.page) {
    case 'start':
    case 'lost':
      return '#/';
    case 'table':
    case 'replay':
      return hashWith(route.page, route.sitting);
    case 'match':
      return hashWith(route.page, route.match);
    case 'invitation':
    case 'mail':
    case 'reset':
      return hashWith(route.page, route.token);
    case 'sign-in':
    case 'register':
      return hashWith(route.page, route.next);
    case 'link':
      return `${LINK}${encodeURIComponent(route.address)}`;
    case 'rules':
      return ['#/rules', route.game, route.rule].filter((part) => part !== undefined).join('/');
    default:
      return `#/${route.page}`;
  }
};

export const go = (route: Route): void => {
  location.hash = hashOf(route);
};

/** The address of a page as somebody else can open it. */
export const addressOf = (route: Route): string => `${location.origin}${location.pathname}${hashOf(route)}`;

const onHash = (changed: () => void): (() => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

export const useHash = (): string => useSyncExternalStore(onHash, () => location.hash);
