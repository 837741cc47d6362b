import type { Seat, Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import type { LeaderId, Nation } from '../../catalogue/ids.ts';
import { isHex } from '../../catalogue/map.ts';
import { leaderCard } from '../../catalogue/pieces.ts';
import { leader, type WarAndPeace } from '../../state/index.ts';
import { must } from '../../text/speech.ts';
import { commandOf, isHeldBack } from '../D-players/D.3-seats.ts';

const nationOf = (id: LeaderId): Nation => leaderCard(id).nation;
/** M.4.b A leader of a pro-French Austria or Prussia whom the English Ground Movement Phase may move, at home. */
export const isOnLoan = (g: WarAndPeace, id: LeaderId): boolean =>
  g.clock.segment === 'anti' && isHeldBack(g, nationOf(id)) && leader(g, id).bond === 'none';

/** M.4.b The marches that the English, or the state's own player, may order. */
export const lentMarches = (g: WarAndPeace, seat: Seat): readonly AnswerOf<'march'>[] =>
  g.leaders.flatMap(({ id, at }) =>
    isHex(at) && isOnLoan(g, id) && commandOf(g, { nation: nationOf(id), at }) === seat
      ? [{ kind: 'march' as const, leader: id, at }]
      : [],
  );
/** M.4.b One leader of each such state in a phase. */
export const mayMarchOnLoan = (g: WarAndPeace, id: LeaderId): Verdict =>
  must('M.4.b', !isOnLoan(g, id) || g.work.phase !== 'ground' || !g.work.lent.includes(nationOf(id)), 'ground.held', {
    nation: nationOf(id),
  });
export const noteLoan = (g: WarAndPeace, id: LeaderId): void => {
  if (isOnLoan(g, id) && g.work.phase === 'ground') g.work = { ...g.work, lent: [...g.work.lent, nationOf(id)] };
};
