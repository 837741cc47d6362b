import { choose, roll, type Script } from '@bivouac/kernel';
import { nationOfLeader } from '../../catalogue/catalogue.ts';
import type { DuchyId, LeaderId, Nation } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import {
  battle,
  changeBattle,
  changeSide,
  director,
  doFivesKill,
  familyOf,
  inForce,
  leadersIn,
  leadersOfIn,
  type NapoleonicWars,
  opposite,
  type SideOfBattle,
  spendVoids,
  strengthIn,
  type Which,
} from '../../state/state.ts';
import { respond } from '../6-cards/6.14-responses.ts';
import { battleCards } from '../6-cards/6.15-battle-cards.ts';
import { better } from '../9-movement/9.1-armies.ts';
import { type Hits, NO_HITS } from '../9-movement/9.53-batteries.ts';
import { battleDice, nationalityBonus, piecesOf } from './11.2-dice.ts';
import { suffer } from './11.3-casualties.ts';
import { aftermath, casualties, named, type Outcome } from './11.5-aftermath.ts';

const ROUNDS = 2;

export interface BattleSetUp {
  readonly at: DuchyId;
  readonly active: readonly Nation[];
  readonly inactive: readonly Nation[];
  readonly activeFrom: readonly DuchyId[];
  readonly inactiveFrom: readonly DuchyId[];
  readonly terrain: number;
  /** 10.2 Failed attempts of the inactive side; in the battles of 8.34, of the Active one. */
  readonly failedEvasions: number;
  readonly activeFailed?: number;
  /** 13.7 Hits by batteries that count in the first Round. */
  readonly activeHits?: Hits;
  readonly inactiveHits?: Hits;
  /** 13.7 Ports that a side which came by sea may return to. */
  readonly seaPorts?: readonly DuchyId[];
  /** The Commander who marches. */
  readonly commander: LeaderId | null;
}

/** 9.7 One family has its Commander; Armies of several Powers that are no Army Group have none whose rating counts. */
function* side(g: NapoleonicWars, setup: BattleSetUp, which: Which): Script<SideOfBattle> {
  const { at } = setup;
  const nations = setup[which];
  const leaders = nations.flatMap((nation) => leadersOfIn(g, nation, at)).toSorted(better);
  const families = new Set(leaders.map((id) => familyOf(g, nationOfLeader(id))));
  const group = g.commands.find(({ duchy, commander }) => duchy === at && leaders.includes(commander));
  const isGroup = [...families].every((family) => group?.nations.some((nation) => familyOf(g, nation) === family));
  const rated = families.size <= 1 || which === 'active' || isGroup;
  const commander =
    which === 'active' && setup.commander !== null && leaders.includes(setup.commander)
      ? setup.commander
      : rated
        ? (group?.commander ?? leaders[0] ?? null)
        : yield* temporaryCommander(g, setup, leaders);
  const hits = (which === 'active' ? setup.activeHits : setup.inactiveHits) ?? NO_HITS;
  return {
    nations,
    commander,
    chief: commander,
    lost: {},
    rated,
    bonus: nationalityBonus(g, nations, at),
    failedEvasions: which === 'inactive' ? setup.failedEvasions : (setup.activeFailed ?? 0),
    kills: hits.kills,
    disrupts: hits.disrupts,
    disrupted: hits.disrupts,
    pieces: hits.kills + nations.reduce((sum, nation) => sum + strengthIn(g, at, nation), 0),
    ships: [],
    against: [],
    sixes: 0,
  };
}
/** 9.7 The attacker names the leader who stands as Commander of Armies that are no group. */
function* temporaryCommander(
  g: NapoleonicWars,
  { at, active }: BattleSetUp,
  leaders: readonly LeaderId[],
): Script<LeaderId | null> {
  const [nation = 'france'] = active;
  const seat = director(g, nation);
  const among = leaders.map((leader) => ({ kind: 'nameCommander' as const, leader }));
  if (seat === null) return leaders[0] ?? null;
  const prompt = say('battle.commander', { duchy: at });
  return (yield* choose({ by: seat, rule: '9.7', prompt, among, may: () => undefined })).leader;
}

/** 11.2, 11.3 Both sides roll; what they roll is applied together. */
function* round(g: NapoleonicWars): Script {
  yield* battleCards(g);
  const { at } = battle(g);
  for (const which of ['active', 'inactive'] as const) {
    const dice = battleDice(g, which);
    const nation = named(battle(g)[which]);
    const faces: number[] = [];
    for (let die = 0; die < dice; die++) faces.push(yield* roll('11.2', say('battle.dice', { nation, dice })));
    changeSide(g, opposite(which), { against: faces });
  }
  yield* respond(g, { moment: 'roundRolled', place: at });
  const results = (['active', 'inactive'] as const).map((which) => {
    const { against, sixes } = battle(g)[which];
    const shown = against.filter((face) => face === 6).length;
    const fives = against.filter((face) => face === 5).length;
    changeSide(g, which, { sixes: sixes + shown });
    const kills = spendVoids(g, which, shown) + (doFivesKill(battle(g)) ? fives : 0);
    const disrupts = doFivesKill(battle(g)) ? 0 : fives;
    log(g, '11.3', 'battle.rolled', { nation: named(battle(g)[opposite(which)]), kills, disrupts });
    return { which, kills, disrupts };
  });
  for (const { which, kills, disrupts } of results) yield* suffer(g, which, kills, disrupts);
}

/** 11.32 The side with more casualties loses; one that is wiped out does if the other is not. */
const loserNow = (g: NapoleonicWars): Which | 'nobody' | 'both' => {
  const { at, active, inactive } = battle(g);
  const [mine, theirs] = [piecesOf(g, active, at as DuchyId), piecesOf(g, inactive, at as DuchyId)];
  if (mine === 0 && theirs === 0) return 'both';
  if (mine === 0) return 'active';
  if (theirs === 0) return 'inactive';
  const [own, other] = [casualties(active), casualties(inactive)];
  return own === other ? 'nobody' : own > other ? 'active' : 'inactive';
};

/** 11 Battle: the sections of the chapter in their order. */
export function* landBattle(g: NapoleonicWars, setup: BattleSetUp): Script<Outcome> {
  const { at } = setup;
  const active = yield* side(g, setup, 'active');
  const inactive = yield* side(g, setup, 'inactive');
  g.battle = {
    kind: 'land',
    at,
    round: 1,
    terrain: setup.failedEvasions > 0 ? 0 : setup.terrain,
    active,
    inactive,
    events: [],
    bonuses: [],
    noRout: false,
    leaders: leadersIn(g, at).map(({ id }) => id),
    activeFrom: setup.activeFrom,
    inactiveFrom: setup.inactiveFrom,
    seaPorts: setup.seaPorts ?? [],
  };
  log(g, '11', 'battle.begins', { duchy: at, attackers: setup.active, defenders: setup.inactive });
  yield* respond(g, { moment: 'battleStart', duchy: at });
  if (inForce(g, 'battleOff').length > 0) {
    g.effects = g.effects.filter(({ kind }) => kind !== 'battleOff');
    g.battle = null;
    return 'calledOff';
  }
  yield* round(g);
  let loser = loserNow(g);
  for (let next = 2; next <= ROUNDS && loser === 'nobody'; next++) {
    log(g, '11.32', 'battle.secondRound');
    changeBattle(g, { round: next, events: [] });
    yield* round(g);
    loser = loserNow(g);
  }
  // 11.32 Still tied after two Rounds: the Active side retreats.
  const outcome = loser === 'both' ? ('nobody' as const) : yield* aftermath(g, loser === 'nobody' ? 'active' : loser);
  if (outcome === 'nobody') log(g, '11.6', 'battle.bothGone', { duchy: at });
  g.battle = null;
  return outcome;
}
