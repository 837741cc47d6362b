import type { ReactNode } from 'react';
import { CounterView } from '../counter/counter-view.tsx';
import type { CounterFace } from '../game-ui.ts';
import { useWords } from '../language.tsx';

/** Something that can be chosen once or several times. */
export interface SeriesRow {
  readonly id: string;
  readonly words: string;
  /** The heading that it stands under. */
  readonly group?: string;
  readonly face?: CounterFace | undefined;
  /** Its price, where it has one. */
  readonly foresight?: string | undefined;
  readonly chosen: number;
  readonly mayMore: boolean;
  /** Where what was chosen goes. */
  readonly goesTo?: string;
}

export interface SeriesSheetProps {
  readonly title: string;
  readonly rows: readonly SeriesRow[];
  readonly onMore: (id: string) => void;
  readonly onLess: (id: string) => void;
  /** To the next of the places where it could go. */
  readonly onTurn: (id: string) => void;
}

const Row = ({
  row,
  isLedger,
  onMore,
  onLess,
  onTurn,
}: Pick<SeriesSheetProps, 'onMore' | 'onLess' | 'onTurn'> & {
  readonly row: SeriesRow;
  readonly isLedger: boolean;
}): ReactNode => {
  const words = useWords();
  const { id, words: name, face, foresight, chosen, mayMore, goesTo } = row;
  return (
    <li
      className={isLedger ? 'bv-ledger-row' : undefined}
      data-chosen={chosen > 0 || undefined}
      data-out={(chosen === 0 && !mayMore) || undefined}
    >
      {face ? <CounterView face={face} size={isLedger ? 36 : 44} {...(isLedger ? {} : { words: name })} /> : undefined}
      {isLedger ? <span className="bv-ledger-name">{name}</span> : undefined}
      {foresight === undefined ? undefined : <b className="bv-coin">{foresight}</b>}
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
      {goesTo === undefined ? undefined : (
        <button type="button" className="bv-ledger-place" title={words('series.elsewhere')} onClick={() => onTurn(id)}>
          {goesTo} <span aria-hidden="true">↻</span>
        </button>
      )}
    </li>
  );
};

/** All of a row of questions at once: a stepper to each thing, its price, and one button to give it all. */
export const SeriesSheet = ({ title, rows, ...acts }: SeriesSheetProps): ReactNode => {
  const words = useWords();
  const given = rows.reduce((sum, { chosen }) => sum + chosen, 0);
  const groups = [...Map.groupBy(rows, ({ group = '' }) => group)];
  const isLedger = rows.some(({ foresight, face }) => foresight !== undefined || face === undefined);
  return (
    <section className={isLedger ? 'bv-series bv-ledger' : 'bv-series'} aria-label={title}>
      <h3>
        {title} <span className="bv-quiet">{words('series.title', { given })}</span>
      </h3>
      <div className="bv-series-groups">
        {groups.map(([group, list]) => (
          <div key={group} className="bv-series-group">
            {group === '' ? undefined : <h4>{group}</h4>}
            <ul>
              {list.map((row) => (
                <Row key={row.id} row={row} isLedger={isLedger} {...acts} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
};
