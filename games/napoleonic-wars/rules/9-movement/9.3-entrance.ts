import type { Verdict } from '@bivouac/kernel';
import { duchy, linkBetween, links, portZones, strait } from '../../catalogue/catalogue.ts';
import type { DuchyId, Nation, PlaceId } from '../../catalogue/ids.ts';
import { must } from '../../text/speech.ts';
import {
  atWar,
  controller,
  hasSpecial,
  inForce,
  isProxy,
  leadersOfIn,
  type NapoleonicWars,
  nationsIn,
} from '../../state/state.ts';
import { enemiesIn, hasEnemyFleet, standing } from '../3-glossary/3-standing.ts';
import { isFirstRound } from '../5-sequence/5.2-preemption.ts';

/** Whatever brings a land piece from one Duchy to another. */
export type Verb =
  | 'march'
  | 'intercept'
  | 'evade'
  | 'retreat'
  | 'retreatIntoWar'
  | 'deploy'
  | 'deployToSiege'
  | 'withdraw';

export interface Entry {
  readonly verb: Verb;
  /** The nations whose pieces go. */
  readonly nations: readonly Nation[];
  readonly from: DuchyId;
  readonly to: DuchyId;
  /** Duchies from which the enemy entered. */
  readonly enemyFrom?: readonly DuchyId[];
}
type Clause = (g: NapoleonicWars, entry: Entry) => Verdict;

/** 9.3 Only from an Adjacent Duchy. */
const adjacent: Clause = (_g, { from, to }) =>
  must('9.3', linkBetween(from, to) !== undefined, 'enter.notAdjacent', { from, to });

/** 9.54 The land of a Neutral is closed without a Declaration of War: rulings/10.2-no-new-wars.md. */
const open: Clause = (g, { nations, to }) =>
  must(
    '9.54',
    nations.every((nation) => standing(g, nation, to) !== 'closed'),
    'enter.neutral',
    {
      duchy: to,
      nation: controller(g, to),
    },
  );

/** 9.53 A strait is barred by an enemy Fleet in its Zones or in the Ports at its ends: rulings/9.53-straits.md. */
const straitIsFree: Clause = (g, { nations, from, to }) => {
  if (linkBetween(from, to) !== 'strait') return undefined;
  const places = [...strait(from, to).zones, ...[from, to].filter((end) => portZones(end).length > 0)];
  const barred = nations.some((nation) => places.some((place) => hasEnemyFleet(g, nation, place)));
  return must('9.53', !barred, 'enter.strait', { from, to });
};

/** 12.4 From an enemy Fortress Duchy only to Uncontrolled or Friendly ones. */
const outOfFortress: Clause = (g, { nations, from, to }) => {
  const leaves = duchy(from).fortress > 0 && nations.some((nation) => atWar(g, nation, controller(g, from)));
  const intoEnemy = nations.some((nation) => standing(g, nation, to) === 'enemy');
  return must('12.4', !leaves || !intoEnemy, 'enter.fromFortress', { from, to });
};

/** 10.2, 11.42 Not among enemy Formations. */
const noEnemies: Clause = (g, { nations, to }) =>
  must(
    '11.42',
    nations.every((nation) => enemiesIn(g, nation, to).length === 0),
    'enter.enemyThere',
    { duchy: to },
  );

/** 10.2, 11.42 Not into an enemy Fortress, unless friends besiege it. */
const noFortress: Clause = (g, { nations, to }) =>
  must(
    '12.4',
    duchy(to).fortress === 0 || nations.every((nation) => standing(g, nation, to) !== 'enemy'),
    'enter.fortress',
    { duchy: to },
  );

/** 10.2, 11.42 Not where the enemy came from. */
const notTowardsEnemy: Clause = (_g, { to, enemyFrom = [] }) =>
  must('11.42', !enemyFrom.includes(to), 'enter.enemyCameFrom', { duchy: to });

/** 8.5 Prussian Forces stay in Prussia in the first Round of 1805, by any verb, unless it has been invaded. */
const prussiaStays: Clause = (g, { nations, to }) =>
  must(
    '8.5',
    !nations.includes('prussia') ||
      !isFirstRound(g) ||
      inForce(g, 'prussiaInvaded').length > 0 ||
      controller(g, to) === 'prussia',
    'enter.prussia',
  );

/** Scenario of 1812: the auxiliaries of France leave their borders only beside a French Army. */
const auxiliaries: Clause = (g, { nations, to }) => {
  if (!hasSpecial(g, 'auxiliaries')) return undefined;
  const abroad = nations.find(
    (nation) => (nation === 'austria' || nation === 'prussia') && isProxy(g, nation) && duchy(to).owner !== nation,
  );
  if (abroad === undefined) return undefined;
  const near = [to, ...links(to).map((link) => link.to)].some((at) => leadersOfIn(g, 'france', at).length > 0);
  return must('9.1', near, 'enter.auxiliary', { nation: abroad, duchy: to });
};

/** 8.5 and the scenario of 1812 bind whoever goes by sea as well. */
export const mayLeaveHome = (g: NapoleonicWars, nations: readonly Nation[], from: DuchyId, to: DuchyId): Verdict => {
  const entry: Entry = { verb: 'march', nations, from, to };
  return prussiaStays(g, entry) ?? auxiliaries(g, entry);
};

/** 15.21, 14.23 Only Friendly ground. */
const friendlyOnly: Clause = (g, { nations, to }) =>
  must(
    '14.23',
    nations.every((nation) => ['friendly', 'open'].includes(standing(g, nation, to))),
    'build.notFriendly',
    { duchy: to },
  );

/** An event has closed a Duchy, to those who would enter and to those who would leave. */
export const isOpenNow = (g: NapoleonicWars, ...places: readonly PlaceId[]): Verdict => {
  const closed = inForce(g, 'quarantine').find(({ duchy: at }) => places.includes(at));
  return closed && must('6.1', false, 'enter.quarantine', { duchy: closed.duchy });
};
const noQuarantine: Clause = (g, { from, to }) => isOpenNow(g, from, to);

/** The nation that keeps an Armistice with one of these, and holds this Duchy or stands in it. */
export const trucePartner = (g: NapoleonicWars, nations: readonly Nation[], at: DuchyId): Nation | undefined =>
  inForce(g, 'armistice')
    .flatMap(({ nations: [a, b] }) => [...(nations.includes(a) ? [b] : []), ...(nations.includes(b) ? [a] : [])])
    .find((other) => controller(g, at) === other || nationsIn(g, at).includes(other));
/** An Armistice closes the Duchies of either nation to the other, and forbids them to attack each other anywhere. */
const noBreach: Clause = (g, { nations, to }) => {
  const partner = trucePartner(g, nations, to);
  return partner && must('6.1', false, 'enter.armistice', { nation: partner });
};

const ALWAYS: readonly Clause[] = [noBreach, adjacent, straitIsFree, outOfFortress, prussiaStays, auxiliaries];
const AWAY: readonly Clause[] = [notTowardsEnemy, noEnemies, noFortress];
/** The clauses of each verb: what it adds to those that guard every entry. */
const CLAUSES: Readonly<Record<Verb, readonly Clause[]>> = {
  march: [...ALWAYS, noQuarantine, open],
  intercept: [...ALWAYS, noQuarantine, open],
  evade: [...ALWAYS, noQuarantine, ...AWAY, open],
  retreat: [...ALWAYS, ...AWAY, open],
  // 11.43 Neutral land, which the Declaration opens.
  retreatIntoWar: [...ALWAYS, ...AWAY],
  // 14.23 A Fortress that friends besiege may be reinforced.
  deployToSiege: [adjacent, straitIsFree, noEnemies],
  deploy: [adjacent, straitIsFree, noEnemies, friendlyOnly],
  withdraw: [adjacent, noEnemies],
};

/** One verdict guards a Duchy, for every verb. */
export const mayEnter = (g: NapoleonicWars, entry: Entry): Verdict => {
  for (const clause of CLAUSES[entry.verb]) {
    const verdict = clause(g, entry);
    if (verdict) return verdict;
  }
  return undefined;
};
