import type { ReactNode } from 'react';
import { CounterView } from '../counter/counter-view.tsx';
import type { CounterFace } from '../game-ui.ts';
import { useWords } from '../language.tsx';

/** Something that can be chosen once or several times. */
export interface SeriesRow {
  readonly id: string;
  readonly words: string;
  readonly face?: CounterFace | undefined;
  readonly foresight?: string | undefined;
  readonly chosen: number;
  readonly mayMore: boolean;
}

export interface SeriesSheetProps {
  readonly title: string;
  readonly rows: readonly SeriesRow[];
  readonly onMore: (id: string) => void;
  readonly onLess: (id: string) => void;
  readonly onGive: (() => void) | undefined;
}

/** All of a row of questions at once: a stepper to each thing, and one button to give it all. */
export const SeriesSheet = ({ title, rows, onMore, onLess, onGive }: SeriesSheetProps): ReactNode => {
  const words = useWords();
  const given = rows.reduce((sum, { chosen }) => sum + chosen, 0);
  return (
    <section className="bv-series" aria-label={title}>
      <h3>
        {title} <span className="bv-quiet">{words('series.title', { given })}</span>
      </h3>
      <ul>
        {rows.map(({ id, words: name, face, foresight, chosen, mayMore }) => (
          <li key={id}>
            {face ? <CounterView face={face} size={44} words={name} /> : <span>{name}</span>}
            {foresight === undefined ? undefined : <b className="bv-foresight">{foresight}</b>}
            <span className="bv-stepper">
              <button
                type="button"
                aria-label={words('series.less', { answer: name })}
                disabled={chosen === 0}
                onClick={() => onLess(id)}
              >
                −
              </button>
              <output>{chosen}</output>
              <button
                type="button"
                aria-label={words('series.more', { answer: name })}
                disabled={!mayMore}
                onClick={() => onMore(id)}
              >
                +
              </button>
            </span>
          </li>
        ))}
      </ul>
      <button type="button" className="bv-button bv-button-main" disabled={!onGive} onClick={onGive}>
        {words('series.give')}
      </button>
    </section>
  );
};
