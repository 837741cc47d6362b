import { ask, roll, type Script } from '@bivouac/kernel';
import { type AnswerOf, NO, PASS, YES } from '../../answers/answers.ts';
import { cityAt } from '../../catalogue/cities.ts';
import { type Faction, type HexId, type Nation, opponent } from '../../catalogue/ids.ts';
import { isHex } from '../../catalogue/map.ts';
import { kindCard } from '../../catalogue/pieces.ts';
import { landLoss, landResult, oddsOf, type SideResult } from '../../catalogue/tables.ts';
import {
  type Attack,
  factionHolding,
  leader,
  siegeAt,
  type Troop,
  troopsAt,
  type WarAndPeace,
  fieldAt,
  sideOfTroop,
} from '../../state/index.ts';
import { log, say } from '../../text/speech.ts';
import { tokensOf } from '../../text/tokens.ts';
import { linesBonus } from '../O-options/O.6-torres-vedras.ts';
import { napoleonForced, standsOrGoes } from '../SG-Q-retreat/SG-Q.1-withdrawal.ts';
import { advance } from '../SG-Q-retreat/SG-Q.6-advance.ts';
import { pursue } from '../SG-Q-retreat/SG-Q.4-pursuit.ts';
import { captorOf, retreat } from '../SG-Q-retreat/SG-Q.2-retreat.ts';
import { displace } from '../SG-J-ground-movement/SG-J.10-entered.ts';
import { leaderCasualties } from '../SG-R-leaders/SG-R.1-casualties.ts';
import { roomInside, shelter } from '../SG-S-sieges/SG-S.1-inside.ts';
import { chooseLosses, ofTheMorale } from './SG-O.4-losses.ts';
import { reinforce } from './SG-O.5-reinforce.ts';
import {
  type Battle,
  committedRows,
  defenders,
  effectiveMorale,
  groundBonus,
  keepLevel,
  leadership,
  type Party,
  present,
  rowsOf,
  strength,
  speaker,
  partyMorale,
} from './SG-O-sides.ts';
import { cossacksSlipAway, cossacksStayBehind, partisansSlipAway } from '../M-east/M.3-slip-away.ts';

/** SG V.1 Before a round the French may commit their Guard, if it is there. */
function* commitGuard(g: WarAndPeace, battle: Battle): Script<Battle> {
  if (!g.agreed.imperialGuard) return battle;
  const key = battle.attacker.faction === 'pro' ? 'attacker' : 'defender';
  const party = battle[key];
  const has = party.troops.some(({ nation, kind }) => nation === 'france' && (kind === 'GI' || kind === 'GC'));
  if (!has || party.guard !== 'no') return battle;
  const prompt = say('combat.guard', { at: battle.target });
  const answers: readonly (AnswerOf<'guard'> | typeof PASS)[] = [{ kind: 'guard' }, PASS];
  const { kind } = yield* ask({ by: speaker(g, party), rule: 'SG V.1', prompt, answers });
  if (kind === 'pass') return battle;
  log(g, 'SG V.1', 'combat.guardIn');
  return { ...battle, [key]: { ...party, guard: 'committed' } };
}

function* takeResult(g: WarAndPeace, party: Party, result: SideResult, smaller: number): Script<Party> {
  const loss = landLoss(result.loss, smaller);
  const morale = partyMorale(g, party);
  const rows = (): readonly Troop[] => rowsOf(g, party);
  const lost = yield* chooseLosses(g, speaker(g, party), rows, Math.min(loss, strength(party)), ofTheMorale(g, morale));
  if (lost.length > 0) log(g, 'SG O.4', 'combat.lost', { faction: party.faction, force: tokensOf([], lost) });
  let left: Party = { ...party, troops: party.troops };
  for (const each of lost) {
    let found = false;
    left = {
      ...left,
      troops: left.troops.flatMap((troop) => {
        if (found || troop.from !== each.at || troop.nation !== each.nation || troop.kind !== each.kind) return [troop];
        found = true;
        return troop.sp > 1 ? [{ ...troop, sp: troop.sp - 1 }] : [];
      }),
    };
  }
  if (result.demoralised === 0) return left;
  const level = Math.min(3, left.level + result.demoralised);
  log(g, 'SG P.3', 'combat.demoralised', { faction: left.faction, level });
  const shaken: Party = { ...left, level, guard: left.guard === 'committed' ? 'broken' : left.guard };
  keepLevel(g, shaken);
  return shaken;
}

interface Outcome {
  readonly battle: Battle;
  readonly beaten: 'attacker' | 'defender' | 'nobody';
}

/** SG O.2, O.3 The roll of the larger force: morale and leadership as they differ, and the ground for whoever is attacked on it. */
export const rollModifier = (
  g: WarAndPeace,
  attacker: Party,
  defender: Party,
  target: HexId,
  attackerIsLarger: boolean,
): number => {
  const morale = effectiveMorale(g, attacker, target) - effectiveMorale(g, defender, target);
  const leaders = leadership(attacker) - leadership(defender);
  const sum = morale + leaders - groundBonus(g, attacker, target) - linesBonus(g, target, defender.faction);
  return attackerIsLarger ? sum : -sum;
};

function* fightRound(g: WarAndPeace, battle: Battle): Script<Outcome> {
  const { attacker, defender, target, round } = battle;
  const attackerIsLarger = strength(attacker) >= strength(defender);
  const [larger, smaller] = attackerIsLarger ? [attacker, defender] : [defender, attacker];
  const odds = oddsOf(strength(larger), strength(smaller));
  const modifier = rollModifier(g, attacker, defender, target, attackerIsLarger);
  const prompt = say('combat.roll', { target, round });
  const dice = (yield* roll('SG O.3', prompt)) + (yield* roll('SG O.3', prompt));
  const result = landResult(odds, dice + modifier);
  const size = strength(smaller);
  log(g, 'SG O.3', 'combat.round', {
    target,
    round,
    odds,
    dice,
    modifier,
    larger: larger.faction,
    largerLoss: landLoss(result.larger.loss, size),
    smallerLoss: landLoss(result.smaller.loss, size),
  });
  const largerLeft = yield* takeResult(g, larger, result.larger, size);
  const smallerLeft = yield* takeResult(g, smaller, result.smaller, size);
  const [a, d] = attackerIsLarger ? [largerLeft, smallerLeft] : [smallerLeft, largerLeft];
  const next: Battle = { ...battle, attacker: a, defender: d };
  const smallerIs = attackerIsLarger ? 'defender' : 'attacker';
  const largerIs = attackerIsLarger ? 'attacker' : 'defender';
  if (strength(d) === 0) return { battle: next, beaten: 'defender' };
  if (strength(a) === 0) return { battle: next, beaten: 'attacker' };
  // SG P.8 If both should retreat, only the smaller does.
  const beaten = result.smaller.retreats ? smallerIs : result.larger.retreats ? largerIs : 'nobody';
  return { battle: next, beaten };
}

/** SG O.6 The attacker may fight on; if they do not, the defender may attack them in their turn. */
function* another(g: WarAndPeace, battle: Battle): Script<Battle | undefined> {
  const { attacker, defender, target, round } = battle;
  const answers: readonly (AnswerOf<'fightOn'> | AnswerOf<'breakOff'>)[] = [{ kind: 'fightOn' }, { kind: 'breakOff' }];
  const again = yield* ask({
    by: speaker(g, attacker),
    rule: 'SG O.6',
    prompt: say('combat.goOn', { target }),
    answers,
  });
  if (again.kind === 'fightOn') return { ...battle, round: round + 1 };
  const bases = new Set(attacker.troops.map(({ from }) => from));
  const led = defender.leaders.length > 0 || defender.troops.every(({ kind }) => !kindCard(kind).needsLeader);
  const [base] = bases;
  if (bases.size !== 1 || !base || attacker.inside || !led) return undefined;
  const counter = yield* ask({
    by: speaker(g, defender),
    rule: 'SG O.6',
    prompt: say('combat.counter', { target: base }),
    answers: [YES, NO],
  });
  if (counter.kind === 'no') return undefined;
  return { ...battle, target: base, attacker: defender, defender: attacker, round: round + 1 };
}

/** SG Q.2 The beaten side goes: a sortie back inside, an attacker nowhere, a defender to the rear. */
function* settle(g: WarAndPeace, { battle, beaten }: Outcome): Script {
  const { attacker, defender, target } = battle;
  if (beaten === 'nobody') return;
  const loser = beaten === 'defender' ? defender : attacker;
  const winner = beaten === 'defender' ? attacker : defender;
  napoleonForcedIf(g, loser);
  if (strength(loser) === 0) leadersFlee(g, loser, captorOf(g, winner));
  if (beaten === 'attacker') return;
  if (strength(loser) > 0) {
    const survivors = yield* retreat(g, loser, target, winner);
    yield* pursue(g, winner, survivors, target);
  }
  yield* advance(g, winner, target);
}
/** SG O.7, D.1 Leaders whose force is gone flee, or are captured; not those with whom others of their side still stand. */
const leadersFlee = (g: WarAndPeace, { leaders, faction, inside }: Party, captor: Nation): void => {
  for (const id of leaders) {
    const { at } = leader(g, id);
    const others =
      isHex(at) && troopsAt(g, at).some((troop) => troop.inside === inside && sideOfTroop(g, troop) === faction);
    if (isHex(at) && !others) displace(g, id, at, captor);
  }
};
const napoleonForcedIf = (g: WarAndPeace, loser: Party): void => {
  if (strength(loser) > 0) napoleonForced(g, loser);
};

const holdsCity = (g: WarAndPeace, hex: HexId, faction: Faction): boolean => {
  const city = cityAt(hex);
  return city !== undefined && factionHolding(g, city.id) === faction && siegeAt(g, hex) === undefined;
};

/** SG O.1 A battle, round by round. */
export function* battle(g: WarAndPeace, attack: Attack, side: Faction): Script {
  const { target } = attack;
  const foe = opponent(side);
  const attacking = present(g, {
    faction: side,
    troops: attack.troops,
    leaders: attack.leaders,
    inside: attack.sortie,
    level: 0,
    guard: 'no',
  });
  if (strength(attacking) === 0) return;
  const shaken = Math.max(0, ...committedRows(g, attacking).map(({ level }) => level));
  let defending = defenders(g, target, foe);
  if (strength(defending) > 0 && holdsCity(g, target, foe) && roomInside(g, target) > 0) {
    const by = speaker(g, defending);
    const { kind } = yield* ask({
      by,
      rule: 'SG S.1',
      prompt: say('combat.shelter', { at: target }),
      answers: [YES, NO],
    });
    if (kind === 'yes') shelter(g, target, foe);
    defending = defenders(g, target, foe);
  }
  if (strength(defending) === 0) return yield* advance(g, attacking, target);
  log(g, 'SG O.1', 'combat.begins', { target, attacker: side });
  g.entrenched = g.entrenched.filter((hex) => !attacking.troops.some(({ from }) => from === hex && from !== target)); // SG T.3
  let now: Battle = { target, attacker: { ...attacking, level: shaken }, defender: defending, round: 1, tried: [] };
  const all = new Set([...attacking.leaders, ...defending.leaders]);
  for (;;) {
    now = { ...now, defender: yield* partisansSlipAway(g, now.defender, now.attacker, now.target) };
    if (strength(now.defender) === 0) {
      yield* advance(g, now.attacker, now.target);
      break;
    }
    const stays = yield* standsOrGoes(g, now, now.defender, now.attacker, false);
    if (stays.how === 'gone') {
      yield* advance(g, present(g, now.attacker), now.target);
      break;
    }
    if (stays.how === 'rearGuard') now = { ...now, defender: stays.party };
    if (now.round > 1 && (yield* standsOrGoes(g, now, now.attacker, now.defender, true)).how === 'gone') break;
    now = { ...now, defender: yield* cossacksSlipAway(g, now.defender, now.attacker, now.target) };
    now = { ...now, attacker: yield* cossacksStayBehind(g, now.attacker, now.defender, now.target) };
    if (now.round > 1) {
      now = yield* reinforce(g, now, now.attacker);
      now = yield* reinforce(g, now, now.defender);
    }
    now = yield* commitGuard(g, now);
    for (const id of [...now.attacker.leaders, ...now.defender.leaders]) all.add(id);
    const outcome = yield* fightRound(g, now);
    now = outcome.battle;
    if (outcome.beaten !== 'nobody') {
      yield* settle(g, outcome);
      break;
    }
    const next = yield* another(g, now);
    if (!next) {
      log(g, 'SG O.6', 'combat.ends', { target });
      break;
    }
    now = next;
  }
  garrisonGoesBack(g, target, side, foe);
  yield* leaderCasualties(g, [...all]);
}

/** SG S.7 A garrison that came out to meet its relief goes back inside if the besiegers still hold the field. */
const garrisonGoesBack = (g: WarAndPeace, hex: HexId, side: Faction, besiegers: Faction): void => {
  const held = fieldAt(g, hex).some((troop) => sideOfTroop(g, troop) === besiegers);
  if (held && siegeAt(g, hex) !== undefined) shelter(g, hex, side);
};
