import type { MatchSeen } from '@bivouac/wire';
import type { ReactNode } from 'react';
import { usePage } from '../../context.tsx';
import type { CoveredGames } from '../../page-game.ts';
import { useHouse } from '../house-context.tsx';
import { MatchList } from './match-row.tsx';
import { MorePages } from './more-pages.tsx';
import type { MatchPage } from './my-matches.tsx';

interface ForAllProps {
  readonly page: MatchPage;
  readonly now: number;
  readonly games: CoveredGames;
}

/** One's own stand among one's matches. */
const ofOthers = ({ matches }: MatchPage): readonly MatchSeen[] =>
  matches.filter(({ seats }) => !seats.some(({ isYours }) => isYours));

/** Matches with a seat for anybody. */
export const FreeSeats = ({ page, mayOpen, ...list }: ForAllProps & { readonly mayOpen: boolean }): ReactNode => {
  const { words } = usePage();
  const { house } = useHouse();
  const none = words(mayOpen ? 'lobby.openNone' : 'lobby.openNoneStranger');
  return (
    <MatchList title={words('lobby.open')} matches={ofOthers(page)} none={none} act="join" {...list}>
      <MorePages first={page} ask={(offset) => house.lobby.open({ offset })} act="join" {...list} />
    </MatchList>
  );
};

/** Tables at which one may look on. */
export const Watchable = ({ page, ...list }: ForAllProps): ReactNode => {
  const { words } = usePage();
  const { house } = useHouse();
  const none = words('lobby.runningNone');
  return (
    <MatchList title={words('lobby.running')} matches={ofOthers(page)} none={none} act="watch" {...list}>
      <MorePages first={page} ask={(offset) => house.lobby.running({ offset })} act="watch" {...list} />
    </MatchList>
  );
};
