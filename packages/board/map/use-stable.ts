import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that stays one and the same, and does what the last render said. What is given it need not render again. */
export const useStable = <A extends readonly unknown[], R>(act: (...args: A) => R): ((...args: A) => R) => {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: A) => latest.current(...args), []);
};
