import type { ReactNode } from 'react';
import { useWords } from '../language.tsx';
import { useStop } from './roving.tsx';
import { useRuleNumbers } from './rule-numbers.tsx';

export interface RuleLinkProps {
  readonly rule: string;
  readonly onRule: (rule: string) => void;
  /** The number alone, as it stands behind a line; left out, "Rule 10.3". */
  readonly bare?: boolean;
}

/** A citation that opens the rule. */
export const RuleLink = ({ rule, onRule, bare = false }: RuleLinkProps): ReactNode => {
  const words = useWords();
  const stop = useStop();
  const number = useRuleNumbers()(rule);
  const cited = words('rule.cite', { rule: number });
  return (
    <button type="button" tabIndex={stop} className="bv-rule-link" aria-label={cited} onClick={() => onRule(rule)}>
      {bare ? number : cited}
    </button>
  );
};
