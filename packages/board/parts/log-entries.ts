import type { Language } from '@bivouac/kernel';
import type { RichPiece, RichText } from '../game-ui.ts';
import type { LogLine } from './log-lines.ts';

/** A line of the log as it stands there: what several lines say may be one, and what is behind it unfolds. */
export interface LogEntryOf {
  readonly line: LogLine;
  readonly details: readonly LogLine[];
}

type Token = string | RichPiece;

/** Words and signs one by one: a name that lights up is one of them. */
const tokensOf = (text: RichText): readonly Token[] =>
  text.flatMap((piece): readonly Token[] =>
    typeof piece === 'string' ? (piece.match(/\s+|[\p{L}\p{N}’'-]+|[^\s\p{L}\p{N}]/gu) ?? []) : [piece],
  );
const saysOf = (token: Token | undefined): string =>
  token === undefined ? '' : typeof token === 'string' ? token : `${token.text} ${token.die ?? ''}`;
const isSpace = (token: Token | undefined): boolean => typeof token === 'string' && token.trim() === '';

/** Sentences that have only their article in common say different things. */
const LEAST_FRAME = 2;

interface Frame {
  readonly before: readonly Token[];
  readonly items: readonly (readonly Token[])[];
  readonly after: readonly Token[];
}

/** What all of these sentences begin and end with, and what differs between; nothing where they have no such frame. */
const frameOf = (texts: readonly RichText[]): Frame | undefined => {
  const all = texts.map(tokensOf);
  const [first = []] = all;
  const shortest = Math.min(...all.map(({ length }) => length));
  const agree = (place: number): boolean => all.every((tokens) => saysOf(tokens.at(place)) === saysOf(first.at(place)));
  let start = 0;
  while (start < shortest && agree(start)) start++;
  let end = 0;
  while (end < shortest - start && agree(-1 - end)) end++;
  // A list stands between spaces: no word is cut.
  while (start > 0 && !isSpace(first[start - 1])) start--;
  const items = all.map((tokens) => tokens.slice(start, tokens.length - end));
  const isWhole =
    first.slice(0, start).filter((token) => !isSpace(token)).length >= LEAST_FRAME &&
    items.every(({ length }) => length > 0);
  return isWhole ? { before: first.slice(0, start), items, after: first.slice(first.length - end) } : undefined;
};

const AND: Readonly<Record<Language, string>> = { en: ' and ', fr: ' et ' };

/** "Mantua, Modena and Brescia ×2". */
const listed = (items: Frame['items'], language: Language): RichText => {
  const counted = new Map<string, { readonly item: readonly Token[]; times: number }>();
  for (const item of items) {
    const says = item.map(saysOf).join('');
    const known = counted.get(says);
    if (known) known.times++;
    else counted.set(says, { item, times: 1 });
  }
  return [...counted.values()].flatMap(({ item, times }, place, { length }) => [
    ...(place === 0 ? [] : [place === length - 1 ? AND[language] : ', ']),
    ...item,
    ...(times > 1 ? [` ×${times}`] : []),
  ]);
};

/** Whom a sentence is about: the first piece that it names. */
const subjectOf = (text: RichText): readonly Token[] => {
  const piece = text.find((each) => typeof each !== 'string' && each.counter !== undefined);
  return piece === undefined ? text : [piece];
};

/** One line in place of several, with a list of what differs. */
const asOne = (lines: readonly LogLine[], language: Language): LogLine | undefined => {
  const [first] = lines;
  if (!first || lines.length < 2) return first;
  if (first.head !== undefined)
    return {
      ...first,
      text: [
        `${first.head} `,
        ...listed(
          lines.map(({ text }) => subjectOf(text)),
          language,
        ),
        '.',
      ],
    };
  const frame = frameOf(lines.map(({ text }) => text));
  return frame && { ...first, text: [...frame.before, ...listed(frame.items, language), ...frame.after] };
};

/** Lines of one kind that came in one run, whatever other lists came in between, as long as they have a frame in common. */
const gathered = (run: readonly LogLine[], language: Language): readonly LogLine[] => {
  const heaps: LogLine[][] = [];
  for (const line of run) {
    const heap = heaps.find(
      (each) =>
        each[0]?.key === line.key &&
        (line.head !== undefined || frameOf([...each, line].map(({ text }) => text)) !== undefined),
    );
    if (heap) heap.push(line);
    else heaps.push([line]);
  }
  return heaps.flatMap((heap) => asOne(heap, language) ?? heap);
};

/** The lines of a chapter: lists gathered, details folded away below what they belong to. */
export const entriesOf = (lines: readonly LogLine[], language: Language): readonly LogEntryOf[] => {
  const entries: { line: LogLine; details: LogLine[] }[] = [];
  let run: LogLine[] = [];
  const endRun = (): void => {
    for (const line of gathered(run, language)) entries.push({ line, details: [] });
    run = [];
  };
  for (const line of lines) {
    if (line.manner === 'list') {
      run.push(line);
      continue;
    }
    endRun();
    const last = entries.at(-1);
    if (line.manner === 'detail' && last) last.details.push(line);
    else entries.push({ line, details: [] });
  }
  endRun();
  return entries;
};
