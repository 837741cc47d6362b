import { type LogLine, throwsIn } from '@bivouac/board';
import { useEffect, useState } from 'react';

const LIE_MS = 4500;
const NONE: readonly LogLine[] = [];

/** The throws of what has just happened, as long as they lie on the table. */
export const useCast = (lines: readonly LogLine[]): readonly LogLine[] => {
  const [known, setKnown] = useState(lines);
  const [shown, setShown] = useState(NONE);
  if (known !== lines) {
    // Lines that are taken back or brought from before are no news.
    const goesOn = lines.length > known.length && lines[known.length - 1]?.id === known.at(-1)?.id;
    const news = goesOn ? throwsIn(lines.slice(known.length)) : NONE;
    setKnown(lines);
    if (news.length > 0 || !goesOn) setShown(news);
  }
  useEffect(() => {
    if (shown.length === 0) return undefined;
    const timer = setTimeout(() => setShown(NONE), LIE_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown;
};
