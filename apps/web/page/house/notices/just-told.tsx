import { type ReactNode, useEffect } from 'react';
import { usePage } from '../../context.tsx';
import { ON_THE_SHELF } from '../../games.ts';
import { NoticeBox } from '../../notices.tsx';
import { hashOf, type Route } from '../../route.ts';
import { useHouse } from '../house-context.tsx';
import { useAsked } from '../use-asked.ts';
import { newsWords } from './notice-words.ts';

/** Is it to be seen on this page anyway? */
const isShownOn = (route: Route, match: string): boolean =>
  route.page === 'online' || route.page === 'notices' || (route.page === 'match' && route.match === match);

/** What has just come is told on any page, unless one looks at it already. */
export const JustTold = ({ route }: { readonly route: Route }): ReactNode => {
  const { words, language } = usePage();
  const { house, bell } = useHouse();
  const { latest, notices, dismiss, markRead } = bell;
  const news = latest?.message;
  const isShown = news !== undefined && isShownOn(route, news.match);
  const about = news && !isShown ? news.match : undefined;
  const match = useAsked(
    async () => (about === undefined ? undefined : (await house.lobby.match({ match: about })).match),
    about,
  );
  // Who plays on and on at one table need not come back to a bell full of its turns.
  const isAllFromHere = notices.every((each) => each.readAt !== null || each.match === news?.match);
  useEffect(() => {
    if (!isShown) return;
    dismiss();
    if (route.page === 'match' && isAllFromHere) markRead();
  }, [isShown, route.page, isAllFromHere, dismiss, markRead]);
  if (about === undefined || !news || !(match.value || match.fault)) return undefined;
  return (
    <NoticeBox onDismiss={dismiss}>
      <p>{newsWords(news, match.value, { games: ON_THE_SHELF, language, words })}</p>
      <a className="bv-button bv-button-main" href={hashOf({ page: 'match', match: about })} onClick={dismiss}>
        {words('notice.goTo')}
      </a>
    </NoticeBox>
  );
};
