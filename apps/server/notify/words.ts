import type { Language } from '@bivouac/kernel';
import { pagePath } from '@bivouac/wire';
import { isLanguage } from '../accounts/letters.ts';
import type { News } from './errands.ts';

interface Words {
  readonly news: (news: News) => string;
  readonly subject: (count: number) => string;
  readonly greeting: (name: string) => string;
  readonly farewell: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    news: (news) =>
      news.kind === 'turn'
        ? `It is your turn (${news.game}, ${news.seat}).`
        : `${news.by} invites you to a match (${news.game}).`,
    subject: (count) => (count === 1 ? 'Bivouac: a match waits for you' : `Bivouac: ${count} matches wait for you`),
    greeting: (name) => `${name},`,
    farewell: 'You can choose on the page how often these letters come.',
  },
  fr: {
    news: (news) =>
      news.kind === 'turn'
        ? `C’est à vous de jouer (${news.game}, ${news.seat}).`
        : `${news.by} vous invite à une partie (${news.game}).`,
    subject: (count) =>
      count === 1 ? 'Bivouac : une partie vous attend' : `Bivouac : ${count} parties vous attendent`,
    greeting: (name) => `${name},`,
    farewell: 'Vous pouvez choisir sur la page la fréquence de ces lettres.',
  },
};

const wordsIn = (language: string): Words => WORDS[isLanguage(language) ? language : 'en'];

const linkTo = ({ match }: News, origin: string | undefined): string =>
  origin === undefined ? '' : `${origin}${pagePath('match', match)}`;

/** One line for each piece of news, with a link where the server knows its own address. */
export const linesOf = (news: readonly News[], language: string, origin: string | undefined): readonly string[] =>
  news.map((each) => [wordsIn(language).news(each), linkTo(each, origin)].join(' ').trim());

export const letterOf = (
  news: readonly News[],
  { name, language }: { readonly name: string; readonly language: string },
  origin: string,
): { readonly subject: string; readonly text: string } => {
  const { subject, greeting, farewell } = wordsIn(language);
  const text = [greeting(name), ...linesOf(news, language, origin), farewell].join('\n\n');
  return { subject: subject(news.length), text: `${text}\n` };
};

/** The JSON that Discord takes, and others understand. It can call nobody by name. */
export const hookBody = (news: readonly News[], language: string, origin: string | undefined): string =>
  JSON.stringify({
    username: 'Bivouac',
    content: linesOf(news, language, origin).join('\n').slice(0, 1900),
    allowed_mentions: { parse: [] },
  });

export const pushBody = (news: readonly News[], language: string, origin: string | undefined): string => {
  const [first] = news;
  const body = linesOf(news.slice(0, 5), language, undefined).join('\n');
  return JSON.stringify({
    title: 'Bivouac',
    body,
    url: first ? linkTo(first, origin) || pagePath('match', first.match) : '/',
  });
};
