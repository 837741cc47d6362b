import { ask, choice, type Script } from '@bivouac/kernel';
import { DONE } from '../../answers/answers.ts';
import type { EventAnswer } from '../../answers/6-cards.ts';
import type { BudgetAnswer } from '../../answers/7-interphase.ts';
import type { NationId } from '../../catalogue/ids.ts';
import { inForce } from '../../state/effects.ts';
import { log, say } from '../../text/speech.ts';
import { type Budget, depotsReturning, type Europe, POWERS, removeDepot } from '../../state/state.ts';
import { endOfPhase } from '../5-turn-sequence/5-clock.ts';
import { payWhatIsOwed } from '../6-cards/6.4-owed-pieces.ts';
import { eventsAt, playEvent, reactions, useOf } from '../6-cards/6.4-use-of-cards.ts';
import { managerOf, resourcesOf } from './7.3.1-resources.ts';
import { enter } from './7.3.2-entering.ts';
import { leftToGive, linesOf, mayEnter, received } from './7.3.2-lines.ts';
import { HALVES } from './7.3.2-production.ts';
import { minorsBudget } from './7.3.3-minors.ts';
import { generalsOfTheYear } from './7.3.5-generals.ts';
import { endOfWaiting } from './7.3.6-return.ts';
import { reformBeatenPowers } from './7.3-military-reform.ts';

/** 51F */
const levyOf = (g: Europe, power: NationId): number =>
  inForce(g, 'levy').reduce(
    (sum, { power: of, by, year }) => sum + (of === power && year === g.clock.year ? by : 0),
    0,
  );

const openBudget = (g: Europe, power: NationId): void => {
  const points = leftToGive(g, power);
  g.budget = {
    power,
    halves: points * HALVES,
    levy: levyOf(g, power) * HALVES,
    received: received(g, power),
    fleetsBuilt: 0,
    intoArmies: [],
    britishGift: power === 'britain' ? 'open' : 'taken',
  };
  g.clock = { ...g.clock, power, next: managerOf(g, power) };
  log(g, '7.3.1', 'budget.resources', { power, points: resourcesOf(g, power) });
};

/** 7.3 The budgets are over when France has drawn up hers; then come the steps of the minor powers (7.3.3). */
const nextPower = (g: Europe, power: NationId): void => {
  // 15.4 Depots that came back and were not placed are in the reserve again.
  for (const { id } of depotsReturning(g, power)) removeDepot(g, id);
  const next = POWERS[POWERS.indexOf(power) + 1];
  g.budget = null;
  if (next) openBudget(g, next);
  else g.clock = { ...g.clock, power: null, step: 1, next: 'coalition' };
};

function* drawUp(g: Europe, opened: Budget): Script {
  const by = managerOf(g, opened.power);
  yield* payWhatIsOwed(g, opened, 'coalition'); // 6.5 It is always the Coalition who chooses.
  const budget = g.budget ?? opened;
  const events = eventsAt(g, by, 'budgetPhase');
  const answer = yield* ask(
    choice<BudgetAnswer | EventAnswer | typeof DONE>({
      by,
      rule: '7.3.2',
      prompt: say('budget.line', { power: budget.power, left: budget.halves / HALVES }),
      among: [...linesOf(g, budget), ...events.among],
      may: (line) =>
        line.kind === 'done' ? undefined : line.kind === 'event' ? events.may(line) : mayEnter(g, budget, line),
      or: [DONE],
    }),
  );
  if (answer.kind === 'event') yield* playEvent(g, by, answer.card, useOf(answer, 'budgetPhase'));
  else if (answer.kind !== 'done') yield* enter(g, budget, by, answer);
  else {
    if (budget.halves > 0) log(g, '7.3.2', 'budget.lost', { power: budget.power, points: budget.halves / HALVES });
    nextPower(g, budget.power);
  }
}

function* opening(g: Europe): Script {
  endOfWaiting(g);
  generalsOfTheYear(g);
  reformBeatenPowers(g);
  g.tracks = { ...g.tracks, aid: [] };
  yield* reactions(g, 'budgetPhase', ['coalition', 'empire']);
  const [first] = POWERS;
  if (first) openBudget(g, first);
}

/** 5.1.3, 7.3 The budget phase, line by line: powers in their order, then the minor powers of both sides. */
export function* budgetPhase(g: Europe): Script {
  const { step } = g.clock;
  if (g.budget) yield* drawUp(g, g.budget);
  else if (step === 0) yield* opening(g);
  else if (step === 1 || step === 2) {
    yield* minorsBudget(g, step === 1 ? 'coalition' : 'empire');
    g.clock = { ...g.clock, step: step + 1 };
  } else endOfPhase(g);
}
