import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../language.tsx';
import { Die } from './die.tsx';
import { decimal, percent } from './figures.ts';
import { isOrdinary, luckOf } from './luck.ts';
import { SeatBadge, type SeatLook } from './seat-badge.tsx';

export interface LuckReportProps {
  /** `sides`: how many faces the dice have, six where it is left out. */
  readonly seats: readonly { readonly seat: SeatLook; readonly faces: readonly number[]; readonly sides?: number }[];
}

const HEIGHT = 96;

interface BarsProps {
  readonly times: readonly number[];
  readonly expected: number;
  readonly colour: string;
}

/** A column to each face, and the line of expectation. */
const Bars = ({ times, expected, colour }: BarsProps): ReactNode => {
  const words = useWords();
  const language = useLanguage();
  const most = Math.max(expected, ...times, 1);
  return (
    <div className="bv-luck-bars">
      <span className="bv-luck-line" style={{ insetBlockEnd: `calc(28px + ${(expected / most) * HEIGHT}px)` }} />
      <ol>
        {times.map((count, place) => {
          const face = place + 1;
          return (
            <li key={face}>
              <span className="bv-unseen">
                {words('luck.times', { face, times: count, expected: decimal(expected, language) })}
              </span>
              <span className="bv-luck-count" aria-hidden="true">
                {count}
              </span>
              <span
                className="bv-luck-bar"
                aria-hidden="true"
                style={{ blockSize: (count / most) * HEIGHT, background: colour }}
              />
              <span aria-hidden="true">
                <Die face={face} />
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
};

/** Dice against expectation, for each side. */
export const LuckReport = ({ seats }: LuckReportProps): ReactNode => {
  const words = useWords();
  const language = useLanguage();
  return (
    <section className="bv-luck" aria-label={words('luck.title')}>
      <h3>{words('luck.title')}</h3>
      <div className="bv-luck-seats">
        {seats.map(({ seat, faces, sides }) => {
          const luck = luckOf(faces, sides);
          const mean = { mean: decimal(luck.mean, language, 2), expected: decimal(luck.expectedMean, language) };
          return (
            <figure key={`${seat.name} ${sides}`}>
              <figcaption>
                <SeatBadge {...seat} /> <span className="bv-quiet">{words('luck.rolls', { rolls: luck.rolls })}</span>
              </figcaption>
              {luck.rolls === 0 ? (
                <p className="bv-quiet">{words('luck.none')}</p>
              ) : (
                <>
                  <Bars times={luck.times} expected={luck.expected} colour={seat.colour} />
                  <p>
                    {words('luck.mean', mean)}.{' '}
                    {isOrdinary(luck)
                      ? words('luck.verdictEven')
                      : words('luck.verdict', { percent: percent(luck.percentile, language) })}
                  </p>
                </>
              )}
            </figure>
          );
        })}
      </div>
      <p className="bv-quiet">{words('luck.expectation')}</p>
    </section>
  );
};
