import type { Verdict } from '@bivouac/kernel';
import { unit as unitCard } from '../catalogue/catalogue.ts';
import type { GeneralId, NationId, Side, UnitId } from '../catalogue/ids.ts';
import { mayStir } from '../rules/9-activations/9.1-cost.ts';
import { must } from '../text/speech.ts';
import { type Europe, force, forcesOf, isForce, zone } from '../state/state.ts';
import { completeSome } from '../rules/2-game-pieces/2.1-completing.ts';
import { atOnce, type EventRules } from './event.ts';

const NAPOLEON = 'napoleon' as GeneralId;
const FRANCE = 'france' as NationId;
const UNITS = 2;

const mayFly = (g: Europe, side: Side): Verdict => {
  const id = forcesOf(g, side).find((each) => force(g, each).commander === NAPOLEON);
  return id === undefined ? must('6.4', false, 'genius.noNapoleon') : mayStir(g, id);
};

/** Reduced French units on French soil. */
const reducedAtHome = (g: Europe): readonly UnitId[] =>
  g.units.flatMap(({ id, at, reduced }) =>
    reduced && isForce(at) && unitCard(id).nation === FRANCE && zone(g, force(g, at).zone).nation === FRANCE
      ? [id]
      : [],
  );

/** 47F Flight of the Eagle: Napoleon's force is activated free and filled if it ends in France; or in the budget two reduced French units in France are. */
export const flightOfTheEagle: EventRules = [
  {
    when: 'action',
    may: mayFly,
    play: atOnce((g) => {
      if (g.action) g.action = { ...g.action, grants: [{ what: 'force', ledBy: NAPOLEON, filledAtHome: UNITS }] };
    }),
  },
  {
    when: 'budgetPhase',
    may: (g) => must('6.4', reducedAtHome(g).length > 0, 'eagle.nobody'),
    play: (g, side) => completeSome(g, side, UNITS, () => reducedAtHome(g)),
  },
];
