import type { Seat } from '@bivouac/kernel';

/** What this browser remembers of a seat in a match on the server. A browser that keeps nothing forgets it. */
const keyOf = (what: 'notes' | 'seen', match: string, seat: Seat): string => `bivouac ${what} ${match} ${seat}`;

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const keep = (key: string, words: string): void => {
  try {
    if (words === '') localStorage.removeItem(key);
    else localStorage.setItem(key, words);
  } catch {
    // Nothing is kept here.
  }
};

/** What is kept under a key; nothing where nothing is. */
export const kept = (key: string): string => read(key) ?? '';

export const notesOf = (match: string, seat: Seat): string => read(keyOf('notes', match, seat)) ?? '';
export const keepNotes = (match: string, seat: Seat, words: string): void => keep(keyOf('notes', match, seat), words);

/** Up to which answer the match was seen here; 0 when it never was. */
export const seenUpTo = (match: string, seat: Seat): number => Number(read(keyOf('seen', match, seat)) ?? 0) || 0;
export const keepSeen = (match: string, seat: Seat, seq: number): void => keep(keyOf('seen', match, seat), String(seq));
