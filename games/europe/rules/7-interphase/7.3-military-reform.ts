import { unit as unitCard } from '../../catalogue.ts';
import type { NationId } from '../../ids.ts';
import { log } from '../../speech.ts';
import { changeNation, type Europe, nation, putUnit } from '../../state.ts';

/** Glossary, Military reform: powers that can reform. */
const REFORMERS: readonly NationId[] = ['austria' as NationId, 'prussia' as NationId];
const DEFEATS = 2;

/** Glossary, Military reform: the units marked E of the power come to the reserve. */
export const reform = (g: Europe, power: NationId): void => {
  for (const { id, at } of g.units)
    if (at === 'notYet' && unitCard(id).nation === power && unitCard(id).code === 'E') putUnit(g, id, 'reserve');
  changeNation(g, power, { reformed: true });
  log(g, '4', 'reform.done', { power });
};

/** Glossary, Military reform: it comes by itself in the budget after a second defeat. */
export const reformBeatenPowers = (g: Europe): void => {
  for (const power of REFORMERS) {
    const { reformed, beaten } = nation(g, power);
    if (!reformed && beaten.empire + beaten.coalition >= DEFEATS) reform(g, power);
  }
};
