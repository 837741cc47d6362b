import { type ReactNode, useState } from 'react';
import { useWords } from '../language.tsx';

export interface TableLayoutProps {
  /** The bar along the top: title, tracks, menus. */
  readonly head: ReactNode;
  readonly map: ReactNode;
  /** The question: at the head of the side panel, or within the thumb's reach on a phone. */
  readonly question: ReactNode;
  /** The log and the lists below it. On a phone they unfold. */
  readonly side: ReactNode;
  /** The time-line of a replay. */
  readonly foot?: ReactNode;
}

/** Map and side panel on a desk; on a phone the map fills the screen and the question is a sheet at the bottom. */
export const TableLayout = ({ head, map, question, side, foot }: TableLayoutProps): ReactNode => {
  const words = useWords();
  const [unfolded, setUnfolded] = useState(false);
  return (
    <div className={unfolded ? 'bv-table bv-table-unfolded' : 'bv-table'}>
      <header className="bv-head">{head}</header>
      <main className="bv-main">{map}</main>
      <aside className="bv-side">
        <button type="button" className="bv-grip" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          <span className="bv-unseen">{words(unfolded ? 'sheet.fold' : 'sheet.open')}</span>
        </button>
        <div className="bv-side-question">{question}</div>
        <div className="bv-side-rest">{side}</div>
      </aside>
      {foot ? <footer className="bv-foot">{foot}</footer> : undefined}
    </div>
  );
};
