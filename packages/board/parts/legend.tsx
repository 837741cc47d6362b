import type { ReactNode } from 'react';
import { useWords } from '../language.tsx';

export interface LegendProps {
  /** What the game draws of its own: `ui.legend(language)`. */
  readonly children?: ReactNode;
}

/** What the signs on the map and on the pieces mean. */
export const Legend = ({ children }: LegendProps): ReactNode => {
  const words = useWords();
  return (
    <section className="bv-legend" aria-label={words('legend.title')}>
      {children}
    </section>
  );
};
