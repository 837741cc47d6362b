import { type ReactNode, useRef } from 'react';
import type { Spot } from '../game-ui.ts';
import type { OnLight } from './rich-text.tsx';

interface CheckRow {
  readonly id: string;
  readonly name: string;
  readonly where: string;
  readonly figure: string;
  readonly spot: Spot;
  readonly done: boolean;
}

interface ChecklistProps {
  readonly title: string;
  readonly done: number;
  readonly of: number;
  /** "7 of 11 given" */
  readonly count: string;
  /** What the button says that goes to the next that is not done. */
  readonly next: string;
  readonly groups: readonly { readonly id: string; readonly name: string; readonly rows: readonly CheckRow[] }[];
  readonly onLight: OnLight;
  readonly onShow: OnLight;
}

/** What there is to do, and what has been done. The button shows the next that is not done, round and round. */
export const Checklist = ({ title, done, of, count, next, groups, onLight, onShow }: ChecklistProps): ReactNode => {
  const shown = useRef<string | undefined>(undefined);
  const left = groups.flatMap(({ rows }) => rows.filter((row) => !row.done));
  const toNext = (): void => {
    const place = left.findIndex(({ id }) => id === shown.current);
    const row = left[(place + 1) % Math.max(1, left.length)];
    if (!row) return;
    shown.current = row.id;
    onShow(row.spot);
  };
  return (
    <section className="bv-checklist">
      <h3>
        {title} <span className="bv-checklist-count">{count}</span>
      </h3>
      <progress value={done} max={Math.max(1, of)} aria-label={count} />
      {left.length > 0 ? (
        <button type="button" className="bv-button bv-checklist-next" onClick={toNext}>
          {next}
        </button>
      ) : undefined}
      {groups.map(({ id, name, rows }) => (
        <div key={id}>
          <h4>{name}</h4>
          <ul>
            {rows.map((row) => (
              <li key={row.id}>
                <button
                  type="button"
                  onMouseEnter={() => onLight(row.spot)}
                  onMouseLeave={() => onLight(undefined)}
                  onFocus={() => onLight(row.spot)}
                  onBlur={() => onLight(undefined)}
                  onClick={() => onShow(row.spot)}
                >
                  <span className="bv-checklist-box" aria-hidden="true">
                    {row.done ? '✓' : ''}
                  </span>
                  <span className="bv-checklist-name">
                    {row.name}
                    {row.where === '' ? undefined : <small>{row.where}</small>}
                  </span>
                  <span>{row.figure}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
};
