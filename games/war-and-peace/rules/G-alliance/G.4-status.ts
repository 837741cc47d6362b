import { type Major, MINORS, type Nation, type Status } from '../../catalogue/ids.ts';
import { changeAllTroops, factionOf, type WarAndPeace } from '../../state/index.ts';
import { log } from '../../speech.ts';
import { partEnemies } from './G.4-parting.ts';
import type { RuleRef } from '../../rulebook.ts';

/** G.4 The status of a major state changes, and its marker on the Alliance Display with it. */
export const setStatus = (g: WarAndPeace, major: Major, status: Status, rule: RuleRef): void => {
  if (g.politics.status[major] === status) return;
  g.politics = { ...g.politics, status: { ...g.politics.status, [major]: status } };
  log(g, rule, 'alliance.status', { nation: major, status });
  if (major === 'prussia' && status === 'anti')
    g.counters = { ...g.counters, prussianWars: g.counters.prussianWars + 1 }; // J.8.c
  // K.4.d An expeditionary force whose state is no longer pro-French goes home with it.
  if (factionOf(g, major) !== 'pro')
    changeAllTroops(g, ({ nation, bond }) => nation === major && bond === 'expedition', { bond: 'none' });
  partEnemies(g);
};

/** The states that stand in a faction, in the order of the table. */
export const satellitesOf = (g: WarAndPeace, major: Major): readonly Nation[] =>
  MINORS.filter(
    (minor) => g.politics.minors[minor].controller === major && g.politics.minors[minor].status === 'satellite',
  );
