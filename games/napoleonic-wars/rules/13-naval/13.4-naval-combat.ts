import { choose, roll, type Script } from '@bivouac/kernel';
import { type Nation, NATIONS, type PlaceId, type SquadronId } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import {
  type Battle,
  battle,
  bonusesNow,
  changeBattle,
  changeSide,
  director,
  eventDice,
  loseSquadron,
  type NapoleonicWars,
  opposite,
  type SideOfBattle,
  spendVoids,
  squadronRow,
  type Which,
} from '../../state/state.ts';
import { respond } from '../6-cards/6.14-responses.ts';
import { battleCards } from '../6-cards/6.15-battle-cards.ts';
import { batteryDice } from '../9-movement/9.53-batteries.ts';
import { placeNearest } from './13.42-refuge.ts';
import { nationOfShip, nationsAboard, shipDice } from './13.1-fleets.ts';

const ROUNDS = 2;

export interface NavalSetUp {
  readonly at: PlaceId;
  readonly active: readonly SquadronId[];
  readonly inactive: readonly SquadronId[];
  readonly failedEvasion?: Which;
  /** 13.4 Who commands each side: the Commander of a Grand Fleet places the odd loss. */
  readonly commanders?: Readonly<Record<Which, Nation>>;
  /** 13.8 Dice that the Active Fleet has lost to batteries on the way. */
  readonly dicelost?: number;
  /** 13.5 The Port whose batteries fire for the inactive side. */
  readonly port?: { readonly dice: number };
}

const side = (ships: readonly SquadronId[], failed: boolean, disrupted: number): SideOfBattle => ({
  nations: nationsAboard(ships),
  commander: null,
  chief: null,
  lost: {},
  rated: false,
  bonus: 0,
  failedEvasions: failed ? 1 : 0,
  kills: 0,
  disrupts: 0,
  disrupted,
  pieces: ships.length,
  ships,
  against: [],
  sixes: 0,
});
/** Squadrons of a side that are still afloat. */
const afloat = (g: NapoleonicWars, { ships }: SideOfBattle): readonly SquadronId[] =>
  ships.filter((id) => squadronRow(g, id).at === battle(g).at);

/** 13.4 Dice of a Fleet in this Round: its Squadrons, less those lost to disrupts. */
export const navalDice = (g: NapoleonicWars, which: Which): number => {
  const { round, [which]: own, [opposite(which)]: other } = battle(g);
  const left = afloat(g, own);
  const guns = left.reduce((sum, id) => sum + shipDice(g, id), 0);
  // 6.15 An event may arm each Squadron of a nation.
  const armed = bonusesNow(battle(g)).reduce(
    (sum, { side: whose, perShipOf }) =>
      whose === which && perShipOf !== undefined
        ? sum + left.filter((id) => nationOfShip(id) === perShipOf).length
        : sum,
    0,
  );
  return Math.max(
    0,
    guns - own.disrupted + armed + eventDice(battle(g), which) + (round === 1 ? other.failedEvasions : 0),
  );
};

/** 13.4 One Squadron for each 6: evenly by nation over the whole battle, those under Refit first. */
export function* sinkShips(
  g: NapoleonicWars,
  ships: readonly SquadronId[],
  kills: number,
  at: PlaceId,
  commander?: Nation,
): Script {
  const lost = (nation: Nation): number =>
    ships.filter((id) => nationOfShip(id) === nation && squadronRow(g, id).at !== at).length;
  for (let kill = 0; kill < kills; kill++) {
    const left = ships.filter((id) => squadronRow(g, id).at === at);
    const nations = nationsAboard(left);
    const least = Math.min(...nations.map(lost));
    const among = nations
      .filter((nation) => lost(nation) === least)
      .map((nation) => ({ kind: 'sink' as const, nation }));
    const [first] = among;
    if (!first) return;
    const seat = director(g, commander ?? first.nation);
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
    log(g, '13.4', 'navalBattle.sunk', { nation, place: at });
  }
}

/** Results against a Fleet: 6 sinks, 5 costs a die in the Rounds that follow. */
function* suffer(g: NapoleonicWars, which: Which, setup: NavalSetUp): Script {
  const { at, [which]: own } = battle(g);
  const shown = own.against.filter((face) => face === 6).length;
  const kills = spendVoids(g, which, shown);
  const disrupts = own.against.filter((face) => face === 5).length;
  yield* sinkShips(g, own.ships, kills, at, setup.commanders?.[which]);
  changeSide(g, which, {
    sixes: own.sixes + shown,
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

function* round(g: NapoleonicWars, setup: NavalSetUp): Script {
  const { active, inactive, port, at } = setup;
  yield* battleCards(g);
  const ours = yield* rolls(first(active), navalDice(g, 'active'));
  const theirs = yield* rolls(first(inactive), navalDice(g, 'inactive') + (port?.dice ?? 0));
  changeSide(g, 'inactive', { against: ours });
  changeSide(g, 'active', { against: theirs });
  yield* respond(g, { moment: 'roundRolled', place: at });
  for (const which of ['active', 'inactive'] as const) {
    const { kills } = battle(g)[which];
    yield* suffer(g, which, setup);
    if (battle(g)[which].kills > kills) winPrizes(g, opposite(which));
  }
}
/** 6.15 An event of this Round promised its nation a prize if its side sank a Squadron: it is claimed when the battle is over. */
const winPrizes = (g: NapoleonicWars, which: Which): void =>
  changeBattle(g, {
    bonuses: battle(g).bonuses.map((bonus) =>
      bonus.prize === true && bonus.side === which && bonus.round === battle(g).round
        ? { ...bonus, round: 'all' as const }
        : bonus,
    ),
  });
/** A Squadron of the pool appears under Refit in the nearest Friendly Port. */
function* claimPrizes(g: NapoleonicWars, { at, bonuses }: Battle): Script {
  for (const { nation } of bonuses.filter(({ prize, round: when }) => prize === true && when === 'all')) {
    const row = g.squadrons.find((each) => each.nation === nation && each.at === 'pool');
    if (row) yield* placeNearest(g, row.id, at);
  }
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
    bonuses: [],
    noRout: false,
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
  // 6.14 Events of the first Round come before the batteries, whose hits count in it.
  yield* respond(g, { moment: 'navalRoundStart', place: at, round: 1 });
  if (port) {
    // 13.5 The batteries fire before the battle, and their hits count in its first Round.
    changeSide(g, 'active', { against: yield* rolls(first(inactive), port.dice) });
    yield* suffer(g, 'active', setup);
  }
  let loser: Which | 'nobody' = afloat(g, battle(g).active).length === 0 ? 'active' : 'nobody';
  for (let next = 1; next <= ROUNDS && loser === 'nobody'; next++) {
    changeBattle(g, { round: next, events: [] });
    if (next > 1) yield* respond(g, { moment: 'navalRoundStart', place: at, round: next });
    yield* round(g, setup);
    loser = loserNow(g);
  }
  const lost = loser === 'nobody' ? 'active' : loser;
  log(g, lost === 'active' ? '13.4' : '13.41', 'navalBattle.won', {
    nation: first(lost === 'active' ? inactive : active),
    place: at,
  });
  const over = battle(g);
  g.battle = null;
  yield* claimPrizes(g, over);
  return lost;
}
export const portBattery = (at: Parameters<typeof batteryDice>[0]): { readonly dice: number } => ({
  dice: batteryDice(at),
});
