import { useEffect, useRef, useState } from 'react';
import type { OpenFan } from './fan-layer.tsx';

const DWELL_MS = 260;
const LINGER_MS = 160;

export interface FanControl {
  readonly open: OpenFan | undefined;
  /** The pointer rests on a stack, or on what is already spread out; or on neither. */
  readonly hover: (place: string | undefined) => void;
  readonly pin: (place: string) => void;
  readonly close: () => void;
}

/**
 * Opens a stack after the pointer has rested on it a moment, and closes it a moment after it left. `laid` says where
 * the fan lies when it opens.
 */
export const useFan = (laid: (place: string) => OpenFan | undefined): FanControl => {
  const [open, setOpen] = useState<OpenFan & { readonly pinned: boolean }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wanted = useRef<string>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const spread = (place: string | undefined, pinned: boolean): void => {
    const fan = place === undefined ? undefined : laid(place);
    setOpen(fan ? { ...fan, pinned } : undefined);
  };
  const want = (place: string | undefined): void => {
    clearTimeout(timer.current);
    wanted.current = place;
  };
  return {
    open,
    hover: (place) => {
      if (wanted.current === place || open?.pinned) return;
      want(place);
      timer.current = setTimeout(() => spread(place, false), place === undefined ? LINGER_MS : DWELL_MS);
    },
    pin: (place) => {
      want(place);
      spread(place, true);
    },
    close: () => {
      want(undefined);
      setOpen(undefined);
    },
  };
};
