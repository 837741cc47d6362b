import type { MatchSeen } from '@bivouac/wire';
import type { ReactNode } from 'react';
import { usePage } from '../../context.tsx';
import type { CoveredGames } from '../../page-game.ts';
import { hashOf } from '../../route.ts';
import { matchName, sidesWords, termsOf, timeWords, whenWords } from './match-words.ts';

interface MatchRowProps {
  readonly match: MatchSeen;
  readonly games: CoveredGames;
  readonly now: number;
  /** What the link to it says. */
  readonly act: 'play' | 'look' | 'watch' | 'join' | 'open';
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** One match in a list: what is played, by whom, on which terms, and the way there. */
export const MatchRow = ({ match, games, now, act, children }: MatchRowProps): ReactNode => {
  const { words, language } = usePage();
  const reading = { games, language, words };
  const name = matchName(match, reading);
  const time = timeWords(match, now, words);
  const said = words(`match.${act}`);
  const isPressing = match.isYourTurn || act === 'join';
  return (
    <li className={match.isYourTurn ? 'bp-match bp-match-yours' : 'bp-match'}>
      <div>
        <h3>{name}</h3>
        <p>{sidesWords(match, reading)}</p>
        <p className="bp-help">
          {[...termsOf(match, words), time, whenWords(match, now, reading)]
            .filter((each) => each !== undefined)
            .join(' · ')}
        </p>
      </div>
      <div className="bp-buttons">
        <a
          className={isPressing ? 'bv-button bv-button-main' : 'bv-button'}
          href={hashOf({ page: 'match', match: match.id })}
          aria-label={words('match.named', { act: said, name })}
        >
          {said}
        </a>
        {children}
      </div>
    </li>
  );
};

type MatchListProps = Omit<MatchRowProps, 'match' | 'children'> & {
  readonly title: string;
  readonly matches: readonly MatchSeen[];
  /** What is said where there is none; nothing is shown at all without it. */
  readonly none?: string;
  readonly acts?: (match: MatchSeen) => ReactNode;
  readonly children?: ReactNode;
};

export const MatchList = ({ title, matches, none, acts, children, ...row }: MatchListProps): ReactNode =>
  matches.length === 0 && none === undefined ? undefined : (
    <section className="bp-card" aria-label={title}>
      <h2>
        {title} {matches.length > 0 ? <span className="bp-count">{matches.length}</span> : undefined}
      </h2>
      {matches.length === 0 ? <p className="bp-help">{none}</p> : undefined}
      <ul className="bp-list">
        {matches.map((match) => (
          <MatchRow key={match.id} match={match} {...row}>
            {acts?.(match)}
          </MatchRow>
        ))}
      </ul>
      {children}
    </section>
  );
