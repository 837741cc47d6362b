import { createContext, type ReactNode, useContext } from 'react';
import type { CounterFace as Face } from '../game-ui.ts';
import type { SymbolSet } from '../settings.ts';
import { CounterFace } from './counter-face.tsx';

/** Which symbols counters bear, on the map and in every list. */
export const SymbolsContext = createContext<SymbolSet>('nato');

export interface CounterViewProps {
  readonly face: Face;
  /** Its side in CSS pixels. */
  readonly size?: number;
  /** Said aloud; left out where the words stand beside it. */
  readonly words?: string;
}

/** A counter by itself, in a list or on a button. */
export const CounterView = ({ face, size = 56, words }: CounterViewProps): ReactNode => {
  const symbols = useContext(SymbolsContext);
  return (
    <svg
      className="bv-counter"
      viewBox="-56 -56 116 116"
      width={size}
      height={size}
      {...(words === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words })}
    >
      <CounterFace face={face} px={size * 0.86} symbols={symbols} />
    </svg>
  );
};
