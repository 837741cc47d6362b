import { ask, choice, type Script, type Seat, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, DONE, NO, YES } from '../../answers/answers.ts';
import type { Faction, HexId, LeaderId } from '../../catalogue/ids.ts';
import { isHex, overland } from '../../catalogue/map.ts';
import { kindCard } from '../../catalogue/pieces.ts';
import { type Attack, leader, pointsOf, type WarAndPeace } from '../../state/index.ts';
import { must, say } from '../../text/speech.ts';
import { activeSeats } from '../D-players/D.3-seats.ts';
import { attackersAt, basesFor, committed, leadersWith } from './SG-N.2-who-attacks.ts';

type Gathering = AnswerOf<'attackFrom'> | AnswerOf<'holdBack'> | AnswerOf<'holdBackLeader'> | typeof DONE;

/** E.2.f, SG J.5 An ally's force in a hex: its points, or a leader alone who would lead those of others. */
interface Ally {
  readonly from: HexId;
  readonly seat: Seat;
}
const alliesAt = (
  g: WarAndPeace,
  from: HexId,
  by: Seat,
  side: Faction,
  inside: boolean,
  wantsLeader: boolean,
): readonly Ally[] =>
  activeSeats(g)
    .filter(
      (seat) =>
        seat !== by &&
        (attackersAt(g, from, seat, side, inside, [by]).length > 0 ||
          (wantsLeader && leadersWith(g, from, side, inside, [seat]).length > 0)),
    )
    .map((seat) => ({ from, seat }));

/** E.2.f Their player says whether they join. */
function* consents({ from, seat }: Ally, target: HexId): Script<boolean> {
  const prompt = say('combat.consent', { from, target });
  return (yield* ask({ by: seat, rule: 'E.2.f', prompt, answers: [YES, NO] })).kind === 'yes';
}

const isLeaderWanted = (g: WarAndPeace, from: HexId, by: Seat, side: Faction, inside: boolean): boolean =>
  attackersAt(g, from, by, side, inside, activeSeats(g)).length > attackersAt(g, from, by, side, inside).length;

/** SG N.2, N.5, E.2.f The hexes that join the attack, what they hold back, and allies who let the player have their force. */
export function* gather(g: WarAndPeace, by: Seat, side: Faction, target: HexId): Script<Attack> {
  let attack: Attack = { target, sortie: false, troops: [], leaders: [] };
  const own: HexId[] = [];
  const asked: Ally[] = [];
  const helpers: Ally[] = [];
  const helpersAt = (from: HexId): readonly Seat[] =>
    helpers.filter((ally) => ally.from === from).map(({ seat }) => seat);
  for (;;) {
    const bases = basesFor(g, target, by, side, helpersAt).filter((from) => !own.includes(from));
    const allies = overland(target)
      .filter((from) => !bases.includes(from))
      .flatMap((from) => alliesAt(g, from, by, side, false, isLeaderWanted(g, from, by, side, false)))
      .filter(({ from, seat }) => !asked.some((one) => one.from === from && one.seat === seat));
    const froms = new Set([...bases, ...allies.map(({ from }) => from)]);
    const among: readonly Gathering[] = [
      ...[...froms].map((from): Gathering => ({ kind: 'attackFrom', from })),
      ...attack.troops.flatMap(({ from, nation, kind: unit, sp }) =>
        [...new Set([1, sp])].map((some): Gathering => ({ kind: 'holdBack', from, nation, unit, sp: some })),
      ),
      ...attack.leaders.map((leader): Gathering => ({ kind: 'holdBackLeader', leader })),
    ];
    const may = (answer: Gathering): Verdict =>
      answer.kind === 'holdBackLeader'
        ? must('SG N.2', isSpared(g, attack, side, answer.leader), 'combat.noLeader')
        : must('SG N.5', answer.kind !== 'holdBack' || pointsOf(attack.troops) > answer.sp, 'combat.nobodyToAttack', {
            at: target,
          });
    if (froms.size === 0 && attack.troops.length > 0 && pointsOf(attack.troops) === 1) return attack;
    const prompt = say('combat.from', { target, sp: pointsOf(attack.troops) });
    const or: readonly Gathering[] = attack.troops.length > 0 ? [DONE] : [];
    const answer: Gathering = yield* ask(choice<Gathering>({ by, rule: 'SG N.5', prompt, among, may, or }));
    if (answer.kind === 'done') return attack;
    if (answer.kind === 'holdBack') {
      attack = withoutSome(g, attack, side, answer);
      continue;
    }
    if (answer.kind === 'holdBackLeader') {
      attack = { ...attack, leaders: attack.leaders.filter((id) => id !== answer.leader) };
      continue;
    }
    const { from } = answer;
    const ally = bases.includes(from) ? undefined : allies.find((each) => each.from === from);
    if (ally) {
      asked.push(ally);
      if (!(yield* consents(ally, target))) continue;
      helpers.push(ally);
    } else own.push(from);
    const seat = ally?.seat ?? by;
    attack = joinedBy(g, attack, from, seat, side, false, ally ? [by] : helpersAt(from));
  }
}

/** SG N.2, N.5 A leader may stay out of the attack if another leads the infantry of his hex, or there is none. */
const isSpared = (g: WarAndPeace, { troops, leaders }: Attack, side: Faction, id: LeaderId): boolean => {
  const from = leader(g, id).at;
  const needs = troops.some((each) => each.from === from && kindCard(each.kind).needsLeader);
  return (
    !needs ||
    (isHex(from) &&
      leadersWith(g, from, side, false, activeSeats(g)).some((other) => other !== id && leaders.includes(other)))
  );
};

const joinedBy = (
  g: WarAndPeace,
  attack: Attack,
  from: HexId,
  seat: Seat,
  side: Faction,
  inside: boolean,
  helpers: readonly Seat[],
): Attack => ({
  ...attack,
  troops: [...attack.troops, ...committed(attackersAt(g, from, seat, side, inside, helpers))],
  leaders: [...attack.leaders, ...leadersWith(g, from, side, inside, [seat])],
});

const withoutSome = (
  g: WarAndPeace,
  attack: Attack,
  side: Faction,
  { from, nation, unit, sp }: AnswerOf<'holdBack'>,
): Attack => {
  const troops = attack.troops.flatMap((each) => {
    if (each.from !== from || each.nation !== nation || each.kind !== unit) return [each];
    return each.sp > sp ? [{ ...each, sp: each.sp - sp }] : [];
  });
  const stay = new Set(troops.flatMap((each) => leadersWith(g, each.from, side, false, activeSeats(g))));
  return { ...attack, troops, leaders: attack.leaders.filter((id) => stay.has(id)) };
};

/** SG N.1, E.2.f A sortie: what the player has inside, and allies who go with it. */
export function* gatherInside(g: WarAndPeace, by: Seat, side: Faction, target: HexId): Script<Attack> {
  const none: Attack = { target, sortie: true, troops: [], leaders: [] };
  const helpers: Seat[] = [];
  let attack = none;
  for (const ally of alliesAt(g, target, by, side, true, isLeaderWanted(g, target, by, side, true))) {
    if (!(yield* consents(ally, target))) continue;
    helpers.push(ally.seat);
    attack = joinedBy(g, attack, target, ally.seat, side, true, [by]);
  }
  return joinedBy(g, attack, target, by, side, true, helpers);
}
