import type { Language } from '@bivouac/kernel';
import { pagePath } from '@bivouac/wire';
import { isLanguage } from '../accounts/letters.ts';
import { type Called, playableOf, type Shelf } from '../rooms/shelf.ts';
import type { News } from './errands.ts';

interface Words {
  readonly news: (news: News, called: Called) => string;
  readonly subject: (count: number) => string;
  readonly greeting: (name: string) => string;
  readonly farewell: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    news(news, { title, seat }) {
      switch (news.kind) {
        case 'turn':
          return `${news.responds ? 'You can respond' : 'It’s your turn'} (${title}, ${seat(news.seat)}).`;
        case 'invited':
          return `${news.by} has invited you to a match (${title}).`;
        case 'rules': {
          const undone = news.back === 1 ? 'one answer was undone' : `${news.back} answers were undone`;
          return `The rules have been updated to ${news.to}, and ${undone}${news.rule === undefined ? '' : ` by rule ${news.rule}`} (${title}).`;
        }
      }
    },
    subject: (count) =>
      count === 1 ? 'Bivouac: a match is waiting for you' : `Bivouac: ${count} matches are waiting for you`,
    greeting: (name) => `Hello ${name},`,
    farewell: 'You can change how often you get these e-mails in your account.',
  },
  fr: {
    news(news, { title, seat }) {
      switch (news.kind) {
        case 'turn':
          return `${news.responds ? 'Vous pouvez réagir' : 'C’est à vous de jouer'} (${title}, ${seat(news.seat)}).`;
        case 'invited':
          return `${news.by} vous invite à une partie (${title}).`;
        case 'rules': {
          const undone = news.back === 1 ? 'une réponse a été annulée' : `${news.back} réponses ont été annulées`;
          return `Les règles sont passées à la version ${news.to}, et ${undone}${news.rule === undefined ? '' : ` selon la règle ${news.rule}`} (${title}).`;
        }
      }
    },
    subject: (count) =>
      count === 1 ? 'Bivouac : une partie vous attend' : `Bivouac : ${count} parties vous attendent`,
    greeting: (name) => `Bonjour ${name},`,
    farewell: 'Vous pouvez régler sur le site la fréquence de ces courriels.',
  },
};

const languageOf = (wanted: string): Language => (isLanguage(wanted) ? wanted : 'en');

const linkTo = ({ match }: News, origin: string | undefined): string =>
  origin === undefined ? '' : `${origin}${pagePath('match', match)}`;

/** For whom the words are, and where their links lead. */
export interface Reader {
  readonly shelf: Shelf;
  readonly language: string;
  /** Where the world finds the server, if it knows. */
  readonly origin: string | undefined;
}

/** One line for each piece of news, with a link where the server knows its own address. */
const linesOf = (news: readonly News[], { shelf, language, origin }: Reader): Promise<readonly string[]> =>
  Promise.all(
    news.map(async (each) => {
      const known = languageOf(language);
      const called = await playableOf(shelf, each.game).called(known);
      return [WORDS[known].news(each, called), linkTo(each, origin)].join(' ').trim();
    }),
  );

export const letterOf = async (
  news: readonly News[],
  name: string,
  reader: Reader,
): Promise<{ readonly subject: string; readonly text: string }> => {
  const { subject, greeting, farewell } = WORDS[languageOf(reader.language)];
  const text = [greeting(name), ...(await linesOf(news, reader)), farewell].join('\n\n');
  return { subject: subject(news.length), text: `${text}\n` };
};

/** The JSON that Discord takes, and others understand. It can call nobody by name. */
export const hookBody = async (news: readonly News[], reader: Reader): Promise<string> =>
  JSON.stringify({
    username: 'Bivouac',
    content: (await linesOf(news, reader)).join('\n').slice(0, 1900),
    allowed_mentions: { parse: [] },
  });

export const pushBody = async (news: readonly News[], reader: Reader): Promise<string> => {
  const [first] = news;
  const body = (await linesOf(news.slice(0, 5), { ...reader, origin: undefined })).join('\n');
  return JSON.stringify({
    title: 'Bivouac',
    body,
    url: first ? linkTo(first, reader.origin) || pagePath('match', first.match) : '/',
  });
};
