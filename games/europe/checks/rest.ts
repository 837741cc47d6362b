import type { Fault } from '@bivouac/kernel';
import { revised } from '../scenario/editions.ts';
import { bodyOf, mayCommand, surplusGenerals } from '../rules/10-command/10.1-command.ts';
import { stackAsTheyAre } from '../rules/12-land-movement/12.2-combining.ts';
import {
  type Europe,
  fieldForces,
  garrison,
  generalsAt,
  holdingSide,
  isSide,
  opponent,
  SIDES,
  sideOfForce,
  unitsAt,
} from '../state/state.ts';

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

/** 11 Two units or more need a general; see rulings/11-without-a-general.md for how long they may wait for one. */
const stacksAreLed = (g: Europe): readonly Fault[] =>
  g.forces.flatMap(({ id, inside }) =>
    isSide(sideOfForce(g, id)) &&
    generalsAt(g, id).length === 0 &&
    unitsAt(g, id).length > 1 &&
    !(revised(g, 'stackingMoment') ? g.clock.next === 'coalition' || g.clock.round === 1 : inside)
      ? [{ rule: '11', what: `${id} has several units and no general` }]
      : [],
  );

/** 10.1 Nobody commands more than he may, and no army has more generals than it may. */
const commandsAreKept = (g: Europe): readonly Fault[] =>
  g.forces.flatMap(({ id, commander }) =>
    commander !== null &&
    isSide(sideOfForce(g, id)) &&
    (mayCommand(g, bodyOf(g, id)) !== undefined || surplusGenerals(g, id).length > 0)
      ? [{ rule: '10.1', what: `${commander} commands more than he may in ${id}` }]
      : [],
  );

/** 15.2, 15.3 A siege has besiegers in the field, and anyone who is inside the fortress is of the side that holds it. */
const siegesAreWhole = (g: Europe): readonly Fault[] =>
  g.zones.flatMap(({ id, siege }) => {
    const holder = holdingSide(g, id);
    const besiegers = isSide(holder) ? fieldForces(g, id, opponent(holder)) : [];
    return [
      ...(siege !== null && besiegers.length === 0 ? [{ rule: '15.3', what: `nobody besieges ${id}` }] : []),
      ...garrison(g, id).flatMap((force) =>
        sideOfForce(g, force) === holder ? [] : [{ rule: '15.2', what: `${force} is inside the enemy's ${id}` }],
      ),
    ];
  });

/** What holds between two actions, when everybody stands where he stays. */
export const restsAreWhole = (g: Europe): readonly Fault[] =>
  isAtRest(g) ? [...stacksAreWhole(g), ...stacksAreLed(g), ...commandsAreKept(g), ...siegesAreWhole(g)] : [];
