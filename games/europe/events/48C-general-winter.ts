import type { Script } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import { opponent, type Side } from '../catalogue/ids.ts';
import { attritionTest } from '../rules/13-supply/13.6-attrition.ts';
import { isInTheEast } from '../rules/13-supply/13.6.2-modifiers.ts';
import { checkSupply } from '../rules/13-supply/13.3-supply-lines.ts';
import { raiseSieges } from '../rules/15-fortresses-and-sieges/15.3-raising.ts';
import { log, must } from '../text/speech.ts';
import { type Europe, force, forcesOf, hasForce, isWinterRound, unitsAt } from '../state/state.ts';
import type { EventRules } from './event.ts';

const CARD = cardId('48C');

/** 13.6 Forces of the Empire in the East that have no supply test at once, as they stand. */
function* freeze(g: Europe, side: Side): Script {
  g.effects = [...g.effects, { card: CARD, kind: 'generalWinter', year: g.clock.year }];
  log(g, '13.6.2', 'generalWinter.begins');
  for (const id of forcesOf(g, opponent(side))) {
    if (!hasForce(g, id) || !isInTheEast(g, force(g, id).zone) || checkSupply(g, id)) continue;
    const units = unitsAt(g, id).map((row) => row.id);
    const route = [force(g, id).zone];
    yield* attritionTest(g, { rule: '13.6.1', force: id, units, when: 'march', forced: 0, route, mayUseDepot: true });
  }
  yield* raiseSieges(g);
}

/** 48C General Winter: for the rest of the rounds the Empire suffers more in Russia, Prussia and Poland (13.6.2). */
export const generalWinter: EventRules = [
  { when: 'action', may: (g) => must('16', isWinterRound(g.clock), 'generalWinter.noWinter'), play: freeze },
];
