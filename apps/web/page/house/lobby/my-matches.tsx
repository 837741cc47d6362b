import type { MatchSeen } from '@bivouac/wire';
import type { ReactNode } from 'react';
import { usePage } from '../../context.tsx';
import type { CoveredGames } from '../../page-game.ts';
import { Action } from '../form.tsx';
import { useHouse } from '../house-context.tsx';
import { MatchList, MatchRow } from './match-row.tsx';
import { matchName, pilesOf } from './match-words.ts';
import { MorePages } from './more-pages.tsx';

export interface MatchPage {
  readonly matches: readonly MatchSeen[];
  readonly hasMore: boolean;
}

interface MyMatchesProps {
  readonly mine: MatchPage;
  readonly invited: MatchPage;
  readonly now: number;
  readonly games: CoveredGames;
  readonly onChanged: () => void;
}

/** Where one sits: one's turn first, then invitations, then what goes on without one. */
export const MyMatches = ({ mine, invited, now, games, onChanged }: MyMatchesProps): ReactNode => {
  const { words, language } = usePage();
  const { house } = useHouse();
  const { yourTurn, theirTurn, waiting, over } = pilesOf(mine.matches);
  const list = { games, now };
  const declining = (match: MatchSeen, key: 'match.decline' | 'match.declineAll', block: boolean): ReactNode => (
    <Action
      act={words(key)}
      label={words('match.named', { act: words(key), name: matchName(match, { games, language, words }) })}
      onDo={async () => {
        await house.invitations.decline({ match: match.id, block });
        onChanged();
      }}
    />
  );
  const decline = (match: MatchSeen): ReactNode => (
    <>
      {declining(match, 'match.decline', false)}
      {declining(match, 'match.declineAll', true)}
    </>
  );
  const isNew = mine.matches.length === 0 && invited.matches.length === 0;
  return (
    <div>
      <MatchList
        title={words('lobby.yourTurn')}
        matches={yourTurn}
        none={words(isNew ? 'lobby.mineNone' : 'lobby.yourTurnNone')}
        act="play"
        {...list}
      />
      <MatchList title={words('lobby.invited')} matches={invited.matches} act="join" acts={decline} {...list} />
      <MatchList title={words('lobby.theirTurn')} matches={theirTurn} act="look" {...list} />
      <MatchList title={words('lobby.waiting')} matches={waiting} act="open" {...list} />
      {over.length > 0 ? (
        <details className="bp-card bp-fold">
          <summary>{words('lobby.over', { count: over.length })}</summary>
          <ul className="bp-list">
            {over.map((match) => (
              <MatchRow key={match.id} match={match} act="look" {...list} />
            ))}
          </ul>
        </details>
      ) : undefined}
      <MorePages first={mine} ask={(offset) => house.lobby.mine({ offset })} act="look" {...list} />
    </div>
  );
};
