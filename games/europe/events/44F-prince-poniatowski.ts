import type { Script, Verdict } from '@bivouac/kernel';
import { unitId } from '../catalogue/catalogue.ts';
import type { NationId, Side, UnitId, ZoneId } from '../catalogue/ids.ts';
import { minorZones } from '../rules/7-interphase/7.3.4-reinforcement-zones.ts';
import { isCreated } from '../rules/20-scenarios/20.2-states.ts';
import { log, must } from '../text/speech.ts';
import { type Europe, flipUnit, isForce, isHeldBy, unitRow } from '../state/state.ts';
import type { EventRules } from './event.ts';
import { placeFree } from './placing.ts';

const WARSAW = 'varsovie' as ZoneId;
const POLAND = 'pologne' as NationId;
const CORPS: readonly UnitId[] = [unitId('pol_1'), unitId('pol_2')];

const needsHelp = (g: Europe, id: UnitId): boolean => {
  const { at, reduced } = unitRow(g, id);
  return at === 'reserve' || at === 'returning' || (isForce(at) && reduced);
};
const mayRally = (g: Europe): Verdict =>
  must('6.4', isCreated(g, 'poland'), 'poniatowski.noPoland') ??
  must('6.4', !isHeldBy(g, WARSAW, 'coalition'), 'poniatowski.warsaw') ??
  must(
    '6.4',
    CORPS.some((id) => needsHelp(g, id)),
    'poniatowski.full',
  );

function* rally(g: Europe, side: Side): Script {
  for (const id of CORPS) {
    if (!needsHelp(g, id)) continue;
    if (!isForce(unitRow(g, id).at)) {
      const open = minorZones(g, POLAND, side).filter((at) => at === WARSAW);
      yield* placeFree(g, side, id, open);
      continue;
    }
    flipUnit(g, id, false);
    log(g, '6.4', 'raise.completed', { unit: id });
  }
}

/** 44F Prince Poniatowski: the Polish corps that are in the game stand at full strength, at Warsaw if they had been lost. */
export const princePoniatowski: EventRules = [{ when: 'budgetPhase', may: mayRally, play: rally }];
