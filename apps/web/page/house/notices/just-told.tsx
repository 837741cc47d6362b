import type { ReactNode } from 'react';
import { usePage } from '../../context.tsx';
import { useGame } from '../../load-game.ts';
import { NoticeBox } from '../../notices.tsx';
import { hashOf, type Route } from '../../route.ts';
import { useHouse } from '../house-context.tsx';
import { newsWords } from './notice-words.ts';

/** What has just come is told on any page, unless one sits at that very table. */
export const JustTold = ({ route }: { readonly route: Route }): ReactNode => {
  const { words, language } = usePage();
  const { bell } = useHouse();
  const news = bell.latest?.message;
  const isThere = route.page === 'match' && route.match === news?.match;
  const { value: game } = useGame(news && !isThere ? news.game : undefined);
  if (!news || isThere || !game) return undefined;
  return (
    <div className="bp-notices bp-just-told">
      <NoticeBox onDismiss={bell.dismiss}>
        <p>{newsWords(news, game, language, words)}</p>
        <a
          className="bv-button bv-button-main"
          href={hashOf({ page: 'match', match: news.match })}
          onClick={bell.dismiss}
        >
          {words('notice.goTo')}
        </a>
      </NoticeBox>
    </div>
  );
};
