import { type DuchyId, type Nation } from '../../catalogue/ids.ts';
import type { RuleRef } from '../../rulebook.ts';
import { log } from '../../text/speech.ts';
import {
  leadersOfIn,
  type NapoleonicWars,
  putCard,
  putLeader,
  regroupSquadron,
  regroupUnits,
  strengthIn,
  unitsIn,
} from '../../state/state.ts';
import { NATIONS } from '../../catalogue/ids.ts';

/** 7.7 The Formations of a nation in a Duchy go to the Regroup box. */
export const regroupFrom = (g: NapoleonicWars, nation: Nation, at: DuchyId, rule: RuleRef): void => {
  if (strengthIn(g, at, nation) === 0) return;
  const units = unitsIn(g, at, nation);
  if (units > 0) regroupUnits(g, nation, at, units);
  for (const leader of leadersOfIn(g, nation, at)) putLeader(g, leader, 'regroup');
  log(g, rule, 'regroup.goes', { nation, duchy: at });
};
/** 7.7 Squadrons of a nation that fit go to the Regroup box. */
export const regroupShips = (
  g: NapoleonicWars,
  nation: Nation,
  rule: RuleRef,
  fits: (row: NapoleonicWars['squadrons'][number]) => boolean,
): void => {
  const gone = g.squadrons.filter((row) => row.nation === nation && fits(row));
  for (const { id } of gone) regroupSquadron(g, id);
  if (gone.length > 0) log(g, rule, 'regroup.ships', { nation });
};
/** 7.6, 8.4, 15.3 A Foreign War ends: its pieces Regroup, and its card leaves the game. */
export const endWar = (g: NapoleonicWars, card: NapoleonicWars['wars'][number]['card'], rule: RuleRef): void => {
  const war = g.wars.find((row) => row.card === card);
  if (!war) return;
  g.wars = g.wars.filter((row) => row.card !== card);
  for (const nation of NATIONS) {
    const units = war.units[nation] ?? 0;
    if (units > 0) g.regroup = { ...g.regroup, [nation]: g.regroup[nation] + units };
    if (units > 0) log(g, rule, 'war.over', { nation });
  }
  for (const leader of war.leaders) putLeader(g, leader, 'regroup');
  for (const squadron of war.squadrons) regroupSquadron(g, squadron);
  putCard(g, card, 'removed');
};
