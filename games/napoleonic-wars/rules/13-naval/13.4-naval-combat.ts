import { choose, roll, type Script } from '@bivouac/kernel';
import { type Nation, NATIONS, type PlaceId, type SquadronId } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import {
  battle,
  changeBattle,
  changeSide,
  director,
  loseSquadron,
  type NapoleonicWars,
  opposite,
  type SideOfBattle,
  squadronRow,
  type Which,
} from '../../state/state.ts';
import { respond } from '../6-cards/6.14-responses.ts';
import { battleCards } from '../6-cards/6.15-battle-cards.ts';
import { batteryDice } from '../9-movement/9.53-batteries.ts';
import { nationOfShip, nationsAboard, shipDice } from './13.1-fleets.ts';

const ROUNDS = 2;

export interface NavalSetUp {
  readonly at: PlaceId;
  readonly active: readonly SquadronId[];
  readonly inactive: readonly SquadronId[];
  readonly failedEvasion?: Which;
  /** 13.8 Dice that the Active Fleet has lost to batteries on the way. */
  readonly dicelost?: number;
  /** 13.5 The Port whose batteries fire for the inactive side. */
  readonly port?: { readonly dice: number };
}

const side = (ships: readonly SquadronId[], failed: boolean, disrupted: number): SideOfBattle => ({
  nations: nationsAboard(ships),
  commander: null,
  rated: false,
  bonus: 0,
  cardDice: 0,
  failedEvasions: failed ? 1 : 0,
  kills: 0,
  disrupts: 0,
  disrupted,
  pieces: ships.length,
  ships,
  against: [],
});
/** Squadrons of a side that are still afloat. */
const afloat = (g: NapoleonicWars, { ships }: SideOfBattle): readonly SquadronId[] =>
  ships.filter((id) => squadronRow(g, id).at === battle(g).at);

/** 13.4 Dice of a Fleet in this Round: its Squadrons, less those lost to disrupts. */
export const navalDice = (g: NapoleonicWars, which: Which): number => {
  const { round, [which]: own, [opposite(which)]: other } = battle(g);
  const guns = afloat(g, own).reduce((sum, id) => sum + shipDice(g, id), 0);
  return Math.max(0, guns - own.disrupted + own.cardDice + (round === 1 ? other.failedEvasions : 0));
};

/** 13.4 One Squadron for each 6: evenly by nation, those under Refit first. */
export function* sinkShips(g: NapoleonicWars, ships: readonly SquadronId[], kills: number, at: PlaceId): Script {
  const lost = new Map<Nation, number>();
  for (let kill = 0; kill < kills; kill++) {
    const left = ships.filter((id) => squadronRow(g, id).at === at);
    const nations = nationsAboard(left);
    const least = Math.min(...nations.map((nation) => lost.get(nation) ?? 0));
    const among = nations
      .filter((nation) => (lost.get(nation) ?? 0) === least)
      .map((nation) => ({ kind: 'sink' as const, nation }));
    const [first] = among;
    if (!first) return;
    const seat = director(g, first.nation);
    const { nation } =
      among.length === 1 || seat === null
        ? first
        : yield* choose({
            by: seat,
            rule: '13.4',
            prompt: say('navalLosses.which', { place: at }),
            among,
            may: () => undefined,
          });
    const [gone] = left
      .filter((id) => nationOfShip(id) === nation)
      .toSorted((a, b) => squadronRow(g, b).refit - squadronRow(g, a).refit);
    if (gone === undefined) return;
    loseSquadron(g, gone);
    lost.set(nation, (lost.get(nation) ?? 0) + 1);
    log(g, '13.4', 'navalBattle.sunk', { nation, place: at });
  }
}

/** Results against a Fleet: 6 sinks, 5 costs a die in the Rounds that follow. */
function* suffer(g: NapoleonicWars, which: Which): Script {
  const { at, [which]: own } = battle(g);
  const kills = own.against.filter((face) => face === 6).length;
  const disrupts = own.against.filter((face) => face === 5).length;
  yield* sinkShips(g, own.ships, kills, at);
  changeSide(g, which, {
    kills: own.kills + kills,
    disrupts: own.disrupts + disrupts,
    disrupted: own.disrupted + disrupts,
  });
}
function* rolls(nation: Nation, dice: number): Script<readonly number[]> {
  const faces: number[] = [];
  for (let die = 0; die < dice; die++) faces.push(yield* roll('13.4', say('navalBattle.dice', { nation, dice })));
  return faces;
}
const first = (ships: readonly SquadronId[]): Nation => nationsAboard(ships)[0] ?? NATIONS[0];

function* round(g: NapoleonicWars, { active, inactive, port, at }: NavalSetUp): Script {
  yield* respond(g, { moment: 'navalRoundStart', place: at });
  yield* battleCards(g);
  const ours = yield* rolls(first(active), navalDice(g, 'active'));
  const theirs = yield* rolls(first(inactive), navalDice(g, 'inactive') + (port?.dice ?? 0));
  changeSide(g, 'inactive', { against: ours });
  changeSide(g, 'active', { against: theirs });
  yield* respond(g, { moment: 'roundRolled', place: at });
  for (const which of ['active', 'inactive'] as const) yield* suffer(g, which);
}
const hits = ({ kills, disrupts }: SideOfBattle): number => kills + disrupts;
const loserNow = (g: NapoleonicWars): Which | 'nobody' => {
  const { active, inactive } = battle(g);
  // 13.5 The Fleet that survives alone has won, whatever the hits.
  if (afloat(g, active).length === 0) return 'active';
  if (afloat(g, inactive).length === 0) return 'inactive';
  if (hits(active) === hits(inactive)) return 'nobody';
  return hits(active) > hits(inactive) ? 'active' : 'inactive';
};

/** 13.4, 13.5 A naval battle of at most two Rounds; after a second draw the Active Fleet has lost. Returns the loser. */
export function* navalBattle(g: NapoleonicWars, setup: NavalSetUp): Script<Which> {
  const { at, active, inactive, port, failedEvasion, dicelost = 0 } = setup;
  g.battle = {
    kind: port ? 'port' : 'naval',
    at,
    round: 1,
    terrain: 0,
    active: side(active, failedEvasion === 'active', dicelost),
    inactive: side(inactive, failedEvasion === 'inactive', 0),
    events: [],
    leaders: [],
    activeFrom: [],
    inactiveFrom: [],
    seaPorts: [],
  };
  log(g, '13.4', 'navalBattle.begins', {
    place: at,
    attackers: nationsAboard(active),
    defenders: nationsAboard(inactive),
  });
  if (port) {
    // 13.5 The batteries fire before the battle, and their hits count in its first Round.
    changeSide(g, 'active', { against: yield* rolls(first(inactive), port.dice) });
    yield* suffer(g, 'active');
  }
  let loser: Which | 'nobody' = afloat(g, battle(g).active).length === 0 ? 'active' : 'nobody';
  for (let next = 1; next <= ROUNDS && loser === 'nobody'; next++) {
    changeBattle(g, { round: next, events: [] });
    for (const which of ['active', 'inactive'] as const) changeSide(g, which, { cardDice: 0 });
    yield* round(g, setup);
    loser = loserNow(g);
  }
  const lost = loser === 'nobody' ? 'active' : loser;
  log(g, '13.4', 'navalBattle.won', { nation: first(lost === 'active' ? inactive : active), place: at });
  g.battle = null;
  return lost;
}
export const portBattery = (at: Parameters<typeof batteryDice>[0]): { readonly dice: number } => ({
  dice: batteryDice(at),
});
