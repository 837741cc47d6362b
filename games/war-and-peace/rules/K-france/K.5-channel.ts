import { ask, choice, roll, type Script, type Seat, type Verdict } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { cityCard, cityId } from '../../catalogue/cities.ts';
import type { HexId, LeaderId } from '../../catalogue/ids.ts';
import { hexCards, isHex } from '../../catalogue/map.ts';
import { isCavalry, leaderCard } from '../../catalogue/pieces.ts';
import { zoneId } from '../../catalogue/seas.ts';
import { attritionLoss } from '../../catalogue/tables.ts';
import { isBlockaded, leader, leadersAt, moveForce, strengthOf, type WarAndPeace } from '../../state/index.ts';
import { log, must, say } from '../../text/speech.ts';
import { tokensOf } from '../../text/tokens.ts';
import { FRENCH } from '../D-players/D.3-seats.ts';
import { watersOf } from '../F-naval/F.2-routes.ts';
import { compose } from '../SG-J-ground-movement/SG-J.4-compose.ts';
import { entered } from '../SG-J-ground-movement/SG-J.10-entered.ts';
import { isWinterIn } from '../SG-J-ground-movement/SG-J.2-costs.ts';
import { mayLead } from '../SG-J-ground-movement/SG-J.3-who-moves.ts';
import { mayEnter } from '../SG-J-ground-movement/SG-J.8-may-enter.ts';
import { loseFromForce } from '../SG-O-resolution/SG-O.4-losses.ts';

const BOULOGNE: HexId = cityCard(cityId('boulogne')).hex;
const NORTH_SEA = zoneId('north_sea');
const LEADERS = 2;
const SMALL = 5;
const BEACHES = hexCards.filter(({ brown }) => brown).map(({ id }) => id);

/** K.5.a, R-21 An English squadron in the North Sea or on its coasts that nobody shuts in. */
const isWatched = (g: WarAndPeace): boolean =>
  g.ships.some(({ nation, kind, at, station }) => {
    if (nation !== 'england' || kind !== 'S') return false;
    const here = isHex(at) ? watersOf(at).includes(NORTH_SEA) : at === NORTH_SEA;
    return here && !(isHex(at) && station === 'port' && isBlockaded(g, at));
  });
const hasTransport = (g: WarAndPeace): boolean =>
  g.ships.some(({ nation, kind, at }) => nation === 'france' && kind === 'T' && (at === BOULOGNE || at === NORTH_SEA));

/** K.5.b Who might cross: French leaders at Boulogne. */
export const crossings = (g: WarAndPeace, seat: Seat): readonly AnswerOf<'crossChannel'>[] =>
  seat === FRENCH && g.clock.segment === 'pro' && hasTransport(g)
    ? leadersAt(g, BOULOGNE)
        .filter(({ id }) => leaderCard(id).nation === 'france')
        .map(({ id }) => ({ kind: 'crossChannel', leader: id }))
    : [];
/** K.5.a, K.5.b Nobody watches the Channel, a transport waits, and no more than two leaders cross in a turn. */
export const mayCross = (g: WarAndPeace, id: LeaderId): Verdict =>
  must('K.5.a', !isWatched(g), 'channel.fleet') ??
  must('K.5.a', hasTransport(g), 'channel.transport') ??
  must(
    'K.5.b',
    leader(g, id).at === BOULOGNE && (g.work.phase !== 'ground' || g.work.crossed < LEADERS),
    'channel.leaders',
  ) ??
  mayLead(g, id);

type Landing = AnswerOf<'landIn'>;
/** K.5.b, K.5.c The force, without cavalry, dies a little on the way, lands on a brown coast, and moves no more. */
export function* crossChannel(g: WarAndPeace, by: Seat, id: LeaderId): Script {
  const force = yield* compose(g, by, id, BOULOGNE, {
    alone: true,
    fits: ({ nation, kind }) => nation === 'france' && !isCavalry(kind),
  });
  const among = BEACHES.map((to): Landing => ({ kind: 'landIn', to }));
  const may = ({ to }: Landing): Verdict => mayEnter(g, { verb: 'cross', force, to });
  if (g.work.phase === 'ground') g.work = { ...g.work, crossed: g.work.crossed + 1 };
  if (among.every(may)) return;
  const { to } = yield* ask(choice({ by, rule: 'K.5.b', prompt: say('channel.where'), among, may }));
  const size = strengthOf(force);
  const die = size > 0 ? yield* roll('K.5.b', say('channel.dice')) : 0;
  const winter = !g.agreed.weather && isWinterIn(g, BOULOGNE) ? (size <= SMALL ? 1 : 2) : 0;
  const loss = size > 0 ? Math.min(attritionLoss(die + winter, size), size) : 0;
  const left = yield* loseFromForce(g, by, force, loss, 'K.5.b');
  const over = moveForce(g, left, to);
  log(g, 'K.5.c', 'channel.crosses', { force: tokensOf(over.leaders, over.parts), to });
  if (strengthOf(over) > 0) yield* entered(g, over);
}
