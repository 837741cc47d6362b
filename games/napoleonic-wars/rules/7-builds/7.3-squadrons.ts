import type { Verdict } from '@bivouac/kernel';
import { DUCHIES, homesOf, isHomeOf, isPort } from '../../catalogue/catalogue.ts';
import type { DuchyId, Nation } from '../../catalogue/ids.ts';
import { log, must } from '../../text/speech.ts';
import {
  changeSquadron,
  controller,
  maneuversLeft,
  type NapoleonicWars,
  spend,
  spendManeuver,
} from '../../state/state.ts';
import type { SquadronRow } from '../../state/state.ts';
import type { BuildAnswer } from '../../text/7-builds.ts';
import { isFriendlyPort } from '../3-glossary/3-standing.ts';
import { type Act, atOnce } from '../5-sequence/act.ts';
import { mayPay } from '../6-cards/6.3-points.ts';

export const SQUADRON_COST = 4;
type Of<K extends BuildAnswer['kind']> = Extract<BuildAnswer, { readonly kind: K }>;

export const homePorts = (nation: Nation): readonly DuchyId[] => homesOf(nation).filter(isPort);

/** 7.3 In a Friendly Home Port, Blockaded or not: rulings/7.3-blockaded-yards.md. */
export const mayLayDownIn = (g: NapoleonicWars, nation: Nation, duchy: DuchyId): Verdict =>
  must('7.3', isPort(duchy), 'build.noPort', { duchy }) ??
  must('7.3', isHomeOf(nation, duchy), 'build.notHome', { duchy }) ??
  must('7.3', controller(g, duchy) === nation, 'build.notFriendly', { duchy });

export const squadronInPool = (g: NapoleonicWars, nation: Nation): SquadronRow | undefined =>
  g.squadrons.find((row) => row.nation === nation && row.at === 'pool');
export const maySquadron = (g: NapoleonicWars, nation: Nation): Verdict =>
  must('2.2', squadronInPool(g, nation) !== undefined, 'build.noSquadrons', { nation });

/** 7.3 It lies under a Build marker until the Naval Builds Phase. */
export const layDownSquadron = (g: NapoleonicWars, nation: Nation, duchy: DuchyId): void => {
  const row = squadronInPool(g, nation);
  if (!row) throw new Error(`7.3: ${nation} has no Squadron to build`);
  changeSquadron(g, row.id, { at: duchy, building: true, refit: 0 });
  log(g, '7.3', 'build.squadron', { nation, duchy });
};
export const squadronBuilding: Act<Of<'buildSquadron'>> = {
  kinds: ['buildSquadron'],
  among: (_g, nation) => homePorts(nation).map((duchy) => ({ kind: 'buildSquadron', duchy })),
  may: (g, nation, { duchy }) => maySquadron(g, nation) ?? mayLayDownIn(g, nation, duchy) ?? mayPay(g, SQUADRON_COST),
  carryOut: atOnce((g, nation, { duchy }) => {
    spend(g, SQUADRON_COST);
    layDownSquadron(g, nation, duchy);
  }),
};

/** 13.11 The Squadrons of a nation in a Port that bear a Refit marker, those that may lose one first. */
const underRefit = (g: NapoleonicWars, nation: Nation, duchy: DuchyId): readonly SquadronRow[] =>
  g.squadrons
    .filter((row) => row.nation === nation && row.at === duchy && !row.building && row.refit > 0)
    .toSorted((a, b) => Number(a.refitted) - Number(b.refitted) || a.refit - b.refit);

/** 7.3, 13.11 One marker to a Squadron and Impulse, in a Friendly Port, and not in the Impulse in which it was placed. */
export const mayRefit = (g: NapoleonicWars, nation: Nation, duchy: DuchyId): Verdict => {
  const [row] = underRefit(g, nation, duchy);
  return (
    must('13.11', row !== undefined, 'refit.none') ??
    must('13.11', isFriendlyPort(g, nation, duchy), 'build.notFriendly', { duchy }) ??
    must('7.3', row?.refitted !== true, 'refit.once')
  );
};
export const takeOffRefit = (g: NapoleonicWars, nation: Nation, duchy: DuchyId): void => {
  const [row] = underRefit(g, nation, duchy);
  if (!row) throw new Error(`13.11: nothing to refit in ${duchy}`);
  changeSquadron(g, row.id, { refit: row.refit - 1, refitted: true });
  log(g, '13.11', 'refit.done', { nation, duchy });
};
export const refitPorts = (g: NapoleonicWars, nation: Nation): readonly DuchyId[] =>
  DUCHIES.filter((duchy) => isPort(duchy) && underRefit(g, nation, duchy).length > 0);

export const refitting: Act<Of<'refit'>> = {
  kinds: ['refit'],
  among: (g, nation) => refitPorts(g, nation).map((duchy) => ({ kind: 'refit', duchy })),
  may: (g, nation, { duchy }) => mayRefit(g, nation, duchy) ?? (maneuversLeft(g) > 0 ? undefined : mayPay(g, 1)),
  carryOut: atOnce((g, nation, { duchy }) => {
    spendManeuver(g);
    takeOffRefit(g, nation, duchy);
  }),
};
