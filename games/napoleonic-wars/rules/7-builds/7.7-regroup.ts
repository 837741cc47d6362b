import { asItStands } from '../9-movement/9.8-arrival.ts';
import type { Script, Verdict } from '@bivouac/kernel';
import { homesOf } from '../../catalogue/catalogue.ts';
import type { DuchyId, LeaderId, Nation } from '../../catalogue/ids.ts';
import { log, must } from '../../text/speech.ts';
import { addUnits, changeSquadron, leadersOf, type NapoleonicWars, putLeader, spend } from '../../state/state.ts';
import type { SquadronRow } from '../../state/state.ts';
import type { BuildAnswer } from '../../text/7-builds.ts';
import { isFriendly, isSealed } from '../3-glossary/3-standing.ts';
import { type Act, atOnce } from '../5-sequence/act.ts';
import { mayPay } from '../6-cards/6.3-points.ts';
import { arrival } from '../9-movement/9.8-arrival.ts';
import { mayBuildInTruce, together } from './7.1-units-and-leaders.ts';
import { homePorts, mayLayDownIn } from './7.3-squadrons.ts';

export const REGROUP_COST = 1;
type Of<K extends BuildAnswer['kind']> = Extract<BuildAnswer, { readonly kind: K }>;

/** 7.7 To a Friendly Home Duchy. */
const mayReturnTo = (g: NapoleonicWars, nation: Nation, duchy: DuchyId): Verdict =>
  must('7.7', isFriendly(g, nation, duchy), 'build.notFriendly', { duchy }) ?? mayBuildInTruce(g, nation, duchy);
export const leadersInRegroup = (g: NapoleonicWars, nation: Nation): readonly LeaderId[] =>
  leadersOf(g, nation)
    .filter(({ at }) => at === 'regroup')
    .map(({ id }) => id);
/** The Squadrons in the Regroup box, those with fewest Refit markers first. */
export const squadronsInRegroup = (g: NapoleonicWars, nation: Nation): readonly SquadronRow[] =>
  g.squadrons.filter((row) => row.nation === nation && row.at === 'regroup').toSorted((a, b) => a.refit - b.refit);

export const returnUnit = (g: NapoleonicWars, nation: Nation, duchy: DuchyId): void => {
  g.regroup = { ...g.regroup, [nation]: g.regroup[nation] - 1 };
  addUnits(g, nation, duchy, 1, { fresh: true });
  log(g, '7.7', 'regroup.units', { nation, duchy });
};
export const returnLeader = (g: NapoleonicWars, leader: LeaderId, duchy: DuchyId): void => {
  putLeader(g, leader, duchy, { fresh: true });
  log(g, '7.7', 'regroup.leader', { leader, duchy });
};
/** 7.7 A Squadron that leaves the Regroup box is placed under a Refit marker. */
export const returnSquadron = (g: NapoleonicWars, nation: Nation, duchy: DuchyId): void => {
  const [row] = squadronsInRegroup(g, nation);
  if (!row) throw new Error(`7.7: ${nation} has no Squadron in Regroup`);
  changeSquadron(g, row.id, { at: duchy, refit: row.refit + 1, refitted: true });
  log(g, '7.7', 'regroup.squadron', { nation, duchy });
};
/** 7.7 In an unblockaded Friendly Home Port. */
export const mayReturnSquadron = (g: NapoleonicWars, nation: Nation, duchy: DuchyId): Verdict =>
  mayLayDownIn(g, nation, duchy) ?? must('7.7', !isSealed(g, nation, duchy), 'regroup.sealed', { duchy });

/** 7.7 Pieces from Regroup are intercepted and fought like builds: rulings/7.7-return-is-a-build.md. */
const newly = { from: null, link: null, causes: [] };

const units: Act<Of<'regroupUnit'>> = {
  kinds: ['regroupUnit'],
  among: (g, nation) =>
    g.regroup[nation] === 0 ? [] : homesOf(nation).map((duchy) => ({ kind: 'regroupUnit', duchy })),
  may: (g, nation, { duchy }) => mayReturnTo(g, nation, duchy) ?? mayPay(g, REGROUP_COST),
  *carryOut(g, nation, { duchy }): Script {
    const before = asItStands(g);
    spend(g, REGROUP_COST);
    returnUnit(g, nation, duchy);
    yield* arrival(g, { ...newly, formation: together([], nation, 1), to: duchy, before });
  },
};
const leaders: Act<Of<'regroupLeader'>> = {
  kinds: ['regroupLeader'],
  among: (g, nation) =>
    leadersInRegroup(g, nation).flatMap((leader) =>
      homesOf(nation).map((duchy) => ({ kind: 'regroupLeader' as const, leader, duchy })),
    ),
  may: (g, nation, { duchy }) => mayReturnTo(g, nation, duchy) ?? mayPay(g, REGROUP_COST),
  *carryOut(g, nation, { leader, duchy }): Script {
    const before = asItStands(g);
    spend(g, REGROUP_COST);
    returnLeader(g, leader, duchy);
    yield* arrival(g, { ...newly, formation: together([leader], nation, 0), to: duchy, before });
  },
};
const squadrons: Act<Of<'regroupSquadron'>> = {
  kinds: ['regroupSquadron'],
  among: (g, nation) =>
    squadronsInRegroup(g, nation).length === 0
      ? []
      : homePorts(nation).map((duchy) => ({ kind: 'regroupSquadron', duchy })),
  may: (g, nation, { duchy }) => mayReturnSquadron(g, nation, duchy) ?? mayPay(g, REGROUP_COST),
  carryOut: atOnce((g, nation, { duchy }) => {
    spend(g, REGROUP_COST);
    returnSquadron(g, nation, duchy);
  }),
};
export const REGROUP_ACTS = { units, leaders, squadrons };
