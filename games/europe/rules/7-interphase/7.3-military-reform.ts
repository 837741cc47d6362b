import { unit as unitCard } from '../../catalogue/catalogue.ts';
import { inForce } from '../../state/effects.ts';
import type { NationId } from '../../catalogue/ids.ts';
import { log } from '../../text/speech.ts';
import { changeNation, type Europe, nation, putUnit } from '../../state/state.ts';

/** Glossary, Military reform: powers that can reform. */
export const REFORMERS: readonly NationId[] = ['austria' as NationId, 'prussia' as NationId];
const DEFEATS = 2;

/** Glossary, Military reform: the units marked E of the power, which are those that have waited for it, come to the reserve. */
export const reform = (g: Europe, power: NationId): void => {
  for (const { id, at } of g.units) if (at === 'notYet' && unitCard(id).nation === power) putUnit(g, id, 'reserve');
  changeNation(g, power, { reformed: true });
  log(g, '4', 'reform.done', { power });
};

const defeatsOf = (g: Europe, power: NationId): number => {
  const { beaten } = nation(g, power);
  return beaten.empire + beaten.coalition;
};
export const hasBeenBeaten = (g: Europe, power: NationId): boolean => defeatsOf(g, power) > 0;

/** Glossary, Military reform: it comes by itself in the budget after a second defeat; after the Holy Empire (3C) one is enough. */
export const reformBeatenPowers = (g: Europe): void => {
  const needed = inForce(g, 'reformAfterDefeat').length > 0 ? 1 : DEFEATS;
  for (const power of REFORMERS) if (!nation(g, power).reformed && defeatsOf(g, power) >= needed) reform(g, power);
};
