import { type Moment, Scores, type ScoreTable, type Track, Tracks } from '@bivouac/board';
import type { ReactNode } from 'react';
import { usePage } from '../context.tsx';
import { hashOf } from '../route.ts';
import { LanguageButton } from '../shell.tsx';

interface TableHeadProps {
  readonly title: string;
  readonly moment?: Moment | undefined;
  readonly tracks: readonly Track[];
  readonly scores?: ScoreTable | undefined;
  readonly onMenu: () => void;
  readonly children?: ReactNode;
}

/** The bar along the top: where play stands, how each side does, and the way to all else. */
export const TableHead = ({ title, moment, tracks, scores, onMenu, children }: TableHeadProps): ReactNode => {
  const { words } = usePage();
  return (
    <>
      <a className="bv-brand bp-brand" href={hashOf({ page: 'start' })} aria-label="Bivouac">
        <span className="bp-brand-whole">Bivouac</span>
        <span className="bp-brand-short" aria-hidden="true">
          B
        </span>
      </a>
      <div className="bp-when">
        <h1 className="bp-table-title">{title}</h1>
        {moment ? (
          <p>
            <strong>{moment.title}</strong> <span>{moment.words}</span>
          </p>
        ) : undefined}
      </div>
      {scores ? <Scores table={scores} /> : undefined}
      <div className="bp-tracks">
        <Tracks tracks={tracks} />
      </div>
      {children}
      <LanguageButton className="bv-head-button bp-wide" />
      <button type="button" className="bv-head-button" aria-haspopup="dialog" onClick={onMenu}>
        {words('table.more')}
      </button>
    </>
  );
};
