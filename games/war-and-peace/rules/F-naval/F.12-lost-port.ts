import { ask, choice, roll, type Script } from '@bivouac/kernel';
import { type AnswerOf, NO, YES } from '../../answers/answers.ts';
import { cityAt, cityCard, cityCards } from '../../catalogue/cities.ts';
import type { CityId, HexId, Nation } from '../../catalogue/ids.ts';
import { isHex } from '../../catalogue/map.ts';
import { blockadeResult } from '../../catalogue/tables.ts';
import {
  factionHolding,
  factionOf,
  isBlockaded,
  shift,
  type ShipRow,
  shipsAt,
  sideOfTroop,
  troopsAt,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, say } from '../../text/speech.ts';
import { EMPTY, type Fleet, rowsOf, speakerOf, squadronsIn } from './F.2-fleets.ts';
import { blockadersAt, recountBlockades } from './F.6-blockade.ts';
import { fight } from './F.7-round.ts';
import { strike } from './F.7-losses.ts';

const strangers = (g: WarAndPeace, city: CityId): readonly ShipRow[] => {
  const holding = factionHolding(g, city);
  if (holding === 'neutral' || holding === 'nobody') return [];
  return shipsAt(g, cityCard(city).hex).filter(({ nation, station }) => {
    const side = factionOf(g, nation);
    return station === 'port' && side !== holding && side !== 'neutral';
  });
};

/** F.12, R-74 To the open sea; from a port on two zones the owner says to which. */
function* putToSea(g: WarAndPeace, city: CityId, fleet: Fleet): Script {
  const { hex, port } = cityCard(city);
  const [only] = port;
  if (!only) return;
  const among = port.map((to): AnswerOf<'sailTo'> => ({ kind: 'sailTo', to }));
  const prompt = say('naval.retreat', { at: hex });
  const by = speakerOf(g, fleet);
  const { to } =
    port.length === 1 ? { to: only } : yield* ask(choice({ by, rule: 'F.12', prompt, among, may: () => undefined }));
  for (const ship of rowsOf(g, fleet)) {
    shift(g, ship, ship.sp, { at: to, station: 'sea' });
    log(g, 'F.12', 'naval.leavesPort', { nation: ship.nation, at: hex });
  }
}

/** F.12 Out of a closed port they must run: on a failure the blockaders may fight one round, in which nobody retreats, or let them go. */
function* mustRun(g: WarAndPeace, city: CityId, fleet: Fleet): Script {
  const { hex } = cityCard(city);
  const die = yield* roll('F.12', say('naval.runs', { at: hex }));
  const result = blockadeResult(die);
  log(g, 'F.12', 'naval.runResult', { at: hex, die, result });
  const enemies = blockadersAt(g, hex);
  const [first] = enemies;
  if (result === 'E' || !first) return yield* putToSea(g, city, fleet);
  const enemy: Fleet = {
    side: factionOf(g, first.nation),
    at: hex,
    nations: [...new Set(enemies.map(({ nation }) => nation))],
    stations: ['blockade'],
    hold: EMPTY,
  };
  const prompt = say('naval.attackBlockade', { at: hex });
  const { kind } = yield* ask({ by: speakerOf(g, enemy), rule: 'F.12', prompt, answers: [YES, NO] });
  if (kind === 'no') return yield* putToSea(g, city, fleet);
  if (squadronsIn(rowsOf(g, fleet)) > 0) yield* fight(g, enemy, fleet);
  recountBlockades(g);
  if (!isBlockaded(g, hex)) return yield* putToSea(g, city, fleet);
  for (const ship of rowsOf(g, fleet)) shift(g, ship, ship.sp, { station: 'trapped' });
}

/** F.12, R-34, R-85 Ships in a port that the enemy has taken, or whose state has changed sides, leave it at once. */
export function* shipsLeaveLostPort(g: WarAndPeace, city: CityId): Script {
  const { hex, port } = cityCard(city);
  if (port.length === 0) return;
  const nations: readonly Nation[] = [...new Set(strangers(g, city).map(({ nation }) => nation))];
  const [first] = nations;
  if (first) {
    const fleet: Fleet = { side: factionOf(g, first), at: hex, nations, stations: ['port'], hold: EMPTY };
    const closed = blockadersAt(g, hex).some(({ nation }) => factionOf(g, nation) !== fleet.side);
    if (closed) yield* mustRun(g, city, fleet);
    else yield* putToSea(g, city, fleet);
  }
  recountBlockades(g);
}
/** R-34 After a change of sides: every port. */
export function* shipsLeaveLostPorts(g: WarAndPeace): Script {
  const ports = new Set(g.ships.filter(({ station }) => station === 'port').map(({ at }) => at));
  for (const at of ports) {
    const city = isHex(at) ? cityAt(at) : undefined;
    if (city && strangers(g, city.id).length > 0) yield* shipsLeaveLostPort(g, city.id);
  }
}

const besieger = (g: WarAndPeace, hex: HexId, side: string): Nation | undefined => {
  const [first] = troopsAt(g, hex)
    .filter((troop) => sideOfTroop(g, troop) !== side && sideOfTroop(g, troop) !== 'neutral')
    .sort((a, b) => b.sp - a.sp);
  return first?.nation;
};
/** F.6.b, R-68, R-85 Ships still in a port that the enemy holds when the Combat Phase ends are the prizes of the state that took it. */
export function* trappedShipsAreTaken(g: WarAndPeace): Script {
  for (const { id, hex } of cityCards)
    for (const ship of shipsAt(g, hex).filter(({ station }) => station === 'trapped')) {
      const side = factionOf(g, ship.nation);
      const by = besieger(g, hex, side);
      if (factionHolding(g, id) === side || !by) {
        shift(g, ship, ship.sp, { station: 'port' });
        continue;
      }
      const captor: Fleet = { side: factionOf(g, by), at: hex, nations: [by], stations: [], hold: EMPTY };
      for (let each = 0; each < ship.sp; each++) {
        const row = shipsAt(g, hex).find(
          ({ nation, kind, damaged, station }) =>
            nation === ship.nation && kind === ship.kind && damaged === ship.damaged && station === 'trapped',
        );
        if (row) yield* strike(g, row, 'captured', captor, hex);
      }
    }
}
