import { ask, roll, type Script, type Verdict } from '@bivouac/kernel';
import { isDuchy, leader as leaderCard, nationOfLeader, portZones } from '../../catalogue/catalogue.ts';
import { type DuchyId, type LeaderId, type Nation, NATIONS } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  atWar,
  battle,
  type BattleBonus,
  bonusesNow,
  changeBattle,
  changeImpulse,
  changeLeader,
  controller,
  director,
  eventDice,
  type Formation,
  impulse,
  isOnMap,
  leaderRow,
  leadersOf,
  markSome,
  markUnits,
  type NapoleonicWars,
  nationsOf,
  strengthOf,
  unitRowsIn,
  unitsWith,
} from '../../state/state.ts';
import type { SiegeAnswer } from '../../text/12-fortresses.ts';
import { controlsZone, enemiesIn } from '../3-glossary/3-standing.ts';
import type { Act } from '../5-sequence/act.ts';
import { battleCards } from '../6-cards/6.15-battle-cards.ts';
import { hoist } from '../7-builds/7.4-hoisting.ts';
import { trucePartner } from '../9-movement/9.3-entrance.ts';
import { armiesNeeded, filled, leads } from '../9-movement/9.1-armies.ts';
import { loseFrom } from '../9-movement/9.4-losses.ts';
import { nationalityBonus } from '../11-battle/11.2-dice.ts';
import { isUnderSiegeBy, strengthOfFortress } from './12.1-besiegers.ts';

type Siege = Extract<SiegeAnswer, { readonly kind: 'siege' }>;
const MORE = { kind: 'anotherRound' } as const;
const STOP = { kind: 'stopSiege' } as const;

/** Armistice: no Siege of the other nation’s Fortress. */
const mayBesiegeInTruce = (g: NapoleonicWars, nation: Nation, duchy: DuchyId): Verdict => {
  const partner = trucePartner(g, [nation], duchy);
  return partner && must('6.1', false, 'enter.armistice', { nation: partner });
};

/** 12.2, 12.33 An Army before an enemy Fortress, in its Scheduled Impulse, once, with no enemy Formation and no battle there. */
export const maySiege = (g: NapoleonicWars, leader: LeaderId): Verdict => {
  const { at, besieged } = leaderRow(g, leader);
  const nation = nationOfLeader(leader);
  const duchy = at as DuchyId;
  const stands = isOnMap(at) && isDuchy(duchy) && isUnderSiegeBy(g, nation, duchy);
  if (!stands) return must('12.1', false, 'siege.noFortress', { leader });
  const { scheduled, sieges, fields } = impulse(g);
  return (
    must('12.2', atWar(g, nation, controller(g, duchy)), 'siege.notAtWar', { duchy }) ??
    mayBesiegeInTruce(g, nation, duchy) ??
    must('12.2', scheduled, 'siege.scheduledOnly') ??
    must('12.2', enemiesIn(g, nation, duchy).length === 0, 'siege.enemyThere', { duchy }) ??
    must('12.2', !fields.includes(duchy), 'siege.fought', { duchy }) ??
    must('12.2', !sieges.includes(duchy), 'siege.once', { duchy }) ??
    must('12.33', !besieged, 'siege.oncePerRound', { leader })
  );
};

/** 12.32 One die fewer where the owner of a Fortress-Port, or an Ally, Controls one of its Zones. */
const zoneModifier = (g: NapoleonicWars, at: DuchyId): number =>
  portZones(at).some((zone) => controlsZone(g, controller(g, at), zone)) ? -1 : 0;

/** 12.3, 12.33 Dice of the Besieging Army: rulings/12.3-siege-dice.md. */
export const siegeDice = (g: NapoleonicWars, army: Formation, at: DuchyId, disrupted: number): number => {
  const { commander } = army;
  const followers = strengthOf(army) - (commander === null ? 0 : 1);
  const excess = Math.max(0, disrupted - followers);
  const rating = commander === null || excess > 0 ? 0 : leaderCard(commander).battle;
  return Math.max(
    0,
    Math.max(0, followers - disrupted) + rating + nationalityBonus(g, nationsOf(army), at) + zoneModifier(g, at),
  );
};
/** 12.33 Units that have not attacked this Fortress in this Round, whether they stood there or have just marched in. */
const readyUnits = (g: NapoleonicWars, at: DuchyId, nation: Nation): number =>
  unitRowsIn(g, at).reduce((sum, row) => (row.nation === nation && !row.besieged ? sum + row.count : sum), 0);
const besiegingArmy = (g: NapoleonicWars, leader: LeaderId, at: DuchyId): Formation =>
  filled(
    g,
    { commander: leader, leaders: [leader], units: {} },
    at,
    (next) => armiesNeeded(g, next) === 1,
    (nation) => readyUnits(g, at, nation),
  );
/** 12.33 Spare Units in the Duchy take the places of the disrupted and the dead. */
const spares = (g: NapoleonicWars, army: Formation, at: DuchyId): number =>
  NATIONS.filter((nation) => nationsOf(army).includes(nation)).reduce(
    (sum, nation) => sum + readyUnits(g, at, nation) - unitsWith(army, nation),
    0,
  );

interface Tally {
  readonly sixes: number;
  readonly rounds: number;
  readonly disrupted: number;
}
/** 12.3 One Round of a Siege: both roll, and 6s alone hurt the Fortress. */
function* siegeRound(
  g: NapoleonicWars,
  army: Formation,
  at: DuchyId,
  tally: Tally,
): Script<{ readonly army: Formation; readonly tally: Tally; readonly again: boolean; readonly falls: boolean }> {
  yield* battleCards(g);
  const strength = strengthOfFortress(g, at);
  const ours =
    siegeDice(g, army, at, Math.max(0, tally.disrupted - spares(g, army, at))) + eventDice(battle(g), 'active');
  const shown = function* (dice: number): Script<readonly number[]> {
    const faces: number[] = [];
    for (let die = 0; die < dice; die++) faces.push(yield* roll('12.3', say('siege.dice', { duchy: at, dice })));
    return faces;
  };
  const theirs = yield* shown(strength);
  const mine = yield* shown(ours);
  const inflicted = mine.filter((face) => face === 6).length;
  const [kills, disrupts] = [6, 5].map((hit) => theirs.filter((face) => face === hit).length) as [number, number];
  log(g, '12.3', 'siege.round', { duchy: at, inflicted, suffered: kills + disrupts });
  const left = refilled(g, yield* loseFrom(g, army, at, kills, '12.3'), army, at);
  const falls = tally.sixes + inflicted >= strength && strengthOf(left) > 0;
  return {
    army: yield* stormed(g, left, at),
    falls,
    tally: { sixes: tally.sixes + inflicted, rounds: tally.rounds + 1, disrupted: tally.disrupted + disrupts },
    again: inflicted > kills + disrupts,
  };
}
/** 6.15 An event that costs the Army a Unit when its Round is over, whatever came of it. */
function* stormed(g: NapoleonicWars, army: Formation, at: DuchyId): Script<Formation> {
  const units = NATIONS.reduce((sum, nation) => sum + unitsWith(army, nation), 0);
  const paid = Math.min(units, bonusesNow(battle(g)).filter(({ price }) => price).length);
  return paid === 0 ? army : refilled(g, yield* loseFrom(g, army, at, paid, '6.15'), army, at);
}
const refilled = (g: NapoleonicWars, left: Formation, before: Formation, at: DuchyId): Formation => ({
  ...left,
  units: Object.fromEntries(
    NATIONS.map((nation) => [nation, Math.min(unitsWith(before, nation), readyUnits(g, at, nation))] as const).filter(
      ([, n]) => n > 0,
    ),
  ),
});

const side = (nations: readonly Nation[], commander: LeaderId | null) => ({
  nations,
  commander,
  chief: commander,
  lost: {},
  rated: true,
  bonus: 0,
  failedEvasions: 0,
  kills: 0,
  disrupts: 0,
  disrupted: 0,
  pieces: 0,
  ships: [],
  against: [],
  sixes: 0,
});

/** 6.1 What an event changes about a Siege: dice, and whether it comes besides the one of 12.2 and the limit of 12.33. */
interface Terms {
  readonly bonuses: readonly BattleBonus[];
  readonly besides: boolean;
}
const ORDINARY: Terms = { bonuses: [], besides: false };
const restBesiegers = (g: NapoleonicWars, leader: LeaderId, at: DuchyId): void => {
  changeLeader(g, leader, { besieged: false });
  markUnits(g, (row) => row.at === at && leads(g, leader, row.nation), { besieged: false });
};

/** 12.2, 12.3 A Siege, Round by Round, while it goes well. */
export function* siege(
  g: NapoleonicWars,
  nation: Nation,
  leader: LeaderId,
  { bonuses, besides }: Terms = ORDINARY,
): Script {
  const at = leaderRow(g, leader).at as DuchyId;
  // An event may let an Army attack that has attacked in this Round already.
  if (besides) restBesiegers(g, leader, at);
  let army = besiegingArmy(g, leader, at);
  log(g, '12.2', 'siege.begins', { leader, duchy: at });
  g.battle = {
    kind: 'siege',
    at,
    round: 1,
    terrain: 0,
    active: side(nationsOf(army), leader),
    inactive: side([controller(g, at)], null),
    events: [],
    bonuses,
    noRout: false,
    leaders: [],
    activeFrom: [],
    inactiveFrom: [],
    seaPorts: [],
  };
  let tally: Tally = { sixes: 0, rounds: 0, disrupted: 0 };
  let [goesOn, falls] = [true, false];
  while (goesOn) {
    const round = yield* siegeRound(g, army, at, tally);
    ({ army, tally, falls } = round);
    changeBattle(g, { round: battle(g).round + 1, events: [] });
    const alive = strengthOf(army) > 0;
    goesOn = alive && round.again && !falls && (yield* wantsMore(g, nation, at));
  }
  g.battle = null;
  yield* endSiege(g, { nation, army, at, tally, falls, besides });
}
function* wantsMore(g: NapoleonicWars, nation: Nation, at: DuchyId): Script<boolean> {
  const seat = director(g, nation);
  if (seat === null) return false;
  const prompt = say('siege.again', { duchy: at });
  return (yield* ask({ by: seat, rule: '12.3', prompt, answers: [MORE, STOP] })).kind === 'anotherRound';
}

/** 12.3, 12.31 The Fortress falls or holds; an Overrun lets the Army move on. */
function* endSiege(
  g: NapoleonicWars,
  {
    nation,
    army,
    at,
    tally,
    falls,
    besides,
  }: {
    readonly nation: Nation;
    readonly army: Formation;
    readonly at: DuchyId;
    readonly tally: Tally;
    readonly falls: boolean;
    readonly besides: boolean;
  },
): Script {
  const strength = strengthOfFortress(g, at);
  const overrun = falls && (tally.sixes > strength || tally.rounds < strength);
  for (const id of army.leaders) changeLeader(g, id, { besieged: !besides, halted: !overrun });
  for (const each of nationsOf(army)) {
    const pieces = { nation: each, at, count: unitsWith(army, each) };
    markSome(g, pieces, ({ besieged }) => !besieged, { besieged: !besides, halted: !overrun });
  }
  if (!besides) changeImpulse(g, { sieges: [...impulse(g).sieges, at] });
  if (!falls) return log(g, '12.3', 'siege.holds', { duchy: at });
  log(g, '12.3', 'siege.falls', { nation, duchy: at });
  if (overrun) log(g, '12.31', 'siege.overrun', { duchy: at });
  yield* hoist(g, nation, at, '12.3');
}

export const besieging: Act<Siege> = {
  kinds: ['siege'],
  among: (g, nation) =>
    leadersOf(g, nation)
      .filter(({ at }) => isOnMap(at) && isUnderSiegeBy(g, nation, at))
      .map(({ id }) => ({ kind: 'siege', leader: id })),
  may: (g, _nation, { leader }) => maySiege(g, leader),
  carryOut: (g, nation, { leader }) => siege(g, nation, leader),
};
