import { commanderIn } from '../9-movement/9.7-command.ts';
import { choose, roll, type Script, type Verdict, ask } from '@bivouac/kernel';
import { PASS, NO, YES } from '../../text/answers.ts';
import { leader as leaderCard, linkBetween, type LinkKind, links, nationOfLeader } from '../../catalogue/catalogue.ts';
import type { DuchyId, LeaderId, Nation } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  areAllied,
  atWar,
  changeLeader,
  controller,
  director,
  type Formation,
  inForce,
  isInForce,
  isMarked,
  leaderRow,
  leadersIn,
  leadersOfIn,
  moveFormation,
  type NapoleonicWars,
  nationsIn,
  nationsOf,
  strengthOf,
  survivors,
} from '../../state/state.ts';
import type { MovementAnswer } from '../../text/9-movement.ts';
import type { EntryVerb } from '../../cards/card.ts';
import { isFriendly, standing } from '../3-glossary/3-standing.ts';
import { respond } from '../6-cards/6.14-responses.ts';
import { seasons } from '../6-cards/6.19-seasons.ts';
import { groundFor } from '../9-movement/9.4-attrition.ts';
import { orderOfMovement } from '../5-sequence/5.1-order.ts';
import { attrition, causesOfStep } from '../9-movement/9.4-attrition.ts';
import { loseFrom } from '../9-movement/9.4-losses.ts';
import { batteryFire, type Hits, NO_HITS } from '../9-movement/9.53-batteries.ts';
import { mayEnter } from '../9-movement/9.3-entrance.ts';
import { gatherFormation } from '../9-movement/9.6-gathering.ts';

export const SUCCEEDS_ON = 9;
type Intercept = Extract<MovementAnswer, { readonly kind: 'intercept' }>;

const isHard = (link: LinkKind | undefined): boolean => link === 'pass' || link === 'marsh' || link === 'strait';

/** 10.11, 10.2 The modifiers of an interception or evasion; Duchies are judged as before the Active step. */
export const attemptModifier = (
  before: NapoleonicWars,
  nation: Nation,
  commander: LeaderId | null,
  from: DuchyId,
  to: DuchyId,
  event: EventHelp = NO_HELP,
): number =>
  (isFriendly(before, nation, to) ? 1 : 0) -
  (standing(before, nation, from) === 'uncontrolled' ? 1 : 0) +
  (commander === null ? 0 : leaderCard(commander).battle) -
  (!event.easyGround && isHard(linkBetween(from, to)) ? 1 : 0) +
  event.bonus;

/** What events do to an attempt. */
export interface EventHelp {
  readonly bonus: number;
  readonly easyGround: boolean;
}
const NO_HELP: EventHelp = { bonus: 0, easyGround: false };
const FOG = -2;
/** Guides show the way: easy ground, and one more on the roll. */
export const helpOf = (g: NapoleonicWars, formation: Formation, from: DuchyId): EventHelp =>
  isMarked(g, formation, from, 'guided') ? { bonus: 1, easyGround: true } : NO_HELP;

/** What enters a Duchy, as others may interrupt it. */
export interface Intrusion {
  /** The nations of the Active side that enter. */
  readonly nations: readonly Nation[];
  readonly from: DuchyId | null;
  readonly to: DuchyId;
  /** The game as it was before. */
  readonly before: NapoleonicWars;
}
export interface Interceptor {
  readonly formation: Formation;
  readonly from: DuchyId;
  readonly hits: Hits;
}

const isEnemyOf = (g: NapoleonicWars, nation: Nation, { nations }: Intrusion): boolean =>
  nations.some((active) => atWar(g, nation, active));

/** 10.1, 10.3 An unmarked inactive Army, Adjacent, with a path that is open to it. */
export const mayIntercept = (g: NapoleonicWars, leader: LeaderId, { to }: Pick<Intrusion, 'to'>): Verdict => {
  const { at, marked } = leaderRow(g, leader);
  return (
    must('10.3', !marked, 'intercept.marked', { leader }) ??
    mayEnter(g, { verb: 'intercept', nations: [nationOfLeader(leader)], from: at as DuchyId, to })
  );
};
const neighbours = (g: NapoleonicWars, nation: Nation, to: DuchyId): readonly LeaderId[] =>
  links(to).flatMap((link) => leadersOfIn(g, nation, link.to));

/** Turning Movement: nobody sees the Formation come. */
export const isUnseen = (g: NapoleonicWars, { nations }: Pick<Intrusion, 'nations'>): boolean =>
  inForce(g, 'unseen').some(({ nation }) => nations.includes(nation));

/** 6.14 A Formation has entered: what others may respond. */
export function* enters(
  g: NapoleonicWars,
  formation: Formation,
  duchy: DuchyId,
  from: DuchyId | null,
  by: EntryVerb,
  before: NapoleonicWars,
  joined: Interceptor[] = [],
): Script {
  const nations = nationsOf(formation);
  const intrusion = { nations, from, to: duchy, before };
  yield* respond(g, { moment: 'formationEntered', nations, duchy, formation, by, intrusion, joined });
}

/** 10.1 Not where a Formation of the Active side stood already. */
const isOpenToInterception = ({ nations, to, before }: Intrusion): boolean =>
  !nationsIn(before, to).some((there) => nations.some((active) => areAllied(before, active, there)));

/** 10.12 A failure marks all Formations of that side in the Duchy for this Impulse. */
const markAll = (g: NapoleonicWars, nation: Nation, at: DuchyId): void => {
  for (const { id } of leadersIn(g, at))
    if (areAllied(g, nation, nationOfLeader(id))) changeLeader(g, id, { marked: true });
};

/** 10.11 One attempt with a pre-declared Formation. */
export function* attempt(
  g: NapoleonicWars,
  leader: LeaderId,
  intrusion: Intrusion,
  event: EventHelp = NO_HELP,
): Script<Interceptor | undefined> {
  const { to, before } = intrusion;
  const nation = nationOfLeader(leader);
  const from = leaderRow(g, leader).at as DuchyId;
  // 9.7 The Commander of an Army Group goes along as its Commander, or not at all.
  const named = commanderIn(g, from);
  const fits = ({ commander, leaders }: Formation): boolean =>
    named === undefined || commander === named || !leaders.includes(named);
  const formation = yield* gatherFormation(g, leader, from, '10.12', fits);
  yield* respond(g, { moment: 'attemptDeclared', formation, from, duchy: to });
  const guides = helpOf(g, formation, from);
  const modifier =
    attemptModifier(before, nation, leader, from, to, {
      bonus: event.bonus + guides.bonus,
      easyGround: event.easyGround || guides.easyGround,
    }) + (isInForce(g, 'fog_of_war') ? FOG : 0);
  const prompt = say('intercept.roll', { leader, duchy: to, modifier });
  const total = (yield* roll('10.11', prompt)) + (yield* roll('10.11', prompt)) + modifier;
  if (total < SUCCEEDS_ON) {
    log(g, '10.11', 'intercept.fails', { leader, duchy: to, total });
    markAll(g, nation, from);
    return undefined;
  }
  log(g, '10.11', 'intercept.succeeds', { leader, duchy: to, total });
  return yield* marchIn(g, formation, from, intrusion);
}
/** 10.11 A successful interceptor moves, with the Attrition of its own move. */
export function* marchIn(
  g: NapoleonicWars,
  formation: Formation,
  from: DuchyId,
  { to, before }: Pick<Intrusion, 'to' | 'before'>,
): Script<Interceptor | undefined> {
  const [nation = 'france'] = nationsOf(formation);
  const link = groundFor(g, formation, from, linkBetween(from, to) ?? 'plain');
  const causes = causesOfStep({
    from: standing(before, nation, from),
    to: standing(before, nation, to),
    link,
    marched: 0,
  });
  const crosses = link === 'strait' && atWar(g, nation, controller(before, to));
  const hits = crosses ? yield* batteryFire(g, to) : NO_HITS;
  const across = yield* loseFrom(g, formation, from, hits.kills, '11.22');
  moveFormation(g, across, from, to, () => ({}));
  yield* enters(g, across, to, from, 'intercept', before);
  const marched = yield* attrition(g, survivors(g, across, to), { at: to, rolledIn: from, causes });
  const left = yield* seasons(g, marched, to);
  return strengthOf(left) === 0 ? undefined : { formation: left, from, hits };
}

/** 10.12 A subordinate Army attempts nothing without the consent of the Commander of its Army Group. */
function* commanderAllows(g: NapoleonicWars, leader: LeaderId): Script<boolean> {
  const at = leaderRow(g, leader).at as DuchyId;
  const commander = commanderIn(g, at);
  if (commander === undefined || commander === leader) return true;
  const [owner, asked] = [director(g, nationOfLeader(leader)), director(g, nationOfLeader(commander))];
  if (asked === null || asked === owner) return true;
  const prompt = say('intercept.consent', { leader, commander, duchy: at });
  return (yield* ask({ by: asked, rule: '10.12', prompt, answers: [YES, NO] })).kind === 'yes';
}

/** 10.1 Inactive Armies may intercept, in Order of Movement, each seeing what the others did. */
export function* interceptions(g: NapoleonicWars, intrusion: Intrusion): Script<readonly Interceptor[]> {
  const joined: Interceptor[] = [];
  if (!isOpenToInterception(intrusion) || isUnseen(g, intrusion)) return joined;
  for (const nation of orderOfMovement(g)) {
    const seat = director(g, nation);
    // Whoever is placed by event in the Impulse of another is intercepted by the inactive alone.
    if (seat === null || nation === g.impulse?.nation || !isEnemyOf(g, nation, intrusion)) continue;
    const refused: LeaderId[] = [];
    for (;;) {
      const among = neighbours(g, nation, intrusion.to)
        .filter((leader) => !refused.includes(leader))
        .map((leader): Intercept => ({ kind: 'intercept', leader }));
      if (among.every(({ leader }) => mayIntercept(g, leader, intrusion) !== undefined)) break;
      const answer = yield* choose<Intercept | typeof PASS>({
        by: seat,
        rule: '10.1',
        prompt: say('intercept.offer', { nation, duchy: intrusion.to }),
        among,
        may: (wish) => mayIntercept(g, (wish as Intercept).leader, intrusion),
        or: [PASS],
      });
      if (answer.kind === 'pass') break;
      if (!(yield* commanderAllows(g, answer.leader))) {
        refused.push(answer.leader);
        continue;
      }
      const interceptor = yield* attempt(g, answer.leader, intrusion);
      if (interceptor) joined.push(interceptor);
    }
  }
  return joined;
}
