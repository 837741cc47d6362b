import type { NoticeSeen } from '@bivouac/wire';
import { type ReactNode, useState } from 'react';
import { usePage } from '../../context.tsx';
import { ON_THE_SHELF } from '../../games.ts';
import { hashOf } from '../../route.ts';
import { useHouse } from '../house-context.tsx';
import { sinceWords } from '../lobby/match-words.ts';
import { useAsked } from '../use-asked.ts';
import { newsWords } from './notice-words.ts';

interface NoticeListProps {
  readonly notices: readonly NoticeSeen[];
  readonly onGo?: () => void;
}

/** What one was told, the latest first; each leads to its match. */
export const NoticeList = ({ notices, onGo }: NoticeListProps): ReactNode => {
  const { words, language } = usePage();
  const { house } = useHouse();
  const known = useAsked(async () => {
    const lists = await Promise.all([house.lobby.mine(), house.lobby.invited()]);
    return new Map(lists.flatMap(({ matches }) => matches.map((match) => [match.id, match])));
  }, notices[0]?.notice);
  const [now] = useState(() => Date.now());
  if (notices.length === 0) return <p className="bp-help">{words('notice.none')}</p>;
  return (
    <ul className="bp-notice-list">
      {notices.map(({ notice, message, at }) => (
        <li key={notice}>
          <a href={hashOf({ page: 'match', match: message.match })} onClick={onGo}>
            {newsWords(message, known.value?.get(message.match), { games: ON_THE_SHELF, language, words })}
          </a>
          <span className="bp-help">{sinceWords(at, now, { language, words })}</span>
        </li>
      ))}
    </ul>
  );
};
