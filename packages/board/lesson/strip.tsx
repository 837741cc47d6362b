import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../language.tsx';

export interface StripProps {
  /** What it is called for those who listen. */
  readonly label: string;
  /** "Lesson 3 of 8". */
  readonly counted: string;
  /** How far it has come: a dot for each step. */
  readonly dots?: { readonly done: number; readonly of: number };
  /** In bold, before the rest. */
  readonly title: string;
  readonly children: ReactNode;
  readonly buttons: ReactNode;
}

/** Does the text have more lines than are shown? Asked again whenever it or its room changes. */
const useCut = (text: unknown, isWhole: boolean): readonly [React.RefObject<HTMLDivElement | null>, boolean] => {
  const box = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const measure = (): void => setCut(isWhole || current.scrollHeight > current.clientHeight + 1);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [text, isWhole]);
  return [box, isCut];
};

/** Two lines of guidance over the top of the map. What does not fit in them is a tap away. */
export const Strip = ({ label, counted, dots, title, children, buttons }: StripProps): ReactNode => {
  const words = useWords();
  const [unfolded, setUnfolded] = useState<string>();
  const isWhole = unfolded === title;
  const [box, isCut] = useCut(title, isWhole);
  return (
    <section className="bv-tour" aria-label={label}>
      <div className="bv-tour-count">
        <p>{counted}</p>
        {dots ? (
          <span className="bv-tour-dots" aria-hidden="true">
            {Array.from({ length: dots.of }, (_, place) => (
              <i key={place} data-state={place < dots.done ? 'done' : place === dots.done ? 'now' : undefined} />
            ))}
          </span>
        ) : undefined}
      </div>
      <div ref={box} className={isWhole ? 'bv-tour-words' : 'bv-tour-words bv-tour-fold'} role="status">
        <strong>{title}</strong> {children}
      </div>
      <div className="bv-tour-buttons">
        {isCut ? (
          <button
            type="button"
            className="bv-button bv-tour-more"
            aria-expanded={isWhole}
            onClick={() => setUnfolded(isWhole ? undefined : title)}
          >
            {words(isWhole ? 'tour.less' : 'tour.more')}
          </button>
        ) : undefined}
        {buttons}
      </div>
    </section>
  );
};
