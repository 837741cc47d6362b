import type { Verdict } from '@bivouac/kernel';
import { must } from '../../text/speech.ts';
import { armyOf, called, type Europe, force, type ForceId } from '../../state/state.ts';
import { bodyOf, mayCommand } from '../10-command/10.1-command.ts';
import { outranks } from '../10-command/10.2-hierarchy.ts';

/** Glossary, Army. */
const ARMIES = 2;

const isArmy = (g: Europe, id: ForceId): boolean => armyOf(g, id) !== undefined;

/**
 * 10.2, 12.2 Two forces can become one: within the command of the one that takes the other in. An army that comes takes in
 * nobody of higher rank; he must come to it.
 */
const mayUnite = (g: Europe, id: ForceId, friend: ForceId): Verdict => {
  const into = isArmy(g, friend) || (!isArmy(g, id) && outranks(g, friend, id)) ? friend : id;
  const [one, other] = [bodyOf(g, into), bodyOf(g, into === id ? friend : id)];
  return (
    must('10.2', force(g, into).commander !== null, 'stacking.noGeneral') ??
    must('10.2', into !== id || outranks(g, id, friend), 'absorb.outranked', { force: called(g, friend) }) ??
    mayCommand(g, { ...one, units: [...one.units, ...other.units], specials: one.specials + other.specials })
  );
};

/** 11, Glossary, Army: one force of a side to a zone, or two armies; those who meet must be able to become one. */
export const mayStayWith = (g: Europe, ids: readonly ForceId[], friends: readonly ForceId[]): Verdict => {
  const [first] = ids;
  const [friend] = friends;
  if (first === undefined || friend === undefined) return undefined;
  const all = [...ids, ...friends];
  const armies = all.filter((id) => isArmy(g, id));
  const verdicts = ids.flatMap((id) => friends.map((other) => mayUnite(g, id, other)));
  return (
    must('11', armies.length <= ARMIES, 'stacking.armies', { force: called(g, friend) }) ??
    (armies.length === all.length || verdicts.includes(undefined) ? undefined : verdicts[0])
  );
};
