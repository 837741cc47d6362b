import { hoist } from '../7-builds/7.4-hoisting.ts';
import { orderOfMovement } from '../5-sequence/5.1-order.ts';
import { freeAFlag } from '../7-builds/7.44-flag-shortage.ts';
import { ask, choose, draw, roll, type Script } from '@bivouac/kernel';
import { NO, YES, DONE } from '../../text/answers.ts';
import { capitalsOf, duchiesOf, duchy as duchyCard, isHomeOf, links } from '../../catalogue/catalogue.ts';
import { type DuchyId, isPower, type Nation, NATIONS } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import {
  areAllied,
  campOf,
  changeConsul,
  changeNation,
  director,
  flagIn,
  gainResource,
  inCamp,
  isProxy,
  isZoneOrPortOf,
  keyDuchiesOf,
  type NapoleonicWars,
  nationsIn,
  placeFlag,
  removeFlag,
  strengthIn,
  atWar,
  controller,
} from '../../state/state.ts';
import { mayEnter } from '../9-movement/9.3-entrance.ts';
import { allIn, moveFormation } from '../../state/state.ts';
import { endWar, regroupFrom, regroupShips } from '../7-builds/7.7-to-regroup.ts';
import { driveOutSquadrons } from '../13-naval/13.9-port-loss.ts';

const FLAG = { kind: 'flagHere' } as const;
const REGROUP = { kind: 'regroupHere' } as const;

/** 15.2 The conqueror and its Allies take their Flags out of the Home Duchies, save those of Duchies ceded before. */
export const unflagHomes = (g: NapoleonicWars, victim: Nation, conqueror: Nation): void => {
  for (const { duchy, nation, ceded } of g.flags)
    if (isHomeOf(victim, duchy) && !ceded && areAllied(g, nation, conqueror)) removeFlag(g, duchy);
};
/** 15.2 What may be ceded: Duchies of the victim that bear no Flag, never its Capital. */
const cedable = (g: NapoleonicWars, victim: Nation): readonly DuchyId[] =>
  duchiesOf(victim).filter((duchy) => !flagIn(g, duchy) && !capitalsOf(victim).includes(duchy));

function* pick(g: NapoleonicWars, chooser: Nation, victim: Nation, left: number): Script<DuchyId> {
  const among = cedable(g, victim).map((duchy) => ({ kind: 'cede' as const, duchy }));
  const prompt = say('cede.which', { nation: victim, left });
  const seat = director(g, chooser);
  if (seat === null) return (yield* draw('15.2', prompt, among)).duchy;
  return (yield* choose({ by: seat, rule: '15.2', prompt, among, may: () => undefined })).duchy;
}
/** 15.2 The conqueror may give a ceded Duchy to a Power of its Camp that will accept it. */
function* receiver(g: NapoleonicWars, conqueror: Nation, victim: Nation, duchy: DuchyId): Script<Nation> {
  const camp = campOf(g, conqueror);
  const seat = director(g, conqueror);
  const others =
    camp === null
      ? []
      : inCamp(g, camp).filter(
          (nation) => isPower(nation) && nation !== conqueror && nation !== victim && director(g, nation) !== null,
        );
  if (seat === null || others.length === 0) return conqueror;
  const answer = yield* choose({
    by: seat,
    rule: '15.2',
    prompt: say('cede.give', { duchy }),
    among: [{ kind: 'keepCeded' as const }, ...others.map((nation) => ({ kind: 'giveTo' as const, nation }))],
    may: () => undefined,
  });
  if (answer.kind === 'keepCeded') return conqueror;
  const other = director(g, answer.nation);
  if (other === null || other === seat) return answer.nation;
  const prompt = say('cede.accept', { duchy, nation: answer.nation });
  const { kind } = yield* ask({ by: other, rule: '15.2', prompt, answers: [YES, NO] });
  return kind === 'yes' ? answer.nation : conqueror;
}
/** 15.2 A die says how many; conqueror and victim pick in turn. */
function* cession(g: NapoleonicWars, victim: Nation, conqueror: Nation): Script<readonly DuchyId[]> {
  const die = yield* roll('15.2', say('cede.roll', { nation: victim }));
  const count = Math.min(die, cedable(g, victim).length);
  log(g, '15.2', 'cede.count', { nation: victim, duchies: count });
  const ceded: DuchyId[] = [];
  for (let nth = 0; nth < count; nth++) {
    const duchy = yield* pick(g, nth % 2 === 0 ? conqueror : victim, victim, count - nth);
    const to = yield* receiver(g, conqueror, victim, duchy);
    if (!(yield* freeAFlag(g, to))) continue;
    placeFlag(g, duchy, to, true);
    ceded.push(duchy);
    log(g, '15.2', 'cede.done', { duchy, nation: to });
  }
  return ceded;
}

/** 15.21 Conquering Formations leave the Capital for an Adjacent Duchy of the victim, or Regroup. */
function* leaveCapital(g: NapoleonicWars, victim: Nation, conqueror: Nation): Script {
  for (const capital of capitalsOf(victim))
    for (const nation of nationsIn(g, capital)) {
      if (nation === victim || !areAllied(g, nation, conqueror)) continue;
      const seat = director(g, nation);
      const near = links(capital)
        .map(({ to }) => to)
        .filter(
          (to) =>
            duchyCard(to).owner === victim &&
            mayEnter(g, { verb: 'withdraw', nations: [nation], from: capital, to }) === undefined,
        );
      if (seat === null || near.length === 0) {
        regroupFrom(g, nation, capital, '15.21');
        continue;
      }
      const answer = yield* choose({
        by: seat,
        rule: '15.21',
        prompt: say('withdraw.where', { nation, duchy: capital }),
        among: [...near.map((duchy) => ({ kind: 'withdrawTo' as const, duchy })), { kind: 'toRegroup' as const }],
        may: () => undefined,
      });
      if (answer.kind === 'toRegroup') regroupFrom(g, nation, capital, '15.21');
      else {
        moveFormation(g, allIn(g, capital, [nation], null), capital, answer.duchy, () => ({}));
        log(g, '15.21', 'withdraw.to', { nation, duchy: answer.duchy });
      }
    }
}

/** 15.21 Other Formations of the conqueror's side in the fallen nation stay or Regroup, as their players like. */
function* stayOrRegroup(g: NapoleonicWars, victim: Nation, conqueror: Nation): Script {
  for (const nation of orderOfMovement(g)) {
    const seat = director(g, nation);
    if (seat === null || nation === victim || !areAllied(g, nation, conqueror)) continue;
    for (;;) {
      const among = duchiesOf(victim)
        .filter((duchy) => strengthIn(g, duchy, nation) > 0)
        .map((duchy) => ({ kind: 'regroupFrom' as const, duchy }));
      if (among.length === 0) break;
      const answer = yield* choose<(typeof among)[number] | typeof DONE>({
        by: seat,
        rule: '15.21',
        prompt: say('withdraw.others', { nation, victim }),
        among,
        may: () => undefined,
        or: [DONE],
      });
      if (answer.kind === 'done') break;
      regroupFrom(g, nation, answer.duchy, '15.21');
    }
  }
}
/** 15.22 Duchies abroad that lose the victim's Flag: former Allies who stand there alone may Flag them for nothing, or Regroup. */
function* takeOver(g: NapoleonicWars, abroad: readonly DuchyId[], allies: readonly Nation[]): Script {
  for (const at of abroad)
    for (const nation of orderOfMovement(g)) {
      const seat = director(g, nation);
      const alone = nationsIn(g, at).every((other) => areAllied(g, nation, other));
      if (seat === null || !allies.includes(nation) || strengthIn(g, at, nation) === 0 || !alone) continue;
      if (!atWar(g, nation, controller(g, at)) || duchyCard(at).fortress > 0) continue;
      const prompt = say('war.flagOrRegroup', { nation, duchy: at });
      const { kind } = yield* ask({ by: seat, rule: '15.22', prompt, answers: [FLAG, REGROUP] });
      if (kind === 'flagHere') yield* hoist(g, nation, at, '15.22');
      else regroupFrom(g, nation, at, '15.22');
    }
}

/** 15.22 The victim comes home, out of ceded Duchies too, and its former Allies leave its land: all Regroup. */
const goHome = (g: NapoleonicWars, victim: Nation, allies: readonly Nation[], { ceded, kept }: Terms): void => {
  const own = new Set(duchiesOf(victim));
  const isCeded = (at: DuchyId): boolean => ceded.includes(at) || flagIn(g, at)?.ceded === true;
  for (const { at } of [...g.units, ...g.leaders])
    if (isZoneOrPortOf(at) && strengthIn(g, at, victim) > 0 && (!own.has(at) || isCeded(at)))
      regroupFrom(g, victim, at, '15.22');
  // 8.81 What was ceded in an earlier Conquest is no land of the victim: its Allies may stand there.
  const wasCeded = (at: DuchyId): boolean => isCeded(at) && !ceded.includes(at);
  for (const duchy of own) if (!wasCeded(duchy)) for (const ally of allies) regroupFrom(g, ally, duchy, '15.22');
  for (const { duchy, nation } of g.flags) if (nation === victim && !kept.includes(duchy)) removeFlag(g, duchy);
  const isAbroad = ({ at }: { readonly at: string }): boolean =>
    isZoneOrPortOf(at) && (!own.has(at as DuchyId) || isCeded(at as DuchyId));
  regroupShips(g, victim, '15.22', isAbroad);
  for (const ally of allies)
    regroupShips(g, ally, '15.22', ({ at }) => own.has(at as DuchyId) && !wasCeded(at as DuchyId));
};

/** 8.8, 15.23–15.25, 15.5 The victim is a Subject Neutral, and pays reparations. */
const becomeSubject = (g: NapoleonicWars, victim: Nation, conqueror: Nation): void => {
  changeNation(g, victim, {
    camp: null,
    subjectTo: conqueror,
    graceUntil: g.clock.turn + 1,
    graceWith: NATIONS.filter((nation) => nation !== victim && areAllied(g, nation, conqueror)),
    resources: 0,
    plusKey: false,
  });
  // A bond between France and a Power ends with the fall of either; events remember who has fallen.
  g.effects = [
    ...g.effects.filter(
      (effect) =>
        !(effect.kind === 'bond' && (victim === 'france' || effect.power === victim)) &&
        !(effect.kind === 'fallen' && effect.nation === victim),
    ),
    { kind: 'fallen', card: null, nation: victim },
  ];
  gainResource(g, conqueror);
  log(g, '16.1', 'rout.resource', { nation: conqueror });
  if (isProxy(g, victim))
    changeConsul(g, victim, { row: null, column: 'unaligned', plus: false, frozenUntil: g.clock.turn + 1 });
};

/** 15.4 What has been ceded, and the Flags abroad that the victim keeps. */
export interface Terms {
  readonly ceded: readonly DuchyId[];
  readonly kept: readonly DuchyId[];
}
/** 15.21–15.25, 15.3, 15.5 The victim is a Subject Neutral; its war is over, and everybody goes where they belong. */
function* subjugated(g: NapoleonicWars, victim: Nation, conqueror: Nation, terms: Terms): Script {
  const camp = campOf(g, victim);
  const allies = NATIONS.filter((nation) => nation !== victim && camp !== null && campOf(g, nation) === camp);
  becomeSubject(g, victim, conqueror);
  yield* leaveCapital(g, victim, conqueror);
  yield* stayOrRegroup(g, victim, conqueror);
  const { ceded, kept } = terms;
  const abroad = g.flags
    .filter(({ duchy, nation }) => nation === victim && !kept.includes(duchy))
    .map(({ duchy }) => duchy);
  goHome(g, victim, allies, terms);
  // 15.1 The Keys that it has left are those that a later Conquest counts from.
  changeNation(g, victim, { keyBase: keyDuchiesOf(g, victim) });
  yield* takeOver(g, abroad, allies);
  for (const { card, units } of g.wars) if ((units[victim] ?? 0) > 0) endWar(g, card, '15.3');
  for (const duchy of ceded) yield* driveOutSquadrons(g, duchy);
}

/** 15.2–15.5 All that follows when a nation is conquered. */
export function* conquered(g: NapoleonicWars, victim: Nation, conqueror: Nation): Script {
  log(g, '15.1', 'conquest.falls', { nation: victim, conqueror });
  unflagHomes(g, victim, conqueror);
  const ceded = yield* cession(g, victim, conqueror);
  yield* subjugated(g, victim, conqueror, { ceded, kept: [] });
}
const NO_TERMS: Terms = { ceded: [], kept: [] };
/** 15.4, 15.42, 5.82 The same after a Submission, on its own terms; that of France ends the game. */
export function* submitted(g: NapoleonicWars, victim: Nation, to: Nation, terms: Terms = NO_TERMS): Script {
  yield* subjugated(g, victim, to, terms);
  if (victim === 'france') g.clock = { ...g.clock, phase: 'over', ending: 'franceFallen' };
}
