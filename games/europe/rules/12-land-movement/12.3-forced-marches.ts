import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { tables } from '../../scenario/editions.ts';
import type { Side, UnitId } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import { called, type Europe, force, type ForceId, hasForce, isForce, type March, unitRow } from '../../state/state.ts';
import { attritionTest } from '../13-supply/13.6-attrition.ts';
import { canPaySecondPoint, paySecondPoint } from '../9-activations/9.1-lone-corps.ts';
import { closeRanks, marchers } from './12.1-movement-factor.ts';

const theMarch = (g: Europe): March => {
  if (!g.march) throw new Error('12: no force is on the march');
  return g.march;
};

/** 12.3, 14.9.3 Not while demoralised, nor against a card that forbids it; a lone corps pays for it (revised 9.1). */
const mayForce = (g: Europe, march: March): Verdict =>
  must('14.9.3', !marchers(g, march).some((id) => force(g, id).demoralised), 'forced.demoralised') ??
  must(
    '12.3',
    march.grant?.atMost === undefined && !march.cards.some((card) => card.kind === 'slowed' && card.noForcedMarch),
    'forced.slowed',
  ) ??
  must('9.1', canPaySecondPoint(g), 'activation.secondPoint');

/** 12.3 One to three points more, declared before the first step. */
export function* declareForcedMarch(g: Europe, side: Side): Script {
  const march = theMarch(g);
  const most = tables(g).movement.forcedMarchMax;
  const among = Array.from({ length: most + 1 }, (_, points): AnswerOf<'forced'> => ({ kind: 'forced', points }));
  const prompt = say('forced.howMany', { force: called(g, march.force), factor: march.factor });
  const may = ({ points }: AnswerOf<'forced'>): Verdict => (points === 0 ? undefined : mayForce(g, march));
  const { points } = yield* ask(choice({ by: side, rule: '12.3', prompt, among, may }));
  if (points > 0) {
    paySecondPoint(g);
    log(g, '12.3', 'forced.declared', { force: called(g, march.force), points });
  }
  g.march = { ...theMarch(g), forced: points };
}

/** 12.3 The points that the test counts: all that were declared, used or not; none where a card spares the test. */
const forcedPoints = ({ forced, grant }: March): number => (grant?.freeForcedMarch ? 0 : (forced ?? 0));

/** 13.6.1 A forced march, or an activation without supply, calls for one test. */
const isTestDue = (march: March): boolean => !march.tested && (forcedPoints(march) > 0 || march.unsupplied);

const harriedBy = ({ cards }: March): number =>
  cards.reduce((sum, card) => sum + (card.kind === 'harried' ? card.by : 0), 0);

/**
 * 13.6.2 Units that have marched and are still with the force, or were dropped where it is tested; where only supply calls for
 * the test, not those that have it (13.5). See rulings/13.6.2-dropped-on-arrival.md.
 */
const whoIsTested = (g: Europe, id: ForceId, all: boolean): readonly UnitId[] => {
  const { marching, droppedHere = [], fed = [] } = theMarch(g);
  const dropped = droppedHere.flatMap(({ unit, from }) => (from === id && isForce(unitRow(g, unit).at) ? [unit] : []));
  return [...marching.filter((unit) => unitRow(g, unit).at === id), ...dropped].filter(
    (unit) => all || !fed.includes(unit),
  );
};

/** 13.6.1, 14.11 Every army of the march tests for itself, with the units that have marched and are still with it. */
function* testEach(g: Europe, forced: number, extra: number): Script {
  for (const id of marchers(g, theMarch(g))) {
    const { route, start, depotSpent, detached } = theMarch(g);
    const toll = yield* attritionTest(g, {
      rule: '12.3',
      force: id,
      units: whoIsTested(g, id, forced + extra > 0),
      detached: detached?.zone === force(g, id).zone ? detached.nation : undefined,
      when: 'march',
      forced,
      route,
      start,
      mayUseDepot: !depotSpent,
      extra,
    });
    if (g.march && toll.depotSpent) g.march = { ...g.march, depotSpent: true };
  }
}

/** 12.3, 13.6.1 The test before the first battle of the activation; true while the force is there to fight it. */
export function* testBeforeBattle(g: Europe): Script<boolean> {
  const march = theMarch(g);
  if (isTestDue(march)) {
    g.march = { ...march, tested: true };
    yield* testEach(g, forcedPoints(march), 0);
    g.march = closeRanks(g, theMarch(g));
  }
  return hasForce(g, theMarch(g).force);
}

/** 12.3, 13.6.1 The test at the end of the activation if no battle has brought it before. 38C adds to it, or calls for one. */
export function* testAtEnd(g: Europe): Script {
  const march = theMarch(g);
  const harried = harriedBy(march);
  const isDue = isTestDue(march);
  if (!isDue && harried === 0) return;
  g.march = { ...march, tested: true };
  yield* testEach(g, isDue ? forcedPoints(march) : 0, harried);
}
export { theMarch };
