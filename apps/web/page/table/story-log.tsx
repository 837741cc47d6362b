import { Log, type LogLine, type LogProps } from '@bivouac/board';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { usePage } from '../context.tsx';

/** Where the turn before this one begins. */
export const recentFrom = (lines: readonly LogLine[]): number => {
  const turns = lines.flatMap(({ heading }, place) => (heading === 'turn' ? [place] : []));
  return turns.at(-2) ?? 0;
};

interface StoryLogProps extends LogProps {
  /** Brings the lines before these, where there are some that are not here yet. */
  readonly onEarlier?: (() => void) | undefined;
}

/** The log of this turn and the one before; the rest of the war unfolds on demand, for it is long. */
export const StoryLog = memo(({ lines, onEarlier, ...lights }: StoryLogProps): ReactNode => {
  const { words } = usePage();
  const [showsAll, setShowsAll] = useState(false);
  const from = showsAll ? 0 : recentFrom(lines);
  const shown = useMemo(() => lines.slice(from), [lines, from]);
  return (
    <Log lines={shown} {...lights}>
      {from > 0 || onEarlier ? (
        <button
          type="button"
          className="bv-button bp-whole-story"
          onClick={() => {
            setShowsAll(true);
            onEarlier?.();
          }}
        >
          {words('table.wholeStory')}
        </button>
      ) : undefined}
    </Log>
  );
});
