import type { Script, Verdict } from '@bivouac/kernel';
import type { GeneralId, Side, UnitId } from '../../catalogue/ids.ts';
import { log, must } from '../../text/speech.ts';
import { called, type Europe, force, type ForceId, type March, unitRow, unitsAt } from '../../state/state.ts';
import { tidy } from '../2-game-pieces/2.1-loss-steps.ts';
import { bodyOf, mayFormApart } from '../10-command/10.1-command.ts';
import { companions } from './12.2-absorbing.ts';
import { detachCorps, detachGeneral, mayDetach, mayDetachCorps, maySpare } from './12.2-detaching.ts';
import { joinUnit } from './12.2-joining.ts';

/** Friends where the force stands, apart from the army that marches beside it. */
export const friendsBeside = (g: Europe, id: ForceId): readonly ForceId[] =>
  companions(g, id).filter((other) => other !== g.march?.beside && other !== g.march?.force);

/** 10.1, 12.2 A unit stays behind: with a friend who may command it, else for itself where nobody else stands. */
export const mayDrop = (g: Europe, id: ForceId, unit: UnitId): Verdict => {
  const [friend, second] = friendsBeside(g, id);
  if (friend === undefined) return mayDetachCorps(g, id, unit);
  const body = bodyOf(g, friend);
  return (
    must('11', second === undefined, 'drop.crowded') ??
    maySpare(g, id, unit) ??
    mayFormApart(g, { ...body, units: [...body.units, unitRow(g, unit)] })
  );
};

const noteLeft = (g: Europe, left: Partial<March['left']>, from?: ForceId): void => {
  if (!g.march) return;
  const { marching } = g.march;
  const { units, generals, depots } = g.march.left;
  const dropped =
    from === undefined ? [] : (left.units ?? []).flatMap((unit) => (marching.includes(unit) ? [{ unit, from }] : []));
  g.march = {
    ...g.march,
    ...(dropped.length > 0 ? { droppedHere: [...(g.march.droppedHere ?? []), ...dropped] } : {}),
    marching: marching.filter((unit) => !left.units?.includes(unit)),
    left: {
      units: [...units, ...(left.units ?? [])],
      generals: [...generals, ...(left.generals ?? [])],
      depots: [...depots, ...(left.depots ?? [])],
    },
  };
};
/** What stays behind has had its activation: nobody marches twice. */
const noteActivated = (g: Europe, id: ForceId): void => {
  if (g.action && g.march) g.action = { ...g.action, activated: [...g.action.activated, id] };
};

export const drop = (g: Europe, id: ForceId, unit: UnitId): void => {
  const [friend] = friendsBeside(g, id);
  if (friend === undefined) noteActivated(g, detachCorps(g, id, unit));
  else {
    joinUnit(g, unit, friend, id);
    tidy(g, id);
  }
  noteLeft(g, { units: [unit] }, id);
  log(g, '12.2', 'drop.unit', { force: called(g, id), zone: force(g, id).zone });
};

/** 12.2 A subordinate stays behind with units where no friend stands. */
export const mayDropGeneral = (g: Europe, id: ForceId, general: GeneralId): Verdict =>
  must('11', friendsBeside(g, id).length === 0, 'drop.crowded') ?? mayDetach(g, id, general);

export function* dropGeneral(g: Europe, side: Side, id: ForceId, general: GeneralId): Script<ForceId> {
  const apart = yield* detachGeneral(g, side, id, general);
  noteActivated(g, apart);
  noteLeft(g, { units: unitsAt(g, apart).map((row) => row.id), generals: [general] }, id);
  return apart;
}
export { noteLeft };
