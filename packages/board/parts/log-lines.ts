import type { Message } from '@bivouac/kernel';
import type { RichText } from '../game-ui.ts';
import { asHeading, withDie } from './sentence.ts';

/** A line as the table tells it: after how many answers, under which rule, in which words. */
export interface LogLine {
  readonly id: string;
  readonly at: number;
  readonly rule: string;
  readonly text: RichText;
  /** A line that heads those below it. */
  readonly heading?: 'turn' | 'phase';
  /** What it tells of: lines of one kind may become one. */
  readonly key?: string;
  readonly manner?: LineManner;
  /** Of lines whose subjects make the list: what heads it. */
  readonly head?: string;
}

/** `list`: several in a row are one line with a list; `detail`: it unfolds from the line before it. */
export type LineManner = 'list' | 'detail';

interface Told {
  readonly at: number;
  readonly rule: string;
  readonly said: Message;
}

interface Teller {
  readonly rich: (message: Message) => RichText;
  readonly heading?: ((message: Message) => 'turn' | 'phase' | undefined) | undefined;
  readonly logManner?: ((key: string) => LineManner | undefined) | undefined;
  readonly logHead?: ((key: string) => string | undefined) | undefined;
}

/** Makes lines of what the match told, in the words of a game. */
export const logLines = (told: readonly Told[], { rich, heading, logManner, logHead }: Teller): readonly LogLine[] =>
  told.map(({ at, rule, said }, place) => {
    const head = heading?.(said);
    const text = withDie(rich(said), said.params);
    const manner = logManner?.(said.key);
    const listHead = logHead?.(said.key);
    const line = {
      id: `${at}.${place}`,
      at,
      rule,
      key: said.key,
      ...(manner ? { manner } : {}),
      ...(listHead === undefined ? {} : { head: listHead }),
    };
    return head ? { ...line, heading: head, text: asHeading(text) } : { ...line, text };
  });

export interface LogChapter {
  readonly id: string;
  readonly turn?: LogLine;
  readonly phase?: LogLine;
  readonly lines: readonly LogLine[];
}

/** Lines under their headings. A phase in which nothing happened is left out, unless it is the one under way. */
export const chapters = (lines: readonly LogLine[]): readonly LogChapter[] => {
  const all: { id: string; turn?: LogLine; phase?: LogLine; lines: LogLine[] }[] = [];
  let open: { id: string; turn?: LogLine; phase?: LogLine; lines: LogLine[] } | undefined;
  const begin = (id: string, heads: { turn?: LogLine; phase?: LogLine }): void => {
    open = { id, ...heads, lines: [] };
    all.push(open);
  };
  for (const line of lines) {
    if (line.heading === 'turn') begin(line.id, { turn: line });
    else if (line.heading === 'phase') {
      if (open?.turn && !open.phase && open.lines.length === 0) open.phase = line;
      else begin(line.id, { phase: line });
    } else {
      if (!open) begin(line.id, {});
      open?.lines.push(line);
    }
  }
  return all.flatMap((chapter) => {
    const { id, turn, lines: told } = chapter;
    if (told.length > 0 || chapter === open) return [chapter];
    return turn ? [{ id, turn, lines: told }] : [];
  });
};

/** The steps to look back on: what one answer brought about is one step. Headings go with what follows them. */
export const stepsOf = (lines: readonly LogLine[]): readonly (readonly LogLine[])[] => {
  const steps: LogLine[][] = [];
  for (const line of lines) {
    const last = steps.at(-1);
    const onlyHeads = last?.every(({ heading }) => heading !== undefined) ?? false;
    if (last && (last.at(-1)?.at === line.at || onlyHeads)) last.push(line);
    else steps.push([line]);
  }
  return steps;
};
