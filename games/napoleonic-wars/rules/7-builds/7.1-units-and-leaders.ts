import { mayAddUnit } from '../2-components/2.2-change.ts';
import { asItStands } from '../9-movement/9.8-arrival.ts';
import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import { DONE } from '../../text/answers.ts';
import { bearsColour, DUCHIES, leader as leaderCard } from '../../catalogue/catalogue.ts';
import type { DuchyId, LeaderId, Nation } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  addUnits,
  controller,
  director,
  type Formation,
  impulse,
  inForce,
  leaderRow,
  leadersOf,
  type NapoleonicWars,
  putLeader,
  spend,
  unitsInPool,
} from '../../state/state.ts';
import type { BuildAnswer } from '../../text/7-builds.ts';
import type { Act } from '../5-sequence/act.ts';
import { better } from '../9-movement/9.1-armies.ts';
import { trucePartner } from '../9-movement/9.3-entrance.ts';
import { arrival } from '../9-movement/9.8-arrival.ts';
import { liftable, liftUnit } from '../6-cards/6.12-lifting.ts';
import { mayPay } from '../6-cards/6.3-points.ts';

export const UNIT_COST = 2;
/** The sixth Turn, in which an Emperor who has abdicated comes back. */
const LAST_TURN = 6;
type Of<K extends BuildAnswer['kind']> = Extract<BuildAnswer, { readonly kind: K }>;

/** 7 In a Home, Associate or Dual Associate Duchy of the nation that no other nation Controls. */
export const mayBuildIn = (g: NapoleonicWars, nation: Nation, duchy: DuchyId): Verdict =>
  must('7', bearsColour(nation, duchy), 'build.notYours', { nation, duchy }) ??
  must('7', controller(g, duchy) === nation, 'build.heldByOther', { duchy, holder: controller(g, duchy) }) ??
  mayBuildInTruce(g, nation, duchy);
/** Armistice: nobody is attacked by building beside them. */
export const mayBuildInTruce = (g: NapoleonicWars, nation: Nation, duchy: DuchyId): Verdict => {
  const partner = trucePartner(g, [nation], duchy);
  return partner && must('6.1', false, 'enter.armistice', { nation: partner });
};

/** 7.2 A leader who is in the pool, available by date, and not of an event. */
export const mayBuildLeader = (g: NapoleonicWars, leader: LeaderId): Verdict => {
  const { available } = leaderCard(leader);
  return (
    must('7.2', available !== 'event', 'build.eventOnly', { leader }) ??
    must('7.2', available !== '1807' || g.clock.turn > 1, 'build.tooEarly', { leader }) ??
    must('7.2', leaderRow(g, leader).at === 'pool', 'build.notInPool', { leader }) ??
    must(
      '7.2',
      leader !== 'napoleon' || inForce(g, 'sixthTurn').length === 0 || g.clock.turn >= LAST_TURN,
      'build.abdicated',
    )
  );
};
/** 7.1, 6.12 A Unit costs two points, within the pieces provided; one that stands elsewhere may be lifted to be built anew. */
export const mayBuildUnit = (g: NapoleonicWars, nation: Nation, duchy: DuchyId): Verdict =>
  unitsInPool(g, nation) > 0
    ? mayAddUnit(g, nation, duchy)
    : must('2.2', liftable(g, nation, duchy).length > 0, 'build.noUnits', { nation });
/** 6.12 Is there a Unit to be built, from the pool or lifted from elsewhere? */
export function* unitAtHand(g: NapoleonicWars, nation: Nation, duchy: DuchyId): Script<boolean> {
  return unitsInPool(g, nation) > 0 || (yield* liftUnit(g, nation, duchy));
}

type Piece = Of<'oneUnit'> | Of<'oneLeader'>;
const mayBuildPiece = (g: NapoleonicWars, nation: Nation, duchy: DuchyId, piece: Piece): Verdict =>
  piece.kind === 'oneUnit'
    ? (mayBuildUnit(g, nation, duchy) ?? mayPay(g, UNIT_COST))
    : (mayBuildLeader(g, piece.leader) ?? mayPay(g, leaderCard(piece.leader).command));

const pieces = (g: NapoleonicWars, nation: Nation): readonly Piece[] => [
  { kind: 'oneUnit' },
  ...leadersOf(g, nation).map(({ id }) => ({ kind: 'oneLeader' as const, leader: id })),
];
const hasAnyPiece = (g: NapoleonicWars, nation: Nation, duchy: DuchyId): Verdict => {
  const verdicts = pieces(g, nation).map((piece) => mayBuildPiece(g, nation, duchy, piece));
  return verdicts.includes(undefined) ? undefined : verdicts[0];
};

/** 7.1, 7.2 Pieces that are declared together appear together. */
export const building: Act<Of<'build'>> = {
  kinds: ['build'],
  among: (_g, nation) =>
    DUCHIES.filter((duchy) => bearsColour(nation, duchy)).map((duchy) => ({ kind: 'build', duchy })),
  may: (g, nation, { duchy }) => mayBuildIn(g, nation, duchy) ?? hasAnyPiece(g, nation, duchy),
  *carryOut(g, nation, { duchy }): Script {
    const seat = director(g, nation) ?? '';
    const before = asItStands(g);
    const leaders: LeaderId[] = [];
    let built = 0;
    let units = 0;
    while (hasAnyPiece(g, nation, duchy) === undefined) {
      const prompt = say('build.what', { nation, duchy, points: impulse(g).points });
      const answer = yield* ask(
        choice<Piece | typeof DONE>({
          by: seat,
          rule: '7.1',
          prompt,
          among: pieces(g, nation),
          may: (piece) => mayBuildPiece(g, nation, duchy, piece as Piece),
          or: built > 0 ? [DONE] : [],
        }),
      );
      if (answer.kind === 'done') break;
      if (answer.kind === 'oneUnit' && !(yield* unitAtHand(g, nation, duchy))) {
        if (built === 0) return;
        break;
      }
      built++;
      if (answer.kind === 'oneUnit') {
        spend(g, UNIT_COST);
        units++;
        addUnits(g, nation, duchy, 1, { fresh: true });
      } else {
        spend(g, leaderCard(answer.leader).command);
        putLeader(g, answer.leader, duchy, { fresh: true });
        leaders.push(answer.leader);
        log(g, '7.2', 'build.leader', { leader: answer.leader, duchy });
      }
    }
    if (units > 0) log(g, '7.1', 'build.unit', { nation, duchy, count: units });
    // 7, 10.1 New pieces may be intercepted, and meet the enemies who stand there.
    yield* arrival(g, {
      formation: together(leaders, nation, units),
      to: duchy,
      from: null,
      link: null,
      causes: [],
      before,
    });
  },
};
/** 7.1 What was declared together fights as one, under the best of its leaders: rulings/7.1-built-together.md. */
export const together = (leaders: readonly LeaderId[], nation: Nation, units: number): Formation => ({
  commander: leaders.toSorted(better)[0] ?? null,
  leaders,
  units: units > 0 ? { [nation]: units } : {},
});
