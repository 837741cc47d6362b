import { useSyncExternalStore } from 'react';

/** Where in the client one is. It stands behind the # of the address, so that every server and no server at all will do. */
export type Route =
  | { readonly page: 'start' | 'about' | 'lost' | 'file' }
  | { readonly page: 'table' | 'replay'; readonly sitting: string }
  | { readonly page: 'link'; readonly address: string }
  | { readonly page: 'rules'; readonly game?: string; readonly rule?: string };

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
  switch (page) {
    case '':
      return { page: 'start' };
    case 'about':
      return { page: 'about' };
    case 'file':
      return { page: 'file' };
    case 'rules':
      return { page: 'rules', ...(first ? { game: first } : {}), ...(second ? { rule: second } : {}) };
    case 'table':
    case 'replay':
      return first && second === undefined ? { page, sitting: first } : { page: 'lost' };
    default:
      return { page: 'lost' };
  }
};

export const hashOf = (route: Route): string => {
  switch (route.page) {
    case 'start':
    case 'lost':
      return '#/';
    case 'about':
    case 'file':
      return `#/${route.page}`;
    case 'table':
    case 'replay':
      return `#/${route.page}/${encodeURIComponent(route.sitting)}`;
    case 'link':
      return `${LINK}${encodeURIComponent(route.address)}`;
    case 'rules':
      return ['#/rules', route.game, route.rule].filter((part) => part !== undefined).join('/');
  }
};

export const go = (route: Route): void => {
  location.hash = hashOf(route);
};

const onHash = (changed: () => void): (() => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

export const useHash = (): string => useSyncExternalStore(onHash, () => location.hash);
