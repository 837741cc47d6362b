import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Rule } from '../game-ui.ts';
import { Explained } from '../glossary/glossary.tsx';
import { useWords } from '../language.tsx';
import { depthOf, printedNumber, ruleCited, rulesFound } from './rule-order.ts';

export interface RulePanelProps {
  readonly rules: readonly Rule[];
  /** The rule that was cited: it is brought into view and marked. */
  readonly open?: string | undefined;
}

/** Our own short wording of each numbered rule, to search and to be led to from every citation. */
export const RulePanel = ({ rules, open }: RulePanelProps): ReactNode => {
  const words = useWords();
  const box = useId();
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const cited = open === undefined ? undefined : ruleCited(rules, open);
  useEffect(() => {
    const marked = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!marked) return;
    marked.scrollIntoView({ block: 'center' });
    marked.focus({ preventScroll: true });
  }, [cited?.number]);
  const shown = rulesFound(rules, typed);
  return (
    <section className="bv-rules" aria-label={words('rules.title')}>
      <div className="bv-find">
        <label htmlFor={box} className="bv-unseen">
          {words('rules.search')}
        </label>
        <input
          id={box}
          type="search"
          value={typed}
          placeholder={words('rules.search')}
          onChange={(event) => setTyped(event.target.value)}
        />
        <span className="bv-quiet" aria-live="polite">
          {shown.length === 0 ? words('rules.none', { typed }) : words('rules.found', { rules: shown.length })}
        </span>
      </div>
      <ol ref={list} className="bv-rules-list">
        {shown.map((rule) => (
          <li
            key={rule.number}
            className={`bv-rule bv-rule-${Math.min(depthOf(rule), 3)}`}
            {...(rule === cited ? { 'aria-current': 'true', tabIndex: -1 } : {})}
          >
            <h3>
              <span className="bv-rule-number">{printedNumber(rule)}</span> {rule.title}
            </h3>
            <p>
              <Explained>{rule.summary}</Explained>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
};
