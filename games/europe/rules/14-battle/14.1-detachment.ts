import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE } from '../../answers/answers.ts';
import { linkBetween } from '../../catalogue/board.ts';
import { revised } from '../../scenario/editions.ts';
import type { GeneralId, Side, UnitId } from '../../catalogue/ids.ts';
import { say } from '../../text/speech.ts';
import { type Europe, force, type ForceId, forceCalled, subordinates, unitsAt } from '../../state/state.ts';
import { mayGo } from '../12-land-movement/12.1-entry.ts';
import { detachCorps, detachGeneral, mayDetach, mayDetachCorps } from '../12-land-movement/12.2-detaching.ts';
import { sheet } from './14-sheet.ts';

/** 2.1, 12.1 May these units enter the zone of battle from where the general stands? */
export const mayCome = (g: Europe, side: Side, general: GeneralId, units: readonly UnitId[]): Verdict => {
  const way = linkBetween(force(g, forceCalled(g, general)).zone, sheet(g).zone);
  return way === undefined ? undefined : mayGo(g, side, units, way);
};
/** The same for one unit more, beside those that a subordinate has taken along by now. */
export const comesWith =
  (g: Europe, side: Side, general: GeneralId) =>
  (unit: UnitId): Verdict => {
    const id = forceCalled(g, general);
    const taken = force(g, id).commander === general ? unitsAt(g, id).map((row) => row.id) : [];
    return mayCome(g, side, general, [...taken, unit]);
  };

type Stay = AnswerOf<'leaveBehind'> | AnswerOf<'leaveGeneral'> | typeof DONE;

/** 14.1 revised: a general may leave part of his force where it was, within stacking: a corps, or a subordinate with units. */
function* leavePart(g: Europe, side: Side, id: ForceId, general: GeneralId): Script {
  const among: Stay[] = [
    ...unitsAt(g, id).map((row): Stay => ({ kind: 'leaveBehind', unit: row.id })),
    ...subordinates(g, id).map((under): Stay => ({ kind: 'leaveGeneral', general: under })),
  ];
  const may = (stay: Stay): Verdict => {
    if (stay.kind === 'done') return undefined;
    return stay.kind === 'leaveBehind' ? mayDetachCorps(g, id, stay.unit) : mayDetach(g, id, stay.general);
  };
  if (among.every((stay) => may(stay) !== undefined)) return;
  const prompt = say('counterMarch.leave', { general });
  const stay = yield* ask(choice<Stay>({ by: side, rule: '14.1', prompt, among, may, or: [DONE] }));
  if (stay.kind === 'leaveBehind') detachCorps(g, id, stay.unit);
  if (stay.kind === 'leaveGeneral') yield* detachGeneral(g, side, id, stay.general);
}

/** 14.1 Who marches: a subordinate with some units of his army; a commander with his force, of which he may leave part in the revised edition. */
export function* detachment(g: Europe, side: Side, general: GeneralId): Script<ForceId> {
  const id = forceCalled(g, general);
  if (force(g, id).commander !== general)
    return yield* detachGeneral(g, side, id, general, comesWith(g, side, general));
  const isThere = force(g, id).zone === sheet(g).zone;
  if (!isThere && revised(g, 'subordinateCounterMarch')) yield* leavePart(g, side, id, general);
  return id;
}
