import { roll, type Script } from '@bivouac/kernel';
import { duchy, type LinkKind } from '../../catalogue/catalogue.ts';
import { type DuchyId, type Nation, NATIONS } from '../../catalogue/ids.ts';
import type { RuleRef } from '../../rulebook.ts';
import { log, say } from '../../text/speech.ts';
import {
  type Formation,
  inForce,
  isMarked,
  type NapoleonicWars,
  nationsOf,
  strengthOf,
  unitsWith,
} from '../../state/state.ts';
import type { Standing } from '../3-glossary/3-standing.ts';
import { respond } from '../6-cards/6.14-responses.ts';
import { leadersOfNation, loseFrom } from './9.4-losses.ts';

/** 9.4, 5.6 Why a Formation suffers Attrition; each cause is a roll of its own. */
export type Cause = Extract<RuleRef, '9.41' | '9.42' | '9.43' | '9.44' | '5.6' | '8.34' | '6.17'>;
const KILLS = 6;
const LAST_EASY_MARCH = 4;

/** 9.45 French losses are halved, save in a Russian, Spanish or Turkish Home Duchy. */
export const isHalvedIn = (at: DuchyId): boolean => {
  const { owner, kind } = duchy(at);
  return kind !== 'home' || !['russia', 'spain', 'turkey'].includes(owner);
};

/** 9.41, 9.42, 9.43 The causes of one step by land. */
export const causesOfStep = (step: {
  readonly from: Standing;
  readonly to: Standing;
  readonly link: LinkKind;
  readonly marched: number;
}): readonly Cause[] => [
  ...(step.to === 'enemy' && (step.link === 'pass' || step.link === 'marsh') ? ['9.41' as const] : []),
  ...(step.marched > LAST_EASY_MARCH ? ['9.42' as const] : []),
  ...(step.to === 'enemy' && step.from === 'uncontrolled' ? ['9.43' as const] : []),
];
/** 9.44 The causes of a retreat or an evasion: rulings/9.44-retreats.md. */
export const causesOfRetreat = (to: Standing, link: LinkKind): readonly Cause[] => [
  ...(to === 'enemy' ? ['9.44' as const] : []),
  ...(link === 'strait' ? ['9.44' as const] : []),
  ...(to === 'enemy' && (link === 'pass' || link === 'marsh') ? ['9.41' as const] : []),
];

/** The French and the others roll apart while French losses are halved: rulings/9.45-mixed-armies.md. */
const groupsOf = (formation: Formation, at: DuchyId): readonly Formation[] => {
  if (!isHalvedIn(at)) return [formation];
  const french = part(formation, (nation) => nation === 'france');
  const others = part(formation, (nation) => nation !== 'france');
  return [french, others].filter((group) => strengthOf(group) > 0);
};
const part = (formation: Formation, of: (nation: Nation) => boolean): Formation => {
  const nations = NATIONS.filter(of);
  const leaders = nations.flatMap((nation) => leadersOfNation(formation, nation));
  return {
    commander: formation.commander !== null && leaders.includes(formation.commander) ? formation.commander : null,
    leaders,
    units: Object.fromEntries(
      nations.map((nation) => [nation, unitsWith(formation, nation)] as const).filter(([, count]) => count > 0),
    ),
  };
};
const isFrench = (formation: Formation): boolean =>
  strengthOf(formation) === unitsWith(formation, 'france') + leadersOfNation(formation, 'france').length;

/** An event spares the pieces of this Commander, or of this Duchy, all Attrition of the Impulse. */
export const isSpared = (g: NapoleonicWars, { commander, units }: Formation): boolean =>
  inForce(g, 'spared').some(({ leader, nation }) =>
    commander === null ? leader === null && (units[nation] ?? 0) > 0 : leader === commander,
  );

/** A die for each Unit and leader; returns the losses. */
function* losses(at: DuchyId, group: Formation, g: NapoleonicWars, cause: Cause): Script<number> {
  let sixes = 0;
  for (let die = strengthOf(group); die > 0; die--)
    if ((yield* roll(cause, say('attrition.roll', { duchy: at }))) === KILLS) sixes++;
  const lost = isHalvedIn(at) && isFrench(group) ? Math.ceil(sixes / 2) : sixes;
  log(g, cause, 'attrition.result', { duchy: at, sixes, losses: lost });
  return lost;
}

/**
 * 9.4 Every cause is rolled for the whole Formation before losses are removed. `rolledIn` is the Duchy whose nationality
 * counts for the French (9.45): the one that a Formation leaves.
 */
export function* attrition(
  g: NapoleonicWars,
  formation: Formation,
  { at, rolledIn, causes }: { readonly at: DuchyId; readonly rolledIn: DuchyId; readonly causes: readonly Cause[] },
): Script<Formation> {
  if (causes.length === 0) return formation;
  yield* respond(g, { moment: 'attritionDue', nations: nationsOf(formation), duchy: at, formation });
  if (isSpared(g, formation)) return formation;
  const groups = groupsOf(formation, rolledIn);
  const lost: number[] = groups.map(() => 0);
  for (const cause of causes)
    for (const [index, group] of groups.entries()) {
      const more = yield* losses(rolledIn, group, g, cause);
      lost[index] = (lost[index] ?? 0) + more;
    }
  let left: Formation = { commander: formation.commander, leaders: [], units: {} };
  for (const [index, group] of groups.entries()) {
    const kept = yield* loseFrom(
      g,
      { ...group, commander: group.commander ?? null },
      at,
      lost[index] ?? 0,
      causes[0] ?? '9.44',
    );
    left = { ...left, leaders: [...left.leaders, ...kept.leaders], units: { ...left.units, ...kept.units } };
  }
  const commander =
    formation.commander !== null && left.leaders.includes(formation.commander)
      ? formation.commander
      : (left.leaders[0] ?? null);
  return { ...left, commander };
}

/** Guides make plain ground of passes and marshes. */
export const groundFor = (g: NapoleonicWars, formation: Formation, from: DuchyId, link: LinkKind): LinkKind =>
  (link === 'pass' || link === 'marsh') && isMarked(g, formation, from, 'guided') ? 'plain' : link;
