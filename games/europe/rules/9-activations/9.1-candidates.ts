import type { Verdict } from '@bivouac/kernel';
import type { ActivateAnswer } from '../../answers/9-activation.ts';
import { fleet as fleetCard, general as generalCard, unit as unitCard } from '../../catalogue/catalogue.ts';
import { revised } from '../../scenario/editions.ts';
import type { NationId, Side } from '../../catalogue/ids.ts';
import {
  armyOf,
  called,
  type Europe,
  force,
  forceCalled,
  type ForceId,
  forcesOf,
  type Grant,
  nationOfForce,
  sideOf,
  subordinates,
  unitsAt,
} from '../../state/state.ts';
import { huntsCorsairs } from '../17-naval-matters/17.2.10-corsairs.ts';
import { bySeniority } from '../10-command/10.2-hierarchy.ts';
import { mayDetach, mayDetachCorps } from '../12-land-movement/12.2-detaching.ts';
import { armyBeside } from './9.1-army-beside.ts';
import {
  costOfArmies,
  costOfForce,
  costOfGeneral,
  grantFor,
  haveRested,
  LONE_CORPS,
  mayAfford,
  mayStir,
} from './9.1-cost.ts';
import { mayActivateFleet } from './9.1-fleets.ts';

export type LandAnswer = Exclude<ActivateAnswer, { readonly kind: 'activateFleet' }>;

/** 9.1 Forces, groups of two armies, subordinates apart from their army; in the revised edition also a corps out of any force. */
export const landAnswers = (g: Europe, side: Side): readonly LandAnswer[] =>
  forcesOf(g, side).flatMap((id): readonly LandAnswer[] => {
    const { commander } = force(g, id);
    const units = unitsAt(g, id);
    const beside = armyBeside(g, id, side);
    const isSenior = beside !== null && bySeniority(g, id, beside) <= 0;
    const maySplit = units.length > 1 && (revised(g, 'loneCorpsCost') || commander === null);
    return [
      ...(commander !== null || units.length === 1 ? [{ kind: 'activate', force: called(g, id) } as const] : []),
      ...(isSenior ? [{ kind: 'activateArmies', force: called(g, id) } as const] : []),
      ...subordinates(g, id).map((general) => ({ kind: 'detach', general }) as const),
      ...(maySplit ? units.map(({ id: unit }) => ({ kind: 'detachCorps', unit }) as const) : []),
    ];
  });

/** 17.1 Fleets on the map, and those that hunt corsairs (17.2.10), but none from the box of a foreign war. */
export const fleetAnswers = (g: Europe, side: Side): readonly ActivateAnswer[] =>
  g.fleets.flatMap(({ id, at }) =>
    at.kind !== 'off' && (at.kind !== 'box' || huntsCorsairs(g, id)) && sideOf(g, fleetCard(id).nation) === side
      ? [{ kind: 'activateFleet', fleet: id } as const]
      : [],
  );

/** Who would be activated, for how many points, or free by which grant. */
export interface Candidate {
  /** Where he stands now; a detachment leaves that force. */
  readonly from: ForceId;
  readonly cost: number;
  readonly grant: Grant | null;
}
export const candidateOf = (g: Europe, answer: LandAnswer): Candidate => {
  switch (answer.kind) {
    case 'activate':
    case 'activateArmies': {
      const from = forceCalled(g, answer.force);
      const cost = answer.kind === 'activate' ? costOfForce(g, from) : costOfArmies(g, from);
      return { from, cost, grant: grantFor(g, force(g, from).commander, nationOfForce(g, from)) };
    }
    case 'detach': {
      const { general } = answer;
      const grant = grantFor(g, general, generalCard(general).nation);
      return { from: forceCalled(g, general), cost: costOfGeneral(general), grant };
    }
    case 'detachCorps': {
      const { unit } = answer;
      return { from: forceCalled(g, unit), cost: LONE_CORPS, grant: grantFor(g, null, unitCard(unit).nation) };
    }
  }
};

/** Whose the force is that would set out: its general’s nation, or that of its corps. */
export const nationOfCandidate = (g: Europe, answer: LandAnswer): NationId => {
  switch (answer.kind) {
    case 'activate':
    case 'activateArmies':
      return nationOfForce(g, forceCalled(g, answer.force));
    case 'detach':
      return generalCard(answer.general).nation;
    case 'detachCorps':
      return unitCard(answer.unit).nation;
  }
};

/** What the form of the activation asks for, beside points. */
const mayTakeForm = (g: Europe, side: Side, answer: LandAnswer, from: ForceId): Verdict => {
  const units = unitsAt(g, from).map((row) => row.id);
  switch (answer.kind) {
    case 'activate':
      return haveRested(g, units, armyOf(g, from) !== undefined);
    case 'activateArmies': {
      const beside = armyBeside(g, from, side);
      return beside === null ? undefined : mayStir(g, beside);
    }
    case 'detach':
      return mayDetach(g, from, answer.general, (unit) => haveRested(g, [unit], false));
    case 'detachCorps':
      return haveRested(g, [answer.unit], false) ?? mayDetachCorps(g, from, answer.unit);
  }
};

/** 9.1 May it be activated, free of points in a Major Campaign or by a grant? */
export const mayActivateOnLand = (g: Europe, side: Side, answer: LandAnswer, free = false): Verdict => {
  const { from, cost, grant } = candidateOf(g, answer);
  return mayStir(g, from) ?? (free ? undefined : mayAfford(g, cost, grant)) ?? mayTakeForm(g, side, answer, from);
};
export const mayActivate = (g: Europe, side: Side, answer: ActivateAnswer): Verdict =>
  answer.kind === 'activateFleet' ? mayActivateFleet(g, answer.fleet) : mayActivateOnLand(g, side, answer);
