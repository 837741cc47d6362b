import type { Script } from '@bivouac/kernel';
import { revised } from '../../scenario/editions.ts';
import { log } from '../../text/speech.ts';
import {
  type Europe,
  fieldForces,
  type ForceId,
  type ForceRow,
  holdingSide,
  isBesieged,
  isSide,
  opponent,
  sideOfForce,
  type UnitRow,
  unitsAt,
} from '../../state/state.ts';
import { checkSupply } from '../13-supply/13.3-supply-lines.ts';
import { unitsCutOff } from '../13-supply/13.5-out-of-supply.ts';
import { attritionTest } from '../13-supply/13.6-attrition.ts';
import { rallyOfThemselves } from '../14-battle/14.9.4-rally.ts';
import { trimAllies } from '../10-command/10.1-surplus.ts';
import { bySeniority } from '../10-command/10.2-hierarchy.ts';
import { raiseSieges } from '../15-fortresses-and-sieges/15.3-raising.ts';
import { mayAttackFortress, siegeAttack } from '../15-fortresses-and-sieges/15.4-siege-attack.ts';
import { reactivateAll } from '../15-fortresses-and-sieges/15.5-consequences.ts';
import { endOfPhase } from './5-clock.ts';

/** The clock counts the zones first, then the numbers of the forces beyond this. */
const FORCES_FROM = 1000;

const numberOf = (id: ForceId): number => Number(id.slice('force-'.length));

/** 5.2.1 revised, 13.1 The supply of every force is checked first. */
const checkAll = (g: Europe): void => {
  if (!revised(g, 'endPhase')) return;
  for (const { id } of g.forces) if (isSide(sideOfForce(g, id))) checkSupply(g, id);
};

/** 5.2.1 A fortress that is besieged is attacked once more, free of points, by besiegers who may. */
function* lastSiege(g: Europe, row: number): Script {
  const at = g.zones[row]?.id;
  const holder = at === undefined ? 'none' : holdingSide(g, at);
  if (at === undefined || !isSide(holder)) return;
  const [besieger] = fieldForces(g, at, opponent(holder)).toSorted((one, other) => bySeniority(g, one, other));
  if (besieger === undefined || mayAttackFortress(g, besieger)) return;
  log(g, '5.2.1', 'siege.last', { zone: at });
  yield* siegeAttack(g, besieger);
}

/** 5.2.1 Who is unsupplied, besieged or demoralised: of a force in two states of supply only the unsupplied part (13.5). */
const sufferers = (g: Europe, { id, zone: at, inside, demoralised }: ForceRow): readonly UnitRow[] => {
  if (!isSide(sideOfForce(g, id))) return [];
  return demoralised || (inside && isBesieged(g, at)) ? unitsAt(g, id) : unitsCutOff(g, id);
};

function* lastAttrition(g: Europe, row: ForceRow): Script {
  const { id, zone: at } = row;
  yield* attritionTest(g, {
    rule: '5.2.1',
    force: id,
    units: sufferers(g, row).map((unit) => unit.id),
    when: 'endPhase',
    forced: 0,
    route: [at],
    mayUseDepot: true,
  });
  yield* trimAllies(g, id);
  yield* raiseSieges(g);
}

const setStep = (g: Europe, step: number): void => {
  g.clock = { ...g.clock, step };
};

/** 5.2.1 Last sieges, then attrition of those who are unsupplied, besieged or demoralised: one siege or one force at a time. */
export function* endPhase(g: Europe): Script {
  const { step } = g.clock;
  if (step === 0) checkAll(g);
  if (step < FORCES_FROM) {
    const row = g.zones.findIndex(({ siege }, at) => at >= step && siege !== null);
    if (row >= 0) yield* lastSiege(g, row);
    setStep(g, row < 0 ? FORCES_FROM : row + 1);
    return;
  }
  const next = g.forces.find((row) => FORCES_FROM + numberOf(row.id) > step && sufferers(g, row).length > 0);
  if (next) {
    setStep(g, FORCES_FROM + numberOf(next.id));
    yield* lastAttrition(g, next);
    return;
  }
  rallyOfThemselves(g, 'endPhase');
  reactivateAll(g);
  endOfPhase(g);
}
