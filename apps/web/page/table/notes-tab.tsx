import { Notes } from '@bivouac/board';
import type { Seat } from '@bivouac/kernel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePage } from '../context.tsx';

const PAUSE = 400;

/** A seat's private notes, kept with the game a moment after they are written. */
export const NotesTab = ({ sitting, seat }: { readonly sitting: string; readonly seat: Seat }): ReactNode => {
  const { client } = usePage();
  const [text, setText] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<string>(undefined);
  useEffect(() => {
    let isWanted = true;
    const keep = (): void => {
      if (unsaved.current !== undefined) void client.ask('note', { sitting, seat, words: unsaved.current });
      unsaved.current = undefined;
    };
    client.ask('notes', { sitting, seat }).then(
      (words) => isWanted && setText(words),
      () => isWanted && setText(''),
    );
    return () => {
      isWanted = false;
      clearTimeout(timer.current);
      keep();
    };
  }, [client, sitting, seat]);
  const change = (words: string): void => {
    setText(words);
    unsaved.current = words;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      unsaved.current = undefined;
      void client.ask('note', { sitting, seat, words });
    }, PAUSE);
  };
  return text === undefined ? undefined : <Notes value={text} onChange={change} />;
};
