import { NEXT_KEY, useKeys } from '@bivouac/board';
import { useRef } from 'react';
import type { Planning } from './use-plan.ts';

/** The place after this one, round and round; the first where there is none. */
export const placeAfter = (places: readonly string[], last: string | undefined): string | undefined =>
  places[(places.indexOf(last ?? '') + 1) % Math.max(1, places.length)];

/** Goes through the pieces that may still do something, one after the other, and takes each up where it stands. */
export const useNextPiece = (
  { beginnings, beginAt }: Pick<Planning, 'beginnings' | 'beginAt'>,
  onShow: (place: string) => void,
  listens: boolean,
): (() => void) | undefined => {
  const last = useRef<string>(undefined);
  const isOpen = listens && beginnings.length > 0;
  const toNext = (): void => {
    const place = placeAfter(beginnings, last.current);
    if (place === undefined) return;
    last.current = place;
    onShow(place);
    beginAt(place);
  };
  useKeys(({ key }) => {
    if (!isOpen || key.toLowerCase() !== NEXT_KEY) return false;
    toNext();
    return true;
  });
  return isOpen && beginnings.length > 1 ? toNext : undefined;
};
