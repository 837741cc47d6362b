import { ask, choice, type Script, type Seat, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, NO, YES } from '../../answers/answers.ts';
import type { HexId, LeaderId } from '../../catalogue/ids.ts';
import { leaderCard } from '../../catalogue/pieces.ts';
import {
  changeLeader,
  changeTroops,
  type Force,
  joined,
  leadersAt,
  type Part,
  partOf,
  pointsOf,
  sideOfLeader,
  strengthOf,
  type Troop,
  troopsAt,
  type WarAndPeace,
} from '../../state/index.ts';
import { must, say } from '../../text/speech.ts';
import { commandOf } from '../D-players/D.3-seats.ts';
import { isOfHisPlayer, mayFollow, mayLead, PER_LEADER } from './SG-J.3-who-moves.ts';

type Composing = AnswerOf<'takeAll'> | AnswerOf<'take'> | AnswerOf<'joinedBy'> | AnswerOf<'go'>;

/** SG J.4 Some of a row are marked as moving, and stand in the field. */
export const muster = (g: WarAndPeace, troop: Troop, sp: number): Part => {
  changeTroops(g, troop, sp, { inside: false, spent: 'moved' });
  return partOf(troop, sp);
};
export const followers = (g: WarAndPeace, id: LeaderId, at: HexId): readonly Troop[] =>
  troopsAt(g, at).filter((troop) => mayFollow(g, id, troop));

export const takesOf = (
  there: readonly Troop[],
  room: number,
  taken: readonly string[],
): readonly AnswerOf<'take'>[] => {
  const sums = new Map<string, { readonly nation: Troop['nation']; readonly unit: Troop['kind']; sp: number }>();
  for (const { nation, kind, sp } of there) {
    const key = `${nation}/${kind}`;
    if (taken.includes(key)) continue;
    const sum = sums.get(key);
    if (sum) sum.sp += sp;
    else sums.set(key, { nation, unit: kind, sp });
  }
  return [...sums.values()].flatMap(({ nation, unit, sp: all }) =>
    Array.from({ length: Math.min(all, room) }, (_, less) => ({
      kind: 'take' as const,
      nation,
      unit,
      sp: Math.min(all, room) - less,
    })),
  );
};
/** Takes so many of a nation and kind, from whatever rows they stand in. */
export const musterSome = (
  g: WarAndPeace,
  force: Force,
  from: readonly Troop[],
  { nation, unit, sp }: AnswerOf<'take'>,
): Force => {
  let { parts } = force;
  let left = sp;
  for (const troop of from) {
    if (troop.nation !== nation || troop.kind !== unit || left === 0) continue;
    const some = Math.min(left, troop.sp);
    parts = joined(parts, muster(g, troop, some));
    left -= some;
  }
  return { ...force, parts };
};

/** SG J.5, E.2.e The player of an ally’s troops is asked before they follow another’s leader. */
function* agreed(g: WarAndPeace, by: Seat, wanted: readonly Troop[], refused: Seat[]): Script<boolean> {
  const [first] = wanted;
  const owner = first ? commandOf(g, first) : by;
  if (!first || owner === by) return true;
  const prompt = say('ground.consent', { nation: first.nation, at: first.at });
  const { kind } = yield* ask({ by: owner, rule: 'SG J.5', prompt, answers: [YES, NO] });
  if (kind === 'no') refused.push(owner);
  return kind === 'yes';
}

/** SG J.4, J.5 Who goes: leaders who join, and up to ten points for each of them. */
export function* compose(
  g: WarAndPeace,
  by: Seat,
  id: LeaderId,
  at: HexId,
  { alone = false, fits = () => true }: { readonly alone?: boolean; readonly fits?: (troop: Troop) => boolean } = {},
): Script<Force> {
  let force: Force = { at, leaders: [id], parts: [] };
  changeLeader(g, id, { inside: false, spent: 'moved' });
  const taken: string[] = [];
  const refused: Seat[] = [];
  for (;;) {
    const room = PER_LEADER * force.leaders.length - strengthOf(force);
    const all = followers(g, id, at).filter((troop) => fits(troop) && !refused.includes(commandOf(g, troop)));
    const there = all.filter((troop) => isOfHisPlayer(g, id, troop));
    const others = leadersAt(g, at).filter(
      (row) =>
        !alone &&
        !mayLead(g, row.id) &&
        sideOfLeader(g, row.id) === sideOfLeader(g, id) &&
        commandOf(g, { nation: leaderCard(row.id).nation, bond: row.bond, at }) === by,
    );
    if (all.length === 0 && others.length === 0) return force;
    const everybody: readonly Composing[] = there.length > 0 ? [{ kind: 'takeAll' }] : [];
    const among: readonly Composing[] = [
      ...everybody,
      ...takesOf(all, room, taken),
      ...others.map((row): Composing => ({ kind: 'joinedBy', leader: row.id })),
    ];
    const may = (answer: Composing): Verdict =>
      must('SG J.5', answer.kind !== 'takeAll' || pointsOf(there) <= room, 'ground.tooMany', { room });
    const or: readonly Composing[] = [{ kind: 'go' }];
    const prompt = say('ground.compose', { leader: id, room });
    const answer: Composing = yield* ask(choice<Composing>({ by, rule: 'SG J.5', prompt, among, may, or }));
    if (answer.kind === 'go') return force;
    if (answer.kind === 'joinedBy') {
      force = { ...force, leaders: [...force.leaders, answer.leader] };
      changeLeader(g, answer.leader, { inside: false, spent: 'moved' });
    } else if (answer.kind === 'take') {
      const wanted = all.filter(({ nation, kind }) => nation === answer.nation && kind === answer.unit);
      if (!(yield* agreed(g, by, wanted, refused))) continue;
      force = musterSome(g, force, wanted, answer);
      taken.push(`${answer.nation}/${answer.unit}`);
    } else {
      for (const troop of there) force = { ...force, parts: joined(force.parts, muster(g, troop, troop.sp)) };
    }
  }
}
