import type { ReactNode } from 'react';
import type { StatusLine } from '../game-ui.ts';
import { useWords } from '../language.tsx';
import { RuleLink } from './rule-link.tsx';

export interface StatusBarProps {
  readonly lines: readonly StatusLine[];
  readonly onRule?: (rule: string) => void;
}

/** The few figures that matter at every moment, over a corner of the map. */
export const StatusBar = ({ lines, onRule }: StatusBarProps): ReactNode => {
  const words = useWords();
  return (
    <dl className="bv-status" aria-label={words('status.title')}>
      {lines.map(({ words: line, value, rule }) => (
        <div key={line}>
          <dt>
            {line} {rule !== undefined && onRule ? <RuleLink rule={rule} onRule={onRule} bare /> : undefined}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
