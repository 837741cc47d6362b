import { ask, roll, type Script } from '@bivouac/kernel';
import { type AnswerOf, NO, YES } from '../../answers/answers.ts';
import { cityAt } from '../../catalogue/cities.ts';
import type { Faction, HexId } from '../../catalogue/ids.ts';
import { isHex } from '../../catalogue/map.ts';
import { blockadeResult } from '../../catalogue/tables.ts';
import {
  factionHolding,
  factionOf,
  isBlockaded,
  shift,
  type ShipRow,
  shipsAt,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, say } from '../../text/speech.ts';
import { EMPTY, type Fleet, isAfloat, isHidden, moveFleet, rowsOf, speakerOf, squadronsIn } from './F.2-fleets.ts';
import { type Water, watersOf } from './F.2-routes.ts';
import { blockadersAt, insideAt, recountBlockades } from './F.6-blockade.ts';
import { type Fought, navalBattle } from './F.7-combat.ts';

const fleetOf = (g: WarAndPeace, at: Water, rows: readonly ShipRow[]): Fleet | undefined => {
  const [first] = rows;
  if (!first) return undefined;
  return {
    side: factionOf(g, first.nation),
    at,
    nations: [...new Set(rows.map(({ nation }) => nation))],
    stations: [...new Set(rows.map(({ station }) => station))],
    hold: EMPTY,
  };
};
const blockaders = (g: WarAndPeace, hex: HexId): Fleet | undefined => fleetOf(g, hex, blockadersAt(g, hex));

/** F.6.c A fleet that is inside a port under blockade. */
export const shutUpIn = (g: WarAndPeace, { at, side }: Pick<Fleet, 'at' | 'side'>): HexId | undefined => {
  const city = isHex(at) ? cityAt(at) : undefined;
  const shut = isHex(at) && city !== undefined && factionHolding(g, city.id) === side && isBlockaded(g, at);
  return shut ? at : undefined;
};

/**
 * F.6.c, F.6.d Ships in a closed port run the blockade, once a phase: E they are out; F they stay or fight; F* the blockaders may fight one round.
 * After a fight they go back in, unless the blockade is broken. Are they out?
 */
export function* runs(g: WarAndPeace, fleet: Fleet): Script<boolean> {
  const at = shutUpIn(g, fleet);
  if (!at) return true;
  const die = yield* roll('F.6.c', say('naval.runs', { at }));
  const result = blockadeResult(die);
  log(g, 'F.6.c', 'naval.runResult', { at, die, result });
  if (result === 'E') return true;
  const enemy = blockaders(g, at);
  const own = rowsOf(g, fleet);
  const mute = squadronsIn(own) === 0 && result === 'F';
  if (!enemy || (mute && !isHidden(own))) return false;
  const by = speakerOf(g, result === 'F*' ? enemy : fleet);
  const { kind } = yield* ask({
    by,
    rule: 'F.6.c',
    prompt: say('naval.attackBlockade', { at }),
    answers: mute ? [NO] : [YES, NO],
  });
  if (kind === 'no') return false;
  if (result === 'F*') yield* navalBattle(g, enemy, fleet, { oneRound: true, home: at });
  else yield* navalBattle(g, fleet, enemy, { home: at });
  recountBlockades(g);
  return isAfloat(g, fleet) && !isBlockaded(g, at);
}

const enemiesOff = (g: WarAndPeace, hex: HexId, side: Faction): Fleet | undefined =>
  fleetOf(
    g,
    hex,
    shipsAt(g, hex).filter(
      ({ nation, station }) =>
        factionOf(g, nation) !== side &&
        factionOf(g, nation) !== 'neutral' &&
        (station === 'coast' || station === 'blockade'),
    ),
  );

type Engage = typeof YES | typeof NO | AnswerOf<'relieve'>;
/** F.6.i Ships inside that have not tried to leave in this phase. */
const sortieOf = (g: WarAndPeace, hex: HexId, side: Faction): Fleet | undefined => {
  const inside = insideAt(g, hex).filter(
    ({ nation, moved, station }) => factionOf(g, nation) === side && !moved && station === 'port',
  );
  return squadronsIn(inside) > 0 ? fleetOf(g, hex, inside) : undefined;
};

/**
 * F.6.j, F.7.a Enemy ships that lie outside a port may be attacked by those who come, with their whole fleet; F.6.i together with a sortie of
 * those who are shut in, the blockader has the choice.
 */
export function* attackAt(g: WarAndPeace, fleet: Fleet, hex: HexId): Script<Fleet> {
  const { side } = fleet;
  const enemy = side === 'neutral' ? undefined : enemiesOff(g, hex, side);
  const own = rowsOf(g, fleet);
  const mute = squadronsIn(own) === 0;
  if (!enemy || side === 'neutral' || (mute && !isHidden(own))) return fleet;
  const shutIn = enemy.stations.includes('blockade') ? sortieOf(g, hex, side) : undefined;
  const answers: readonly Engage[] = mute ? [NO] : shutIn ? [YES, { kind: 'relieve' }, NO] : [YES, NO];
  const prompt = say('naval.engage', { at: hex });
  const answer = yield* ask<Engage>({ by: speakerOf(g, fleet), rule: 'F.7.a', prompt, answers });
  if (answer.kind === 'no') return fleet;
  if (answer.kind === 'yes' || !shutIn) return (yield* navalBattle(g, fleet, enemy)).attacker;
  return yield* relief(g, fleet, enemy, shutIn, hex);
}

/** F.6.i, R-90 The relief and the sortie come one after the other, as the blockader says; together only if he likes, and then at sea. */
function* relief(g: WarAndPeace, fleet: Fleet, enemy: Fleet, shutIn: Fleet, hex: HexId): Script<Fleet> {
  for (const row of rowsOf(g, shutIn))
    if (row.station === 'port') shift(g, row, row.sp, { moved: true, station: 'hunting' });
  const sortie: Fleet = { ...shutIn, stations: ['hunting'] };
  const answers = (['outside', 'inside', 'both'] as const).map((whom): AnswerOf<'meet'> => ({ kind: 'meet', whom }));
  const prompt = say('naval.meet', { at: hex });
  const { whom } = yield* ask({ by: speakerOf(g, enemy), rule: 'F.6.i', prompt, answers });
  let now = fleet;
  const home = (): void => {
    if (isAfloat(g, sortie)) moveFleet(g, sortie, hex, 'port');
  };
  if (whom === 'both') {
    const [zone] = watersOf(hex);
    if (!zone) return fleet;
    const own = moveFleet(g, fleet, zone, 'sailing');
    const out = moveFleet(g, sortie, zone, 'sailing');
    const foe = moveFleet(g, enemy, zone, 'hunting');
    const joint: Fleet = { ...own, nations: [...new Set([...own.nations, ...out.nations])] };
    const fought: Fought = yield* navalBattle(g, joint, foe);
    if (isAfloat(g, foe)) moveFleet(g, foe, zone, 'sea');
    return fought.attacker;
  }
  const beats = (fought: Fought): boolean => fought.beaten === 'attacker';
  const fightOutside = function* (): Script<boolean> {
    const fought = yield* navalBattle(g, now, enemy);
    now = fought.attacker;
    return beats(fought);
  };
  const fightInside = function* (): Script<boolean> {
    return beats(yield* navalBattle(g, sortie, enemy, { home: hex }));
  };
  const blockaderWins = whom === 'outside' ? yield* fightOutside() : yield* fightInside();
  if (blockaderWins && isAfloat(g, enemy)) {
    if (whom === 'outside') yield* fightInside();
    else yield* fightOutside();
  }
  home();
  recountBlockades(g);
  return now;
}
