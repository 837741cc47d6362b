import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../answers/answers.ts';
import { type Link, linkBetween, neighbours } from '../catalogue/board.ts';
import { cardId } from '../catalogue/catalogue.ts';
import type { Side } from '../catalogue/ids.ts';
import { addToTrial } from '../rules/4-glossary/4-trial.ts';
import { mayGo } from '../rules/12-land-movement/12.1-entry.ts';
import { sheet } from '../rules/14-battle/14-sheet.ts';
import { tryCounterMarch } from '../rules/14-battle/14.1-counter-march.ts';
import { must, say } from '../text/speech.ts';
import {
  type Europe,
  fieldForces,
  force,
  forceCalled,
  forcesIn,
  hasFortressOf,
  isBesieged,
  opponent,
  sideOfForce,
  unitsAt,
} from '../state/state.ts';
import { atOnce, type EventRules } from './event.ts';
import { mayAnswer } from './moments.ts';

const CARD = cardId('19F');
const BONUS = 3;
type Far = AnswerOf<'farCounterMarch'>;

/** The two steps of the way, where there are such. */
const stepsOfWay = (g: Europe, { general, through }: Far): readonly [Link, Link] | undefined => {
  const first = linkBetween(force(g, forceCalled(g, general)).zone, through);
  const second = linkBetween(through, sheet(g).zone);
  return first && second ? [first, second] : undefined;
};

/** Generals of the side who stand two zones away with their force, each by every zone between. */
const callsFromAfar = (g: Europe, side: Side): readonly Far[] => {
  const { zone: at } = sheet(g);
  const near = neighbours(at);
  return near.flatMap((through) =>
    neighbours(through)
      .filter((zone) => zone !== at && !near.includes(zone))
      .flatMap((zone) => fieldForces(g, zone, side))
      .flatMap((id): readonly Far[] => {
        const { commander } = force(g, id);
        return commander === null ? [] : [{ kind: 'farCounterMarch', general: commander, through }];
      }),
  );
};

/** No strait and no mountain without a pass, nobody of the enemy between, nor a fortress of his that is not besieged. */
const mayComeFromAfar = (g: Europe, side: Side, far: Far): Verdict => {
  const { general, through } = far;
  const id = forceCalled(g, general);
  const enemy = opponent(side);
  const units = unitsAt(g, id).map((row) => row.id);
  const [first, second] = stepsOfWay(g, far) ?? [];
  if (!first || !second) return must('14.1', false, 'counterMarch.tooFar', { zone: through });
  const over = (kind: Link['kind']): boolean => first.kind === kind || second.kind === kind;
  const isFree = !forcesIn(g, through).some((row) => sideOfForce(g, row.id) === enemy);
  return (
    must('14.1', !force(g, id).demoralised, 'counterMarch.demoralised', { general }) ??
    must('14.1', !over('mountain'), 'counterMarch.mountain', { zone: first.from }) ??
    must('14.1', !over('strait'), 'counterMarch.strait', { zone: first.from }) ??
    must('14.1', !over('special'), 'counterMarch.tooFar', { zone: first.from }) ??
    must('14.1', isFree, 'guns.enemyBetween', { zone: through }) ??
    must('14.1', !hasFortressOf(g, through, enemy) || isBesieged(g, through), 'guns.fortressBetween', {
      zone: through,
    }) ??
    mayGo(g, side, units, first) ??
    mayGo(g, side, units, second)
  );
};

const mayCallFromAfar = (g: Europe, side: Side): Verdict =>
  must('14.1', g.trial === null, 'moment.notThis', { card: CARD }) ??
  must(
    '14.1',
    callsFromAfar(g, side).some((far) => mayComeFromAfar(g, side, far) === undefined),
    'guns.nobody',
  );

function* callFromAfar(g: Europe, side: Side): Script {
  const far = yield* ask(
    choice<Far>({
      by: side,
      rule: '14.1',
      prompt: say('guns.who', { zone: sheet(g).zone }),
      among: callsFromAfar(g, side),
      may: (answer) => mayComeFromAfar(g, side, answer),
    }),
  );
  const steps = stepsOfWay(g, far) ?? [];
  const way = {
    zones: steps.map(({ to }) => to),
    cost: steps.reduce((sum, { cost }) => sum + cost, 0),
    difficult: steps.some(({ difficult }) => difficult),
  };
  yield* tryCounterMarch(g, { side, general: far.general, way });
}

/** 19F Sound of the Guns: three more on the die of an Empire counter-march, or one force tries it from two zones away. */
export const soundOfTheGuns: EventRules = [
  {
    when: 'counterMarch',
    use: 'a',
    may: (g, side) => mayAnswer(g, CARD, 'counterMarch', side),
    play: atOnce((g) => addToTrial(g, { what: 'card', by: BONUS, card: CARD })),
  },
  { when: 'counterMarch', use: 'b', may: mayCallFromAfar, play: callFromAfar },
];
