import { type ReactNode, useId } from 'react';
import { useWords } from '../language.tsx';
import { SPEEDS, usePlayback } from './use-playback.ts';

/** A point of the record worth finding: a turn, a battle. */
export interface TimeMark {
  readonly at: number;
  readonly words: string;
  readonly kind: 'turn' | 'phase' | 'event';
}

export interface TimeLineProps {
  /** How many answers the record has; it can be shown before the first and after the last. */
  readonly length: number;
  readonly at: number;
  readonly onJump: (at: number) => void;
  readonly playing: boolean;
  readonly onPlay: (playing: boolean) => void;
  readonly speed: number;
  readonly onSpeed: (speed: number) => void;
  readonly marks?: readonly TimeMark[];
}

const SIGNS = {
  first: 'M5 5v14M19 5l-10 7 10 7z',
  back: 'M17 5l-10 7 10 7z',
  play: 'M7 4l13 8-13 8z',
  pause: 'M7 4h3.5v16H7zM13.5 4H17v16h-3.5z',
  forward: 'M7 5l10 7-10 7z',
  last: 'M19 5v14M5 5l10 7-10 7z',
} as const;

interface TimeButtonProps {
  readonly sign: keyof typeof SIGNS;
  readonly words: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

const TimeButton = ({ sign, words, disabled = false, onClick }: TimeButtonProps): ReactNode => (
  <button
    type="button"
    className="bv-time-button"
    aria-label={words}
    title={words}
    disabled={disabled}
    onClick={onClick}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[sign]} />
    </svg>
  </button>
);

/** Replay: play, pause, speed, and a jump to any point. */
export const TimeLine = (props: TimeLineProps): ReactNode => {
  const { length, at, onJump, playing, onPlay, speed, onSpeed, marks = [] } = props;
  const words = useWords();
  const list = useId();
  usePlayback(props);
  const jump = (to: number): void => {
    onPlay(false);
    onJump(Math.max(0, Math.min(length, to)));
  };
  const here = marks.findLast((mark) => mark.at <= at);
  return (
    <section className="bv-time" aria-label={words('time.label')}>
      <div className="bv-time-buttons">
        <TimeButton sign="first" words={words('time.first')} disabled={at === 0} onClick={() => jump(0)} />
        <TimeButton sign="back" words={words('time.back')} disabled={at === 0} onClick={() => jump(at - 1)} />
        <TimeButton
          sign={playing ? 'pause' : 'play'}
          words={words(playing ? 'time.pause' : 'time.play')}
          onClick={() => {
            if (!playing && at >= length) onJump(0);
            onPlay(!playing);
          }}
        />
        <TimeButton sign="forward" words={words('time.forward')} disabled={at >= length} onClick={() => jump(at + 1)} />
        <TimeButton sign="last" words={words('time.last')} disabled={at >= length} onClick={() => jump(length)} />
      </div>
      <div className="bv-time-slide">
        <input
          type="range"
          min={0}
          max={length}
          value={at}
          list={list}
          aria-label={words('time.label')}
          aria-valuetext={`${words('time.at', { at, of: length })}${here ? `, ${here.words}` : ''}`}
          onChange={(event) => jump(Number(event.target.value))}
        />
        <datalist id={list}>
          {marks
            .filter(({ kind }) => kind === 'turn')
            .map((mark) => (
              <option key={`${mark.at} ${mark.words}`} value={mark.at}>
                {mark.words}
              </option>
            ))}
        </datalist>
        <p className="bv-time-here">
          <span>{here?.words}</span>
          <span>{words('time.at', { at, of: length })}</span>
        </p>
      </div>
      <label className="bv-time-speed">
        <span className="bv-unseen">{words('time.speed')}</span>
        <select value={speed} onChange={(event) => onSpeed(Number(event.target.value))}>
          {SPEEDS.map((each) => (
            <option key={each} value={each}>
              {each}×
            </option>
          ))}
        </select>
      </label>
    </section>
  );
};
