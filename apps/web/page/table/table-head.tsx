import { type Track, Tracks } from '@bivouac/board';
import type { ReactNode } from 'react';
import { usePage } from '../context.tsx';
import { hashOf } from '../route.ts';
import { LanguageButton } from '../shell.tsx';

interface TableHeadProps {
  readonly title: string;
  readonly tracks: readonly Track[];
  readonly onMenu: () => void;
  readonly children?: ReactNode;
}

/** The bar along the top: where play stands, and the way to all else. */
export const TableHead = ({ title, tracks, onMenu, children }: TableHeadProps): ReactNode => {
  const { words } = usePage();
  return (
    <>
      <a className="bv-brand bp-brand" href={hashOf({ page: 'start' })}>
        Bivouac
      </a>
      <h1 className="bp-table-title">{title}</h1>
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
