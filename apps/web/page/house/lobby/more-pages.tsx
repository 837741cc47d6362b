import { type ReactNode, useState } from 'react';
import { usePage } from '../../context.tsx';
import type { CoveredGames } from '../../page-game.ts';
import { Action } from '../form.tsx';
import { MatchRow } from './match-row.tsx';
import type { MatchPage } from './my-matches.tsx';

interface MorePagesProps {
  readonly first: MatchPage;
  readonly ask: (offset: string) => Promise<MatchPage>;
  readonly games: CoveredGames;
  readonly now: number;
  readonly act: 'look' | 'join' | 'watch';
}

/** What did not fit on the first page of a list, when somebody wants to see it. */
export const MorePages = ({ first, ask, ...row }: MorePagesProps): ReactNode => {
  const { words } = usePage();
  const [more, setMore] = useState<MatchPage>({ matches: [], hasMore: true });
  if (!first.hasMore) return undefined;
  const next = async (): Promise<void> => {
    const page = await ask(String(first.matches.length + more.matches.length));
    setMore({ matches: [...more.matches, ...page.matches], hasMore: page.hasMore });
  };
  return (
    <>
      <ul className="bp-list">
        {more.matches.map((match) => (
          <MatchRow key={match.id} match={match} {...row} />
        ))}
      </ul>
      {more.hasMore ? (
        <div className="bp-buttons">
          <Action act={words('lobby.more')} onDo={next} />
        </div>
      ) : undefined}
    </>
  );
};
