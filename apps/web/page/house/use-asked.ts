import type { WireFault } from '@bivouac/wire';
import { useCallback, useEffect, useRef, useState } from 'react';
import { wireFaultFrom } from './house-fault.tsx';

export interface Asked<T> {
  readonly value?: T;
  readonly fault?: WireFault;
  /** Asks once more; what was known stays until the reply is there. */
  readonly again: () => void;
  /** Something was told that need not be asked for. */
  readonly put: (value: T) => void;
}

/** What the server was asked for. Another key is another question. */
export const useAsked = <T>(ask: () => Promise<T>, key: unknown): Asked<T> => {
  const [known, setKnown] = useState<{ readonly key?: unknown; readonly value?: T; readonly fault?: WireFault }>({});
  const [times, setTimes] = useState(0);
  const asking = useRef(ask);
  useEffect(() => {
    asking.current = ask;
  });
  useEffect(() => {
    let isWanted = true;
    asking.current().then(
      (value) => isWanted && setKnown({ key, value }),
      (caught: unknown) =>
        isWanted &&
        setKnown((before) => ({ ...(Object.is(before.key, key) ? before : {}), key, fault: wireFaultFrom(caught) })),
    );
    return () => {
      isWanted = false;
    };
  }, [key, times]);
  const again = useCallback(() => setTimes((before) => before + 1), []);
  const put = useCallback((value: T) => setKnown({ key, value }), [key]);
  const { value, fault } = Object.is(known.key, key) ? known : {};
  return { ...(value === undefined ? {} : { value }), ...(fault ? { fault } : {}), again, put };
};

/** Looks again every so often while the page is looked at, and when one comes back to it. */
export const useLookingAgain = (again: () => void, seconds: number): void => {
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') again();
    };
    const timer = setInterval(look, seconds * 1000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [again, seconds]);
};
