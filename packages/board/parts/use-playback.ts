import { useEffect, useEffectEvent } from 'react';

const STEP_MS = 900;
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4, 8];

interface Playback {
  readonly at: number;
  readonly length: number;
  readonly playing: boolean;
  readonly speed: number;
  readonly onJump: (at: number) => void;
  readonly onPlay: (playing: boolean) => void;
}

/** Goes on one step at a time while it plays, and stops at the end. */
export const usePlayback = ({ at, length, playing, speed, onJump, onPlay }: Playback): void => {
  const goOn = useEffectEvent((): void => {
    if (at >= length) onPlay(false);
    else onJump(at + 1);
  });
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => goOn(), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [playing, speed, at]);
};
