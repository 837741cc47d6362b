import type { Script, Verdict } from '@bivouac/kernel';
import { DUCHIES, duchy as duchyCard, linkBetween, links, nationOfLeader } from '../../catalogue/catalogue.ts';
import type { DuchyId, LeaderId, Nation } from '../../catalogue/ids.ts';
import { must } from '../../text/speech.ts';
import {
  areAllied,
  atWar,
  controller,
  inForce,
  leaderRow,
  leadersIn,
  leadersOfIn,
  type NapoleonicWars,
  spend,
  unitRowsIn,
  flagIn,
} from '../../state/state.ts';
import type { FlagAnswer } from '../../text/7.4-flags.ts';
import { enemiesIn, isFriendly, isPlacedIn } from '../3-glossary/3-standing.ts';
import type { Act } from '../5-sequence/act.ts';
import { mayIntercept } from '../10-interception/10.1-interception.ts';
import { mayPay } from '../6-cards/6.3-points.ts';
import { hoist, newController } from './7.4-hoisting.ts';

const FLAG_COST = 1;

/** 7.41.2 An enemy Army that could intercept now bars a Flag in the Duchy beside it. */
const isWatched = (g: NapoleonicWars, nation: Nation, duchy: DuchyId): boolean =>
  links(duchy).some(({ to }) =>
    leadersIn(g, to).some(
      ({ id }) => atWar(g, nation, nationOfLeader(id)) && mayIntercept(g, id, { to: duchy }) === undefined,
    ),
  );

/** 7.41.1 A Formation in the Duchy; an Army only if it has not lost a battle in this Impulse. */
const hasFormation = (g: NapoleonicWars, nation: Nation, duchy: DuchyId): boolean =>
  !leadersOfIn(g, nation, duchy).some((leader) => leaderRow(g, leader).beaten) &&
  (unitRowsIn(g, duchy).some((row) => row.nation === nation && !row.harried) ||
    leadersOfIn(g, nation, duchy).some((leader) => !leaderRow(g, leader).harried));

/** 7.41.2, 7.41.3 An Army in a Friendly Duchy may Flag the next one, not over a marsh or a strait. */
const mayFromBeside = (g: NapoleonicWars, nation: Nation, duchy: DuchyId): Verdict => {
  const armies = links(duchy).flatMap(({ to }) => (isFriendly(g, nation, to) ? leadersOfIn(g, nation, to) : []));
  const unbeaten = armies.filter((leader) => !leaderRow(g, leader).beaten && !leaderRow(g, leader).harried);
  const isDry = (leader: LeaderId): boolean => {
    const link = linkBetween(leaderRow(g, leader).at as DuchyId, duchy);
    return link !== 'marsh' && link !== 'strait';
  };
  const [beaten] = armies;
  return (
    must('7.41', armies.length > 0, 'flag.nobodyThere', { nation, duchy }) ??
    (beaten && must('7.41', unbeaten.length > 0, 'flag.beaten', { leader: beaten })) ??
    must('7.41', unbeaten.some(isDry), 'flag.marsh', { duchy }) ??
    must('7.41', enemiesIn(g, nation, duchy).length === 0, 'enter.enemyThere', { duchy }) ??
    must('7.41', !isWatched(g, nation, duchy), 'flag.enemyArmy', { duchy })
  );
};

/** Armistice: neither nation Flags the Duchies of the other with points; Forces that an event has placed may (17.2). */
const isTruce = (g: NapoleonicWars, nation: Nation, holder: Nation): boolean =>
  inForce(g, 'armistice').some(({ nations }) => nations.includes(nation) && nations.includes(holder));

/** 7.4, 7.42, 8.22 A Flag goes where an enemy has Control, not on the land of a Neutral, and never in a Fortress. */
export const mayFlag = (g: NapoleonicWars, nation: Nation, duchy: DuchyId): Verdict => {
  const holder = controller(g, duchy);
  return (
    must(flagIn(g, duchy)?.ceded ? '8.83' : '8.22', !areAllied(g, nation, holder), 'flag.alreadyHeld', { duchy }) ??
    must('8.33', atWar(g, nation, holder) || isPlacedIn(g, nation, duchy), 'flag.neutral', {
      duchy,
      nation: holder,
    }) ??
    must('8.22', newController(g, nation, duchy) !== holder, 'flag.allysColour', { duchy }) ??
    must('6.1', isPlacedIn(g, nation, duchy) || !isTruce(g, nation, holder), 'enter.armistice', { nation: holder }) ??
    must('7.42', duchyCard(duchy).fortress === 0, 'flag.fortress', { duchy }) ??
    (hasFormation(g, nation, duchy) ? undefined : mayFromBeside(g, nation, duchy))
  );
};

/** The Duchies that a nation's pieces are in or next to. */
const within = (g: NapoleonicWars, nation: Nation): ReadonlySet<DuchyId> => {
  const near = new Set<DuchyId>();
  for (const row of g.units) if (row.nation === nation) near.add(row.at);
  for (const { id, at } of g.leaders)
    if (nationOfLeader(id) === nation && DUCHIES.includes(at as DuchyId)) {
      near.add(at as DuchyId);
      for (const { to } of links(at as DuchyId)) near.add(to);
    }
  return near;
};

/** 7.4 Placing or removing a Flag costs a point. */
export const flagging: Act<Extract<FlagAnswer, { readonly kind: 'flag' }>> = {
  kinds: ['flag'],
  among: (g, nation) => {
    const near = within(g, nation);
    return DUCHIES.filter((duchy) => near.has(duchy)).map((duchy) => ({ kind: 'flag', duchy }));
  },
  may: (g, nation, { duchy }) => mayFlag(g, nation, duchy) ?? mayPay(g, FLAG_COST),
  *carryOut(g, nation, { duchy }): Script {
    spend(g, FLAG_COST);
    yield* hoist(g, nation, duchy, '7.4');
  },
};
