import { type GameUi, type LogLine, logLines } from '@bivouac/board';
import type { Language, Told } from '@bivouac/kernel';
import { useMemo } from 'react';

type Wording = Pick<GameUi, 'rich' | 'heading' | 'logManner' | 'logHead'>;

/** Lines that were worded once are not worded again: a long war has thousands, and each answer adds a few. */
const worded = new WeakMap<Told, { readonly language: Language; readonly line: LogLine }>();

const lineOf = (told: Told, place: number, ui: Wording, language: Language): LogLine => {
  const known = worded.get(told);
  if (known?.language === language) return known.line;
  const [line] = logLines([told], {
    rich: (message) => ui.rich(language, message),
    heading: ui.heading,
    logManner: ui.logManner,
    logHead: (key) => ui.logHead?.(language, key),
  });
  if (!line) throw new Error(`no line for ${told.said.key}`);
  const numbered = { ...line, id: `${told.at}.${place}` };
  worded.set(told, { language, line: numbered });
  return numbered;
};

/** What the match told, in the words of the game. */
export const useStory = (events: readonly Told[], ui: Wording, language: Language): readonly LogLine[] =>
  useMemo(() => events.map((told, place) => lineOf(told, place, ui, language)), [events, ui, language]);
