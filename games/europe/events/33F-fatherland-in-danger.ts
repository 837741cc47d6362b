import { ask, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../answers/answers.ts';
import { unit as unitCard } from '../catalogue/catalogue.ts';
import type { NationId, Side, UnitId } from '../catalogue/ids.ts';
import { reinforcementZones } from '../rules/7-interphase/7.3.4-reinforcement-zones.ts';
import { must, say } from '../text/speech.ts';
import { type Europe, force, forcesOf, putUnit, unitRow, zone } from '../state/state.ts';
import type { EventRules, EventUse } from './event.ts';
import { hasPlace, placeFree } from './placing.ts';

const FRANCE = 'france' as NationId;
const FROM = 1813;
const UNITS = 2;

/** The corps XX to XXII and the National Guards. */
const levied = (g: Europe): readonly UnitId[] =>
  g.units.flatMap(({ id }) => (unitCard(id).nation === FRANCE && unitCard(id).code === 'E' ? [id] : []));

const isInDanger = (g: Europe): Verdict => {
  const invaded = forcesOf(g, 'coalition').some((id) => zone(g, force(g, id).zone).nation === FRANCE);
  return must('6.4', invaded || g.clock.year >= FROM, 'fatherland.safe');
};

function* levy(g: Europe, side: Side): Script {
  const units = levied(g).filter((id) => unitRow(g, id).at === 'notYet');
  for (const id of units) putUnit(g, id, 'reserve');
  for (let left = UNITS; left > 0; left--) {
    const zones = reinforcementZones(g, FRANCE);
    const free = levied(g).filter((id) => unitRow(g, id).at === 'reserve' && hasPlace(g, id, zones));
    if (free.length === 0) return;
    const { unit } = yield* ask<AnswerOf<'conscriptCorps'>>({
      by: side,
      rule: '6.4',
      prompt: say('fatherland.which', { left }),
      answers: free.map((id) => ({ kind: 'conscriptCorps', unit: id })),
    });
    yield* placeFree(g, side, unit, zones);
  }
}

const call = (when: EventUse['when']): EventUse => ({ when, may: isInDanger, play: levy });

/** 33F The Fatherland in Danger: the last levies of France may be built, and two of them take the field at once. */
export const fatherlandInDanger: EventRules = [call('budgetPhase'), call('action')];
