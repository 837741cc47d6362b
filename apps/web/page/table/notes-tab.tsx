import { Notes } from '@bivouac/board';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Notebook } from './sitting.ts';

const PAUSE = 400;

/** A seat's private notes, kept with the game a moment after they are written. */
export const NotesTab = ({ notebook }: { readonly notebook: Notebook }): ReactNode => {
  const [text, setText] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<string>(undefined);
  useEffect(() => {
    let isWanted = true;
    const keep = (): void => {
      if (unsaved.current !== undefined) void notebook.write(unsaved.current);
      unsaved.current = undefined;
    };
    notebook.read().then(
      (words) => isWanted && setText(words),
      () => isWanted && setText(''),
    );
    return () => {
      isWanted = false;
      clearTimeout(timer.current);
      keep();
    };
  }, [notebook]);
  const change = (words: string): void => {
    setText(words);
    unsaved.current = words;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      unsaved.current = undefined;
      void notebook.write(words);
    }, PAUSE);
  };
  return text === undefined ? undefined : <Notes value={text} onChange={change} />;
};
