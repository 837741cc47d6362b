import type { ReactNode } from 'react';
import type { Track } from '../game-ui.ts';
import { useWords } from '../language.tsx';

const CLASSES = { past: 'bv-step-past', now: 'bv-step-now', 'to come': 'bv-step-to-come' } as const;
const SIGNS = { winter: 'bv-step-winter', talks: 'bv-step-talks' } as const;
const SAID = { past: 'track.past', now: 'track.now', 'to come': 'track.toCome' } as const;

export interface TracksProps {
  readonly tracks: readonly Track[];
}

/** Turns and victory as printed tracks. */
export const Tracks = ({ tracks }: TracksProps): ReactNode => {
  const words = useWords();
  return tracks.map((track) => (
    <div key={track.id} className="bv-track">
      <span className="bv-track-name">{track.name}</span>
      <ol aria-label={track.name}>
        {track.steps.map(({ words: step, short, state, sign, skips = false }) => (
          <li
            key={step}
            className={[CLASSES[state], ...(sign ? [SIGNS[sign]] : []), ...(skips ? ['bv-step-skips'] : [])].join(' ')}
            title={step}
            {...(state === 'now' ? { 'aria-current': 'step' as const } : {})}
          >
            <span aria-hidden="true">{short}</span>
            <span className="bv-unseen">{words(SAID[state], { step })}</span>
          </li>
        ))}
      </ol>
    </div>
  ));
};
