import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, PASS } from '../../answers/answers.ts';
import { unit as unitCard } from '../../catalogue/catalogue.ts';
import { revised } from '../../scenario/editions.ts';
import type { Side, UnitId, ZoneId } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  armyOf,
  called,
  changeDepot,
  changeZone,
  depotsLying,
  depotsWith,
  type Europe,
  force,
  type ForceId,
  garrison,
  generalsAt,
  hasForce,
  holder,
  isHeldBy,
  isSide,
  opponent,
  putArmy,
  putGeneral,
  putSpecial,
  putUnit,
  removeDepot,
  removeForce,
  sideOf,
  sideOfForce,
  specialsAt,
  squadron,
  unitsAt,
  zone,
} from '../../state/state.ts';
import { destroyForce, loseStep, tidy } from '../2-game-pieces/2.1-loss-steps.ts';
import { isZoneSupplied } from '../13-supply/13.3-supply-lines.ts';
import { takeControl } from '../3-game-map/3.2-control.ts';
import { leaveCapturedPort } from '../17-naval-matters/17.2.1-captured-port.ts';

const sideOfConqueror = (g: Europe, id: ForceId): Side => {
  const side = sideOfForce(g, id);
  if (!isSide(side)) throw new Error(`15.5: ${id} fights for nobody`);
  return side;
};

/** 15.4 A depot comes back with the next budget in the revised edition: it has neither force nor zone until then. */
const depotLeaves = (g: Europe, depot: number): void => {
  if (revised(g, 'honours')) changeDepot(g, depot, { with: null, zone: null, fixed: false });
  else removeDepot(g, depot);
};

/** 15.4 With the honours of war: units, generals and special units come back free with the next budget. */
const marchOut = (g: Europe, id: ForceId): void => {
  for (const row of unitsAt(g, id)) putUnit(g, row.id, 'returning');
  for (const row of generalsAt(g, id)) putGeneral(g, row.id, 'returning');
  for (const row of specialsAt(g, id)) putSpecial(g, row.id, 'returning');
  const army = armyOf(g, id);
  if (army) putArmy(g, army, 'reserve');
  for (const { id: depot } of depotsWith(g, id)) depotLeaves(g, depot);
  removeForce(g, id);
};

const depotsInside = (g: Europe, at: ZoneId, side: Side): readonly number[] =>
  depotsLying(g, at).flatMap(({ id, nation }) => (sideOf(g, nation) === side ? [id] : []));

/** 3.2 The zone in which the force stands has changed hands; enemy fleets leave its port (17.2.1). */
export function* changeHands(g: Europe, id: ForceId): Script {
  const { zone: at } = force(g, id);
  takeControl(g, id, at);
  if (squadron(g, { kind: 'port', zone: at }, opponent(sideOfConqueror(g, id))).length > 0)
    yield* leaveCapturedPort(g, at);
}

/** 15.5 The fortress is taken: it is empty, the flag of the conqueror goes up, and he may have it serve him at once. */
function* capture(g: Europe, id: ForceId): Script {
  const { zone: at } = force(g, id);
  const side = sideOfConqueror(g, id);
  changeZone(g, at, { fortress: 'empty', siege: null });
  log(g, '15.5', 'siege.taken', { zone: at, side });
  yield* changeHands(g, id);
  yield* reactivate(g, id);
}

export function* honours(g: Europe, id: ForceId): Script {
  const { zone: at } = force(g, id);
  for (const each of garrison(g, at)) marchOut(g, each);
  for (const depot of depotsInside(g, at, opponent(sideOfConqueror(g, id)))) depotLeaves(g, depot);
  yield* capture(g, id);
}

/** 15.4 By storm: the troops are destroyed and go to the reserve, with their generals. */
export function* breach(g: Europe, id: ForceId): Script {
  const { zone: at } = force(g, id);
  for (const each of garrison(g, at)) destroyForce(g, each);
  for (const depot of depotsInside(g, at, opponent(sideOfConqueror(g, id)))) removeDepot(g, depot);
  yield* capture(g, id);
}

/** 15.5 An empty fortress in a zone of one's own side, where the force stands. */
export const mayReactivate = (g: Europe, id: ForceId): Verdict => {
  const { zone: at } = force(g, id);
  return (
    must('15.5', zone(g, at).fortress === 'empty', 'siege.notEmpty', { zone: at }) ??
    must('15.5', isHeldBy(g, at, sideOfConqueror(g, id)), 'siege.notOurs', { zone: at })
  );
};

type Gift = AnswerOf<'garrisonStep'> | AnswerOf<'garrisonDepot'> | typeof PASS;

/** 12.3, 13.6.1 revised: the march is tested before a step is detached for the fortress that it takes last. */
const noteDetached = (g: Europe, id: ForceId, unit: UnitId): void => {
  if (g.march && revised(g, 'poorStart'))
    g.march = { ...g.march, detached: { zone: force(g, id).zone, nation: unitCard(unit).nation } };
};

/** 15.5 A step or a depot is given up, if the owner wants it, and the empty fortress serves him. */
export function* reactivate(g: Europe, id: ForceId): Script<boolean> {
  if (!hasForce(g, id) || mayReactivate(g, id)) return false;
  const side = sideOfConqueror(g, id);
  const { zone: at } = force(g, id);
  const own = depotsLying(g, at).filter(({ nation }) => sideOf(g, nation) === side);
  const gift = yield* ask(
    choice<Gift>({
      by: side,
      rule: '15.5',
      prompt: say('siege.reactivate', { force: called(g, id), zone: at }),
      among: [
        ...[...depotsWith(g, id), ...own].map(({ id: depot, nation }): Gift => ({
          kind: 'garrisonDepot',
          depot,
          nation,
        })),
        ...unitsAt(g, id).map(({ id: unit }): Gift => ({ kind: 'garrisonStep', unit })),
      ],
      may: () => undefined,
      or: [PASS],
    }),
  );
  if (gift.kind === 'pass') return false;
  if (gift.kind === 'garrisonDepot') removeDepot(g, gift.depot);
  else {
    noteDetached(g, id, gift.unit);
    loseStep(g, gift.unit);
    tidy(g, id);
  }
  changeZone(g, at, { fortress: 'active' });
  log(g, '15.5', 'siege.reactivated', { zone: at, side });
  return true;
}

/** 15.5 At the end of the activations an empty fortress that is supplied serves its holder. */
export const reactivateAll = (g: Europe): void => {
  for (const { id, fortress } of g.zones) {
    if (fortress !== 'empty' || !isZoneSupplied(g, id, holder(g, id))) continue;
    const side = sideOf(g, holder(g, id));
    changeZone(g, id, { fortress: 'active' });
    if (isSide(side)) log(g, '15.5', 'siege.reactivated', { zone: id, side });
  }
};
