import type { Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import type { HexId, LeaderId } from '../../catalogue/ids.ts';
import { isHex } from '../../catalogue/map.ts';
import { isCavalry, leaderCard } from '../../catalogue/pieces.ts';
import {
  garrisonAt,
  leader,
  siegeAt,
  sideOfLeader,
  sideOfTroop,
  type Troop,
  troopsAt,
  type WarAndPeace,
} from '../../state/index.ts';
import { must } from '../../text/speech.ts';
import { commandOf, isHeldBack } from '../D-players/D.3-seats.ts';
import { blockersAt } from './SG-J.8-may-enter.ts';

/** SG J.5 A leader moves so many points. */
export const PER_LEADER = 10;

/** SG S.3 Shut up in a city, with a siege or enemies in the field before it: they come out only by a sortie. */
export const isShutIn = (g: WarAndPeace, hex: HexId, inside: boolean): boolean =>
  inside &&
  (siegeAt(g, hex) !== undefined ||
    garrisonAt(g, hex).some((troop) => blockersAt(g, hex, sideOfTroop(g, troop)).length > 0));

/** SG J.4, F.3.b A leader moves once a phase, and not after a voyage. */
export const mayLead = (g: WarAndPeace, id: LeaderId): Verdict => {
  const { at, spent, inside } = leader(g, id);
  return (
    must('F.10.g', !leaderCard(id).naval, 'ground.nobody') ??
    must('SG J.4', spent === 'no', 'ground.notSpent') ??
    must('SG S.3', isHex(at) && !isShutIn(g, at, inside), 'ground.besieged', { at })
  );
};

/** SG J.3, J.5 Points that a leader may take along: fresh, of his faction, and not partisans; another player’s only if that player agrees. */
export const mayFollow = (g: WarAndPeace, id: LeaderId, troop: Troop): boolean =>
  troop.kind !== 'P' &&
  troop.spent === 'no' &&
  troop.bond !== 'unpaid' &&
  isHex(troop.at) &&
  !isShutIn(g, troop.at, troop.inside) &&
  sideOfTroop(g, troop) === sideOfLeader(g, id) &&
  (!isHeldBack(g, troop.nation) || troop.nation === leaderCard(id).nation || troop.bond === 'expedition');
/** SG J.5 Is a troop under the player who commands the leader? */
export const isOfHisPlayer = (g: WarAndPeace, id: LeaderId, troop: Troop): boolean =>
  commandOf(g, troop) === commandOf(g, { ...leader(g, id), nation: leaderCard(id).nation });

const fresh = (g: WarAndPeace, { nation, unit, at }: AnswerOf<'ride'>): readonly Troop[] =>
  troopsAt(g, at).filter((troop) => troop.nation === nation && troop.kind === unit && troop.spent === 'no');
/** The rows of which cavalry may ride off alone. */
export const riders = (g: WarAndPeace, order: AnswerOf<'ride'>): readonly Troop[] =>
  fresh(g, order).filter(({ bond, inside }) => bond !== 'unpaid' && !isShutIn(g, order.at, inside));

/** SG J.3 Cavalry may move alone, infantry only with a leader; J.4.m what is not paid for does not move. */
export const mayRide = (g: WarAndPeace, order: AnswerOf<'ride'>): Verdict => {
  const there = fresh(g, order);
  return (
    must('SG J.3', isCavalry(order.unit), 'ground.nobody') ??
    must('SG J.4', there.length > 0, 'ground.notSpent') ??
    must(
      'J.4.m',
      there.some(({ bond }) => bond !== 'unpaid'),
      'ground.unpaid',
    ) ??
    must('SG S.3', riders(g, order).length > 0, 'ground.besieged', { at: order.at })
  );
};
/** K.1.d Partisans move one hex. */
export const maySlip = (g: WarAndPeace, { nation, at }: AnswerOf<'slip'>): Verdict =>
  must(
    'K.1.d',
    troopsAt(g, at).some((troop) => troop.nation === nation && troop.kind === 'P' && troop.spent === 'no'),
    'ground.notSpent',
  );
