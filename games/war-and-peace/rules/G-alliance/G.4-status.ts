import { type Major, MINORS, type Status } from '../../catalogue/ids.ts';
import { changeAllTroops, factionOf, type WarAndPeace } from '../../state/index.ts';
import { leaderCard } from '../../catalogue/pieces.ts';
import { log } from '../../text/speech.ts';
import { recalledAreHome } from '../K-france/K.4-recalled.ts';
import { move } from '../M-east/M-machines.ts';
import type { RuleRef } from '../../rulebook.ts';

/** R-83 Satellites that stood neutral with their master join a faction with it. */
const followMaster = (g: WarAndPeace, major: Major): void => {
  if (factionOf(g, major) === 'neutral') return;
  for (const minor of MINORS) {
    const row = g.politics.minors[minor];
    if (row.controller === major && row.status === 'neutral')
      g.politics = { ...g.politics, minors: { ...g.politics.minors, [minor]: { ...row, status: 'satellite' } } };
  }
};

/** K.4.d The force goes home: as the neutrals do, or, if its state has turned against France, under the English player. */
const expeditionEnds = (g: WarAndPeace, major: Major): void => {
  const bond = factionOf(g, major) === 'anti' ? 'recalled' : 'none';
  changeAllTroops(g, (troop) => troop.nation === major && (troop.bond === 'expedition' || troop.bond === 'recalled'), {
    bond,
  });
  g.leaders = g.leaders.map((row) =>
    row.bond !== 'none' && leaderCard(row.id).nation === major ? { ...row, bond } : row,
  );
  recalledAreHome(g);
  const id = `EXPEDITION.${major}`;
  if (g.politics.machines[id] === 'formed') move(g, id, 'XF-03', 'none');
};

/** G.4 The status of a major state changes, and its marker on the Alliance Display with it. */
export const setStatus = (g: WarAndPeace, major: Major, status: Status, rule: RuleRef): void => {
  if (g.politics.status[major] === status) return;
  g.politics = { ...g.politics, status: { ...g.politics.status, [major]: status } };
  const { [major]: _gone, ...dropped } = g.history.dropped;
  g.history = { ...g.history, dropped };
  followMaster(g, major);
  g.parting = true;
  log(g, rule, 'alliance.status', { nation: major, status });
  if (major === 'prussia' && status === 'anti')
    g.counters = { ...g.counters, prussianWars: g.counters.prussianWars + 1 }; // J.8.c
  // K.4.d An expeditionary force whose state is no longer pro-French goes home with it.
  if (factionOf(g, major) !== 'pro') expeditionEnds(g, major);
};

/** K.4.c When the last of an expeditionary force is gone another may be asked for. */
export const spentExpeditions = (g: WarAndPeace): void => {
  for (const nation of ['austria', 'prussia'] as const) {
    const left = g.troops.some((troop) => troop.nation === nation && troop.bond === 'expedition');
    if (left || g.politics.machines[`EXPEDITION.${nation}`] !== 'formed') continue;
    move(g, `EXPEDITION.${nation}`, 'XF-04', 'none');
    g.leaders = g.leaders.map((row) =>
      row.bond === 'expedition' && leaderCard(row.id).nation === nation ? { ...row, bond: 'none' } : row,
    );
  }
};
