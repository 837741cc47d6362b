import type { Rule } from '../game-ui.ts';
import { found, plainLetters } from './search.ts';

/** "10.3–10.4", "rule 10.3" and "10.3a)" all lead to a rule that the book has; the nearest one above serves too. */
export const ruleCited = (rules: readonly Rule[], cited: string): Rule | undefined => {
  const [number = ''] = cited.match(/\d+(\.\d+)*[a-z]?/) ?? [];
  for (let wanted = number; wanted; wanted = wanted.replace(/[a-z]$|\.?\d+$/, '')) {
    const rule = rules.find((each) => each.number === wanted);
    if (rule) return rule;
  }
  return undefined;
};

/** The number that the reader knows: that of the book that is played by. */
export const printedNumber = ({ number, printed }: Rule): string => printed ?? number;

/** A number typed finds the rules that begin with it; words find the rules that hold them. */
export const rulesFound = (rules: readonly Rule[], typed: string): readonly Rule[] => {
  const wanted = plainLetters(typed.trim());
  if (/^\d+(\.\d+)*\.?[a-z]?$/.test(wanted)) return rules.filter((rule) => printedNumber(rule).startsWith(wanted));
  return found(rules, (rule) => `${printedNumber(rule)} ${rule.title} ${rule.summary}`, typed);
};

/** How deep a rule lies in the book: 8 is a chapter, 8.4 a section. */
export const depthOf = (rule: Rule): number => printedNumber(rule).split('.').length;
