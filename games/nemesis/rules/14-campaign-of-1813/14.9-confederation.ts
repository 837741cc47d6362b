import type { Script } from '@bivouac/kernel';
import { log } from '../../text/speech.ts';
import { campaignOf, eliminate, moveCommander, moveUnit, type Nemesis } from '../../state/state.ts';
import { changePolitics, defect } from '../../state/state-1813.ts';
import { endPhase } from '../5-sequence-of-play/5.1-clock.ts';

/** 14.9 (3) i The contingents leave the French where they stand; those that have not come yet never do (rulings/14.9-defection.md). */
const contingentsLeave = (g: Nemesis): void => {
  const heirs = campaignOf(g)?.confederation.defectors ?? {};
  for (const { id, at } of g.units) {
    const heir = heirs[id];
    if (!heir || at === 'lost') continue;
    if (at !== 'due') {
      defect(g, { unit: heir, from: at });
      log(g, '14.9', 'confederation.contingent', { unit: id, hex: at });
    }
    eliminate(g, id);
  }
};

/** 14.9 (3) iii, 14.10 Torgau opens its gates to the Coalition, and the Saxons there are ordinary troops (rulings/14.10-torgau.md). */
const saxonyJoins = (g: Nemesis): void => {
  const torgau = campaignOf(g)?.torgau;
  if (!torgau) return;
  const { hex, units, commanders } = torgau;
  for (const id of units) moveUnit(g, id, hex);
  for (const id of commanders) moveCommander(g, id, hex);
  log(g, '14.10', 'saxony.joins', { hex, units, commanders });
};

/** 14.9 A change of allegiance that fell due begins with the Turn (ruling A-104). */
// oxlint-disable-next-line require-yield -- a phase is a script, and this one asks nothing
export function* announcePolitics(g: Nemesis): Script {
  const { confederationDue: to } = g.politics;
  if (to) {
    changePolitics(g, { confederation: to, confederationDue: null });
    log(g, '14.9', 'confederation.becomes', { to });
  }
  if (to === 'coalition') {
    contingentsLeave(g);
    saxonyJoins(g);
  }
  endPhase(g);
}
