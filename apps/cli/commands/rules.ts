import { InputError } from '@bivouac/kernel';
import index from '../data/rules-index.json' with { type: 'json' };
import { CHECK_FAILED, type Desk, OK, print } from '../desk.ts';
import { type Book, packageNamed, tabled } from '@bivouac/manifest';
import type { Command } from '../command.ts';
import { type BookCoverage, coverageOf, type IndexedBook, type RuleStatus, shortfall } from '../rules/coverage.ts';
import { sourcesOf } from '../rules/sources.ts';

const BOOKS: readonly IndexedBook[] = index.rulebooks;

const covered = async ({ games }: Desk, book: IndexedBook): Promise<BookCoverage> => {
  const { outlines = [] } = (await packageNamed(games, book.game)?.book()) ?? {};
  return coverageOf(
    book,
    outlines.find(({ id }) => id === book.id),
    sourcesOf(book.game),
  );
};

const booksOf = ({ say }: Desk, game: string | undefined): readonly IndexedBook[] => {
  const books = game === undefined ? BOOKS : BOOKS.filter((book) => book.game === game);
  if (books.length > 0) return books;
  const names = [...new Set(BOOKS.map((book) => book.game))];
  throw new InputError(game ?? '', say('game.unknown'), say('game.known', { names }));
};

const percent = ({ enforced, definition, rules }: BookCoverage['counts']): string =>
  `${(((enforced + definition) / rules) * 100).toFixed(1)} %`;

const summary = ({ say }: Desk, books: readonly BookCoverage[]): readonly string[] =>
  tabled([
    [
      say('rules.book'),
      say('rules.edition'),
      say('rules.count'),
      say('rules.enforced'),
      say('rules.definition'),
      say('rules.missing'),
      '',
    ],
    ...books.map(({ title, edition, counts }) => [
      title,
      edition,
      counts.rules,
      counts.enforced,
      counts.definition,
      counts.missing,
      percent(counts).padStart(7),
    ]),
  ]);

/** The file that carries the rule's number in its name speaks for it; else the first that cites it. */
const heldIn = (rule: string, code: readonly string[]): string => {
  const [first = ''] = [...code.filter((file) => file.includes(`/${rule}-`)), ...code];
  return code.length > 1 ? `${first} (+${code.length - 1})` : first;
};

const detail = ({ say }: Desk, status: RuleStatus): string => {
  switch (status.status) {
    case 'enforced':
      return heldIn(status.rule, status.code);
    case 'definition':
      return status.reason;
    case 'missing':
      return say(`rules.lacks.${status.lacks}`);
  }
};

const described = (desk: Desk, rules: Book['rules'] | undefined, status: RuleStatus): readonly string[] => {
  const { say, language } = desk;
  const title = rules?.[language][status.rule]?.title ?? '';
  return [status.rule, title, say(`rules.${status.status}`), detail(desk, status)];
};

/** Says which of the rules that should be there are not. */
const failing = async ({ games, say }: Desk, books: readonly BookCoverage[]): Promise<readonly string[]> => {
  const lines: string[] = [];
  for (const book of books) {
    const workshop = await packageNamed(games, book.game)?.workshop();
    for (const { rule, lacks } of workshop ? shortfall(book, workshop.expected) : [])
      lines.push(`${book.title} ${rule}: ${say(`rules.lacks.${lacks}`)}`);
  }
  return lines;
};

export const rules: Command = {
  flags: { json: 'flag', check: 'flag' },
  words: 1,
  async run(desk, args) {
    const [game] = args.positionals;
    const books = await Promise.all(booksOf(desk, game).map((book) => covered(desk, book)));
    if (args.has('json')) print(desk, JSON.stringify({ rulebooks: books }));
    else {
      for (const line of summary(desk, books)) print(desk, line);
      for (const book of game === undefined ? [] : books) {
        print(desk);
        const texts = await packageNamed(desk.games, book.game)?.book();
        for (const line of tabled(book.rules.map((status) => described(desk, texts?.rules, status)))) print(desk, line);
      }
    }
    const short = args.has('check') ? await failing(desk, books) : [];
    for (const line of short) desk.io.stderr.write(`${line}\n`);
    return short.length > 0 ? CHECK_FAILED : OK;
  },
};
