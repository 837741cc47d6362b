import { createContext, useContext } from 'react';

/** A rule of ours as the book of this match numbers it. */
export type RuleNumbering = (rule: string) => string;

export const AS_CITED: RuleNumbering = (rule) => rule;

/** Of two editions one may number its rules in another way: everything below cites the book that is played by. */
export const RuleNumbers = createContext<RuleNumbering>(AS_CITED);

export const useRuleNumbers = (): RuleNumbering => useContext(RuleNumbers);
