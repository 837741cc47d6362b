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

/** A number typed finds the rules that begin with it; words find the rules that hold them. */
export const rulesFound = (rules: readonly Rule[], typed: string): readonly Rule[] => {
  const wanted = plainLetters(typed.trim());
  if (/^\d+(\.\d+)*\.?[a-z]?$/.test(wanted)) return rules.filter(({ number }) => number.startsWith(wanted));
  return found(rules, ({ number, title, summary }) => `${number} ${title} ${summary}`, typed);
};

/** How deep a rule lies in the book: 8 is a chapter, 8.4 a section. */
export const depthOf = ({ number }: Rule): number => number.split('.').length;
