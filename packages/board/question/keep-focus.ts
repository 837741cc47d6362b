import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * The focus stays in the question: when the answer that had it is gone with its question, the question itself has it, so
 * that the next Tab leads to the next answers. Focus that somebody has taken elsewhere stays there.
 */
export const useKeptFocus = (question: string | number | undefined): RefObject<HTMLElement | null> => {
  const section = useRef<HTMLElement>(null);
  const had = useRef(false);
  useEffect(() => {
    const { current } = section;
    if (!current) return undefined;
    const note = (): void => {
      const { activeElement } = document;
      // What is gone leaves the focus with nobody: that does not count as going elsewhere.
      if (activeElement && activeElement !== document.body) had.current = current.contains(activeElement);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (had.current && isLost) section.current?.focus({ preventScroll: true });
  }, [question]);
  return section;
};
