import { ask, type Script, type Seat } from '@bivouac/kernel';
import { NO, YES } from '../../answers/answers.ts';
import { cityAt } from '../../catalogue/cities.ts';
import type { HexId } from '../../catalogue/ids.ts';
import {
  factionHolding,
  type Force,
  leadersAt,
  removeTroops,
  sideOfForce,
  sideOfLeader,
  sideOfTroop,
  toPool,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, say } from '../../text/speech.ts';
import { tokensOf } from '../../text/tokens.ts';
import { commandOf } from '../D-players/D.3-seats.ts';
import { blockersAt } from '../SG-J-ground-movement/SG-J.8-may-enter.ts';
import { leaderCasualties } from '../SG-R-leaders/SG-R.1-casualties.ts';
import { roomInside, shelter } from '../SG-S-sieges/SG-S.1-inside.ts';

/** SG L.1 A leader of those who are overrun is hit by an 11, too. */
const HIT_IN_AN_OVERRUN = 11;

/** SG L.1 Those who are overrun go into their pool; in a city of theirs they may first go behind the walls, as many as fit. */
export function* overrun(g: WarAndPeace, _by: Seat, force: Force, to: HexId): Script {
  const side = sideOfForce(g, force);
  const [first] = blockersAt(g, to, side);
  if (!first) return;
  const city = cityAt(to);
  const own = city && factionHolding(g, city.id) === sideOfTroop(g, first);
  if (own && roomInside(g, to) > 0) {
    const prompt = say('overrun.inside', { at: to });
    const answer = yield* ask({ by: commandOf(g, first), rule: 'SG S.1', prompt, answers: [YES, NO] });
    if (answer.kind === 'yes') shelter(g, to, sideOfTroop(g, first));
  }
  const beaten = blockersAt(g, to, side);
  for (const { sp, ...sort } of beaten) {
    removeTroops(g, sort, sp);
    toPool(g, sort.nation, sort.kind, sp);
  }
  log(g, 'SG L.1', 'overrun.done', { at: to, force: tokensOf([], beaten) });
  const sides = new Set(beaten.map((troop) => sideOfTroop(g, troop)));
  const leaders = leadersAt(g, to).filter((row) => !row.inside && sides.has(sideOfLeader(g, row.id)));
  yield* leaderCasualties(
    g,
    leaders.map(({ id }) => id),
    HIT_IN_AN_OVERRUN,
  );
}
