import type { Fault } from '@bivouac/kernel';
import { stackAsTheyAre } from '../rules/12-land-movement/12.2-combining.ts';
import { type Europe, fieldForces, generalsAt, SIDES, unitsAt } from '../state.ts';

/** Between two actions of the activation phase nothing is under way. */
const isAtRest = ({ clock, action, march, voyage, campaign, battle, seaBattle, trial }: Europe): boolean =>
  clock.phase === 'rounds' &&
  [action, march, voyage, campaign, battle, seaBattle, trial].every((underWay) => underWay === null);

/** 11 One force of a side to a zone, or two armies; enemies share a zone only across the walls of a fortress. */
const stacksAreWhole = (g: Europe): readonly Fault[] =>
  g.zones.flatMap(({ id }) => {
    const [empire = [], coalition = []] = SIDES.map((side) => fieldForces(g, id, side));
    return [
      ...[empire, coalition].flatMap((forces) =>
        stackAsTheyAre(g, forces) ? [] : [{ rule: '11', what: `${forces.join(' and ')} stand apart in ${id}` }],
      ),
      ...(g.clock.next === 'empire' && empire.length > 0 && coalition.length > 0
        ? [{ rule: '11', what: `${[...empire, ...coalition].join(' and ')} are enemies in the field of ${id}` }]
        : []),
    ];
  });

/** 11 Two units or more need a general. */
const stacksAreLed = (g: Europe): readonly Fault[] =>
  g.forces.flatMap(({ id }) =>
    generalsAt(g, id).length === 0 && unitsAt(g, id).length > 1
      ? [{ rule: '11', what: `${id} has several units and no general` }]
      : [],
  );

/** What holds between two actions, when everybody stands where he stays. */
export const restsAreWhole = (g: Europe): readonly Fault[] =>
  isAtRest(g) ? [...stacksAreWhole(g), ...stacksAreLed(g)] : [];
