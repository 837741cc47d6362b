import type { RuleRef } from '../../rulebook.ts';
import { campaignOf, type Nemesis } from '../../state/state.ts';

/** 18.1 Italy in 1799 is set up as Germany in 1813 is (14.1), with a card of its own: data/scenarios/1799.json. */
export const setUpRule = (g: Nemesis): RuleRef & ('14.1' | '18.1') => (campaignOf(g) ? '14.1' : '18.1');
