import type { Line } from '@bivouac/wire';
import { type ReactNode, useEffect, useState } from 'react';
import { usePage } from '../context.tsx';

const SHOWN_MS = 4000;

/** Says that the connection is lost, and for a moment that it is there again. */
export const LineNotice = ({ line }: { readonly line: Line }): ReactNode => {
  const { words } = usePage();
  const [wasLost, setWasLost] = useState(false);
  const isUp = line === 'up';
  if (!isUp && !wasLost) setWasLost(true);
  useEffect(() => {
    if (!isUp || !wasLost) return undefined;
    const timer = setTimeout(() => setWasLost(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isUp, wasLost]);
  return (
    <div role="status">
      {wasLost ? (
        <p className={isUp ? 'bp-line' : 'bp-line bp-line-lost'}>{words(isUp ? 'online.restored' : 'online.lost')}</p>
      ) : undefined}
    </div>
  );
};
