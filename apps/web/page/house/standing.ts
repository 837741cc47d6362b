import type { Me } from '@bivouac/wire';

/** What the page knows of who sits before it. Nobody is asked until somebody wants to play online. */
export type Standing = { readonly is: 'unasked' | 'away' | 'stranger' } | { readonly is: 'known'; readonly me: Me };

export const meOf = (standing: Standing): Me | undefined => (standing.is === 'known' ? standing.me : undefined);

const KEY = 'bivouac account';

/** The name under which somebody signed in here last: then the server is worth asking, and else it is left in peace. */
export const nameKnownHere = (): string | undefined => {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined; // Some browsers forbid even to ask.
  }
};

export const keepNameHere = (name: string | undefined): void => {
  try {
    if (name === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, name);
  } catch {
    // The server is asked again at the next visit to its pages.
  }
};

/** Somebody signed in or out in another tab. */
export const onNameChanged = (changed: () => void): (() => void) => {
  const heard = ({ key }: StorageEvent): void => {
    if (key === KEY) changed();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
};
