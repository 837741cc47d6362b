import { type ReactNode, useState } from 'react';
import { useMedia } from '../map/use-look.ts';
import { useWords } from '../language.tsx';

export interface TableLayoutProps {
  /** The bar along the top: where play stands, and the menus. */
  readonly head: ReactNode;
  readonly map: ReactNode;
  /** Over the top of the map: the seats, at a table of more than two. */
  readonly seats?: ReactNode;
  /** The question: a dock along the bottom that never scrolls, with a tray above it when there is more to show. */
  readonly question: ReactNode;
  /** The log and what can be looked up, beside the map. It folds into a strip. */
  readonly side: ReactNode;
  /** What the strip is called while it is folded. */
  readonly sideName: string;
  /** Something was called up that is shown in the side: it unfolds. Changes with each call. */
  readonly calledUp?: unknown;
  /** The time-line of a replay. */
  readonly foot?: ReactNode;
}

/** So little room that the map needs all of it: the side begins folded. */
const LITTLE_ROOM = '(width < 1000px) or (height < 700px)';

/** The map between header and dock. Nothing lies over it but what belongs to a place. */
export const TableLayout = ({
  head,
  map,
  seats,
  question,
  side,
  sideName,
  calledUp,
  foot,
}: TableLayoutProps): ReactNode => {
  const words = useWords();
  const startsFolded = useMedia(LITTLE_ROOM);
  const [chosen, setChosen] = useState<{ readonly folded: boolean; readonly calledUp: unknown }>();
  const isCalledUp = calledUp !== undefined && calledUp !== chosen?.calledUp;
  const folded = isCalledUp ? false : (chosen?.folded ?? startsFolded);
  return (
    <div className={folded ? 'bv-table bv-table-folded' : 'bv-table'}>
      <header className="bv-head">{head}</header>
      <main className="bv-main">
        {map}
        {seats ? <div className="bv-over-map">{seats}</div> : undefined}
      </main>
      <section className="bv-bottom" aria-label={words('question.title')}>
        {question}
      </section>
      <aside className="bv-side" aria-label={sideName}>
        <button
          type="button"
          className="bv-side-fold"
          aria-expanded={!folded}
          onClick={() => setChosen({ folded: !folded, calledUp })}
        >
          <span className="bv-side-arrow" aria-hidden="true" />
          <span className="bv-side-name">{folded ? sideName : words('sheet.fold')}</span>
        </button>
        <div className="bv-side-rest" hidden={folded}>
          {side}
        </div>
      </aside>
      {foot ? <footer className="bv-foot">{foot}</footer> : undefined}
    </div>
  );
};
