import { attritionResult } from '../catalogue/catalogue.ts';
import { tables } from '../scenario/editions.ts';
import { sumOf } from '../rules/4-glossary/4-trial.ts';
import { attritionModifiers } from '../rules/13-supply/13.6.2-modifiers.ts';
import { marchers } from '../rules/12-land-movement/12.1-movement-factor.ts';
import { stepsOf, unitRow, unitsAt } from '../state/state.ts';
import type { Marching } from './marching.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** 12.3, 13.6 The chance that the test at the end of a march takes a step or more; nothing where none is due. No depot is reckoned with. */
export const marchRisk = ({ g, march }: Marching): number => {
  const forced = march.grant?.freeForcedMarch ? 0 : (march.forced ?? 0);
  if (march.tested || (forced === 0 && !march.unsupplied)) return 0;
  const safe = marchers(g, march).map((id) => {
    const units = unitsAt(g, id).map((row) => row.id);
    const { route, start } = march;
    const ordeal = { rule: '12.3', force: id, units, when: 'march', forced, route, start, mayUseDepot: false } as const;
    const by = sumOf(attritionModifiers(g, ordeal, false));
    const steps = stepsOf(units.map((unit) => unitRow(g, unit)));
    const spared = FACES.filter((face) => {
      const { losses, star } = attritionResult(tables(g), steps, face + by);
      return losses === 0 && !star;
    });
    return spared.length / FACES.length;
  });
  return 1 - safe.reduce((all, share) => all * share, 1);
};
