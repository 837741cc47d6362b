import { unitCard } from '../../catalogue/catalogue.ts';
import { log } from '../../text/speech.ts';
import { ids } from '../../state/stack.ts';
import { campaignOf, changeUnits, type Nemesis, opponent, scenarioOf, SIDES, type UnitRow } from '../../state/state.ts';
import { changePolitics } from '../../state/state-1813.ts';
import { takeForageMarkersOff } from '../6-general-supply/6.3-forage.ts';
import { makeChange } from '../13-cossacks-and-reinforcements/13.2-reinforcements.ts';
import { isInGarrison } from './14.12-garrisons.ts';
import { shiftBattlePoints } from './14.4b-battle-points.ts';

/** 14.15a Disrupted units are restored, but not those still in their garrisons (14.12, 14.13). */
const restoreUnits = (g: Nemesis): void => {
  const isRestored = ({ id, disrupted }: UnitRow): boolean => disrupted && !isInGarrison(g, id);
  for (const side of SIDES) {
    const units = ids(g.units.filter((row) => isRestored(row) && unitCard(row.id).side === side));
    if (units.length > 0) log(g, '14.15a', 'truce.restored', { units });
  }
  changeUnits(g, isRestored, { disrupted: false });
};

/** Whatever the Turns before have left on the map comes off, dummies (15.1) too; delays by card are made up for (16.1). */
const clearTheTable = (g: Nemesis): void => {
  takeForageMarkersOff(g);
  g.trains = [];
  g.decoys = [];
  g.rescheduled = [];
};

/** 14.15 Changes of command that the skipped Turns would have brought are made now. */
const makeUpForChanges = (g: Nemesis, throughTurn: number): void => {
  for (const change of scenarioOf(g).commanderChanges)
    if (change.endOfTurn >= g.clock.turn && change.endOfTurn <= throughTurn) makeChange(g, change);
};

/** 14.15e The French gain in Battle points what the Coalition loses, as far as it has them. */
const shiftPoints = (g: Nemesis, points: number): void => {
  const moved = shiftBattlePoints(g, 'french', points);
  for (const side of ['french', opponent('french')] as const)
    log(g, '14.15e', 'victory.battlePoints', {
      side,
      by: side === 'french' ? moved : -moved,
      points: g.ledgers[side].battlePoints,
    });
};

/** 14.15 The Armistice takes effect: the rest of this Turn and all others up to Turn 12 are skipped (ruling A-17). */
export const beginTruce = (g: Nemesis): void => {
  const campaign = campaignOf(g);
  if (!campaign) throw new Error('14.15: no Armistice in this scenario');
  changePolitics(g, { armistice: g.clock.turn });
  log(g, '14.15', 'truce.begins', { turn: g.clock.turn });
  restoreUnits(g);
  clearTheTable(g);
  makeUpForChanges(g, campaign.armistice.changesThroughTurn);
  shiftPoints(g, campaign.armistice.battlePoints);
  g.clock = { ...g.clock, next: 'french', out: [] };
};
