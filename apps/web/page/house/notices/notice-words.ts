import { within } from '@bivouac/board/text/within.ts';
import type { MatchSeen, News } from '@bivouac/wire';
import { holderWords, matchName, type Reading, seatName } from '../lobby/match-words.ts';

/** What a piece of news is about: the scenario and the others at the table, where they are known. */
const aboutWords = ({ game }: News, match: MatchSeen | undefined, reading: Reading): string => {
  const { games, language, words } = reading;
  if (!match) return games[game]?.ui.title(language) ?? game;
  const others = match.seats.filter(({ isYours, holder }) => !isYours && holder !== 'open');
  const who = others.map((seat) => holderWords(seat, words));
  const name = matchName(match, reading);
  return who.length === 0 ? name : words('notice.against', { match: name, who });
};

/** A piece of news as a sentence. */
export const newsWords = (news: News, match: MatchSeen | undefined, reading: Reading): string => {
  const { words } = reading;
  switch (news.kind) {
    case 'turn': {
      const about = { match: aboutWords(news, match, reading), seat: within(seatName(news.game, news.seat, reading)) };
      if (news.responds) return words('notice.respond', about);
      return words(match ? 'notice.turn' : 'notice.turnSeat', about);
    }
    case 'rules': {
      const { to, back, rule } = news;
      return words('notice.rules', { match: aboutWords(news, match, reading), to, back, rule: rule ?? '' });
    }
    case 'invited':
      return words('notice.invited', {
        by: news.by,
        match: match ? matchName(match, reading) : aboutWords(news, match, reading),
      });
  }
};
