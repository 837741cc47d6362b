import { roll, type Script } from '@bivouac/kernel';
import { cityAt } from '../../catalogue/cities.ts';
import type { Faction, Nation, Place } from '../../catalogue/ids.ts';
import { hexCard, isHex } from '../../catalogue/map.ts';
import { attritionLoss } from '../../catalogue/tables.ts';
import {
  activeFaction,
  factionHolding,
  landOf,
  occupied,
  pointsOf,
  siegeAt,
  sideOfTroop,
  type Troop,
  troopsAt,
  turnOf,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, say } from '../../text/speech.ts';
import { tokensOf } from '../../text/tokens.ts';
import { commandOf } from '../D-players/D.3-seats.ts';
import { storms } from '../F-naval/F.1-storms.ts';
import { boardModifier, typhusBreaksOut } from '../O-options/O.5-typhus.ts';
import { isWinterIn, weatherIn } from '../SG-J-ground-movement/SG-J.2-costs.ts';
import { isSupplied } from '../SG-M-supply/SG-M.2-supply.ts';
import { endSieges } from '../SG-S-sieges/SG-S.3-investing.ts';
import { isShutIn } from '../SG-J-ground-movement/SG-J.3-who-moves.ts';
import { chooseLosses, infantryFirst } from '../SG-O-resolution/SG-O.4-losses.ts';

const SMALL = 5;
const LONG_SIEGE = 2;

/** K.1.c, J.4.m, K.4.c, SG G.1 Those who suffer: not partisans, nor unpaid cavalry, nor an expeditionary force at home. */
const suffers = (g: WarAndPeace, troop: Troop, side: Faction): boolean =>
  troop.kind !== 'P' &&
  troop.bond !== 'unpaid' &&
  sideOfTroop(g, troop) === side &&
  !(troop.bond === 'expedition' && isHex(troop.at) && landOf(g, troop.at) === troop.nation);

/** SG G.2 A hex suffers as one, walls or no walls; a garrison that is shut in suffers apart from those outside. */
export const sufferers = (g: WarAndPeace, at: Place, inside: boolean, side: Faction): readonly Troop[] => {
  const all = troopsAt(g, at).filter((troop) => suffers(g, troop, side));
  if (isHex(at) && isShutIn(g, at, true)) return all.filter((troop) => troop.inside === inside);
  return inside ? [] : all;
};

/** SG G.3 Everything that makes a hex better or worse, added up. */
export const attritionModifier = (g: WarAndPeace, at: Place, inside: boolean, side: Faction): number => {
  if (!isHex(at)) return 0;
  const troops = sufferers(g, at, inside, side);
  const city = cityAt(at);
  const small = pointsOf(troops) <= SMALL;
  const { terrain } = hexCard(at);
  const siege = inside ? siegeAt(g, at) : undefined;
  const weather = weatherIn(g, at);
  let sum = 0;
  if (small && city && factionHolding(g, city.id) === side) sum -= 1; // G.3.a
  if (g.agreed.weather) sum += weather === 'Poor' || weather === 'Cold' ? 1 : 0; // O.4.e
  else if (isWinterIn(g, at)) sum += small ? 1 : 2; // G.3.b
  if (!isSupplied(g, at, troops)) sum += 2; // G.3.c
  if (!city && (terrain === 'mountain' || terrain === 'marsh')) sum += 1; // G.3.d
  sum += boardModifier(g, at); // G.3.e, O.5.c
  if (troops.every(({ nation }) => nation === landOf(g, at))) sum -= 1; // G.3.f
  if (siege && turnOf(g.clock) - siege.since >= LONG_SIEGE) sum += 1; // G.5
  return sum;
};

/** SG G.4 Several nationalities share a loss in proportion; what is left over falls on whom the owners like. */
export const sharesOf = (troops: readonly Troop[], loss: number): ReadonlyMap<Nation, number> => {
  const total = pointsOf(troops);
  const nations = [...new Set(troops.map(({ nation }) => nation))];
  return new Map(
    nations.map((nation) => [
      nation,
      Math.floor((loss * pointsOf(troops.filter((troop) => troop.nation === nation))) / total),
    ]),
  );
};

/** SG G.2 What a hex loses, chosen by its owners. */
function* suffer(g: WarAndPeace, at: Place, inside: boolean, side: Faction, die: number): Script {
  const troops = sufferers(g, at, inside, side);
  const [first] = troops;
  if (!first) return;
  const loss = attritionLoss(die + attritionModifier(g, at, inside, side), pointsOf(troops));
  if (loss === 0) return;
  const strongest = troops.reduce((best, troop) => (troop.sp > best.sp ? troop : best), first);
  const rows = (): readonly Troop[] => sufferers(g, at, inside, side);
  const terms = { ...infantryFirst, shares: sharesOf(troops, loss) };
  const lost = yield* chooseLosses(g, commandOf(g, strongest), rows, loss, terms);
  log(g, 'SG G.2', 'attrition.lost', { at, force: tokensOf([], lost) });
}

/** E.2.b, SG G One die for the whole faction, then hex by hex. */
export function* attritionPhase(g: WarAndPeace): Script<'more' | 'done'> {
  const side = activeFaction(g.clock);
  if (!side) return 'done';
  if (g.work.phase !== 'attrition') {
    yield* typhusBreaksOut(g);
    const die = yield* roll('E.2.b', say('attrition.roll', { faction: side }));
    log(g, 'E.2.b', 'attrition.die', { faction: side, die });
    if (die === 6) yield* storms(g, side);
    const left = occupied(g)
      .filter((at) => isHex(at))
      .flatMap((at) => [false, true].map((inside) => ({ at, inside })))
      .filter(({ at, inside }) => sufferers(g, at, inside, side).length > 0);
    g.work = { phase: 'attrition', die, left };
    return 'more';
  }
  const { die, left } = g.work;
  const [next, ...rest] = left;
  if (!next) return 'done';
  yield* suffer(g, next.at, next.inside, side, die);
  yield* endSieges(g);
  g.work = { phase: 'attrition', die, left: rest };
  return 'more';
}
