import { cityAt, cityCard } from '../catalogue/cities.ts';
import type { ArmyKind, CityId, HexId, Nation } from '../catalogue/ids.ts';
import { kindCard } from '../catalogue/pieces.ts';
import { capacityOf, surrendersAt } from '../catalogue/tables.ts';
import { factionHolding, fieldAt, sideOfTroop, pointsOf } from '../state/index.ts';
import { siegeBonus } from '../rules/SG-S-sieges/SG-S.4-siege-turn.ts';
import { moraleHere } from '../rules/SG-O-resolution/SG-P.2-morale.ts';
import { assaultOdds, attackersAt, attackWorth, basesFor, bestAttack, defence, groundFor, together } from './battle.ts';
import { cityWorth } from './goals.ts';
import { mpTo } from './ground.ts';
import { byKind, type Judge, type Judges, nothing } from './judging.ts';
import { layout, supportAt, threatAt } from './layout.ts';
import { forecast } from './odds.ts';
import { garrisonAt, plan } from './plan.ts';
import type { Situation } from './situation.ts';

/** SG N.3 The attack that is worth most first, as long as one is worth something. */
const declare: Judge = (s) =>
  byKind({
    attack: ({ target }) => bestAttack(s, target).worth,
    sortie: ({ city }) => sortieWorth(s, city),
    done: nothing,
  });

/** SG N.1 The besieged come out when they are the stronger. */
const sortieWorth = (s: Situation, city: CityId): number => {
  const { hex } = cityCard(city);
  const inside = layout(s, 'layout').ownInside.get(hex) ?? 0;
  const besiegers = layout(s, 'layout').enemy.get(hex);
  if (!besiegers) return -1;
  const odds = forecast({ sp: inside, morale: 1, rating: 0 }, besiegers, groundFor(s, [], hex));
  return odds.defenderLoss - odds.attackerLoss - 1;
};

/** SG N.5, E.2.f Every base joins that betters the attack, and every ally who will. */
const gather: Judge = (s, { target }) => {
  const { bases } = bestAttack(s, target as HexId);
  return byKind({
    attackFrom: ({ from }) =>
      bases.includes(from)
        ? 2 +
          attackWorth(
            s,
            basesFor(s, target as HexId).filter(({ at }) => at === from),
            target as HexId,
          ) /
            1000
        : layout(s, 'layout').own.get(from)?.mine === true
          ? -1
          : 1,
    holdBack: () => -1,
    holdBackLeader: () => -1,
    done: nothing,
  });
};

const order: Judge = (s) => byKind({ fight: ({ target }) => -(layout(s, 'layout').enemy.get(target)?.weight ?? 0) });

const PURSUED = 1.2;
const PER_POINT = 0.9;
/** SG Q.1 Stand, or go before it is fought: what the battle and the place cost against the march away. */
const stands: Judge = (s, { at, own, enemy }, { answers }) => {
  const hex = at as HexId;
  if (!answers.some(({ kind }) => kind === 'withdraw')) return byKind({ stand: nothing });
  const isDefender = (layout(s, 'layout').own.get(hex)?.sp ?? 0) > 0;
  if (!isDefender) {
    const odds = attackOdds(s, hex, own as number);
    return byKind({ stand: () => odds.defenderLoss + odds.wins - PER_POINT * odds.attackerLoss, withdraw: nothing });
  }
  const { odds, own: stack } = defence(s, hex, enemy as number);
  const city = cityAt(hex);
  const place = city && factionHolding(s.g, city.id) === s.side ? cityWorth(s, city) / 2 : 0.5;
  const attackers = attackersAt(s, hex, enemy as number);
  const pursued = attackers.cavalry > stack.cavalry ? PURSUED : 0.2;
  return byKind({
    stand: () => odds.attackerLoss - odds.defenderLoss - odds.wins * (place + pursued),
    withdraw: () => -place - pursued - GIVING_GROUND - behind(s, hex),
  });
};
const GIVING_GROUND = 0.8;
const SHIELD = 0.15;
/** What lies open when a force goes: the dearest own city that is near. */
const behind = (s: Situation, hex: HexId): number =>
  Math.max(
    0,
    ...plan(s, 'plan').chosen.map((goal) =>
      goal.deed !== 'take' && mpTo(s.g, s.side, hex, goal.hex) <= 4 ? SHIELD * goal.worth : 0,
    ),
  );
const attackOdds = (s: Situation, target: HexId, sp: number) => {
  const enemy = layout(s, 'layout').enemy.get(target);
  const stacks = basesAround(s, target);
  const own = together(s, stacks, target);
  const strength = { sp, morale: own.morale, rating: own.rating };
  return enemy
    ? forecast(
        strength,
        enemy,
        groundFor(
          s,
          stacks.map(({ at }) => at),
          target,
        ),
      )
    : { attackerLoss: 0, defenderLoss: 0, wins: 1, fails: 0 };
};
const basesAround = (s: Situation, target: HexId) => {
  const { work } = s.g;
  const promised = work.phase === 'combat' ? work.fought : [];
  return [...layout(s, 'layout').own.values()].filter(
    ({ at, led }) => led && mpTo(s.g, s.side, at, target) <= 3 && !promised.includes(at),
  );
};

/** SG O.6 On as long as the next round gives more than it takes. */
const goOn: Judge = (s, { target }) => {
  const hex = target as HexId;
  const own = together(s, basesAround(s, hex), hex);
  const odds = attackOdds(s, hex, own.sp);
  return byKind({
    fightOn: () => odds.defenderLoss + odds.wins - PER_POINT * odds.attackerLoss,
    breakOff: () => 0.2,
  });
};
const counter: Judge = (s, { target }) => {
  const hex = target as HexId;
  const odds = attackOdds(s, hex, together(s, basesAround(s, hex), hex).sp);
  return byKind({ yes: () => odds.defenderLoss + odds.wins - odds.attackerLoss - 0.5, no: nothing });
};

/** SG S.1 Behind the walls when the field is lost, and all fit, or when there is nothing else to hold. */
const shelters: Judge = (s, { at }) => {
  const hex = at as HexId;
  const city = cityAt(hex);
  const own = layout(s, 'layout').own.get(hex);
  if (!city || !own) return byKind({ yes: nothing, no: () => 1 });
  const room = capacityOf(city.kind) - (layout(s, 'layout').ownInside.get(hex) ?? 0);
  const { odds } = defence(s, hex, threatAround(s, hex));
  const fits = own.sp <= room;
  return byKind({
    yes: () => (fits && (odds.wins > 0.35 || odds.defenderLoss > odds.attackerLoss) ? 1 : -1),
    no: nothing,
  });
};
const threatAround = (s: Situation, hex: HexId): number =>
  [...layout(s, 'layout').enemy.values()]
    .filter(({ at, led }) => led && mpTo(s.g, s.enemy, at, hex) <= 2)
    .reduce((sum, { sp }) => sum + sp, 0);

/** SG O.4, J.2.d The cheapest points are lost first, and those of allies before the own. */
export const pointWorth = (s: Situation, nation: Nation, unit: ArmyKind): number =>
  kindCard(unit).halfPoints + moraleHere(s.g, { nation, kind: unit }) + (unit === 'P' ? 3 : 0);
const lose: Judge = (s) => byKind({ loseFrom: ({ nation, unit }) => -pointWorth(s, nation, unit) });

/** SG Q.2 To friends, away from enemies, towards what is to be held. */
const retreats: Judge = (s, { at }) =>
  byKind({
    retreatTo: ({ to }) => {
      const friends = layout(s, 'layout').own.get(to)?.weight ?? 0;
      const goal = plan(s, 'plan').chosen.find(({ deed }) => deed === 'hold' || deed === 'guard');
      const towards = goal ? mpTo(s.g, s.side, to, goal.hex) / 20 : 0;
      return 0.1 * friends + 0.03 * supportAt(s, to) - 0.1 * threatAt(s, to) - towards + (cityAt(to) ? 0.3 : 0);
    },
    retreatInside: () => (threatAt(s, at as HexId) > 2 * supportAt(s, at as HexId) ? -1 : 1),
    stand: nothing,
  });

/** SG Q.6 Into a city that is taken thereby, and elsewhere where the enemy cannot come back in force. */
const advances: Judge = (s, { to }) => {
  const hex = to as HexId;
  const city = cityAt(hex);
  const takes = city && factionHolding(s.g, city.id) !== s.side ? cityWorth(s, city) : 0;
  return byKind({
    advance: ({ from }) => {
      const stack = layout(s, 'layout').own.get(from);
      if (!stack) return -1;
      const own = stack.weight + (layout(s, 'layout').own.get(hex)?.weight ?? 0);
      const danger = threatAt(s, hex) > 1.2 * own ? Math.min(8, threatAt(s, hex) / own) : 0;
      const left = garrisonAt(s, from) > 0 && threatAt(s, from) > 0 ? 2 : 0;
      const besieges = (layout(s, 'layout').enemyInside.get(from) ?? 0) > 0 ? 5 : 0;
      return takes + 0.5 - danger - left - besieges - (takes > 0 && layout(s, 'layout').own.has(hex) ? takes : 0);
    },
    done: nothing,
  });
};

const FALLS = 2;
/** SG S.4, S.5 A roll costs nothing; an assault is made where it is surer than the roll is. */
const press: Judge = (s) =>
  byKind({
    press: ({ city, how }) => {
      const card = cityCard(city);
      const needs = surrendersAt(card.kind, card.fortress) - siegeBonus(s.g, city, s.side);
      const roll = chanceOfTwoDice(needs);
      if (how === 'wait') return -1;
      if (how === 'roll') return roll * (FALLS + cityWorth(s, card) / 3);
      const odds = assaultOdds(s, city);
      return odds ? odds.wins * (FALLS + cityWorth(s, card) / 3) + 0.4 * odds.defenderLoss - odds.attackerLoss : -1;
    },
  });
/** The chance that two dice show so many or more. */
export const chanceOfTwoDice = (needs: number): number => {
  let ways = 0;
  for (let one = 1; one <= 6; one++) for (let two = 1; two <= 6; two++) if (one + two >= needs) ways++;
  return ways / 36;
};

/** SG V.1 The Guard goes in when the battle is even, not into one that is lost. */
const guard: Judge = (s) => {
  const { work } = s.g;
  const target = work.phase === 'combat' ? work.fought.at(-1) : undefined;
  const pro = target ? pointsOf(fieldAt(s.g, target).filter((troop) => sideOfTroop(s.g, troop) === 'pro')) : 0;
  const own = target ? (pro > 0 ? supportAt(s, target) : together(s, basesAround(s, target), target).weight) : 0;
  return byKind({ guard: () => (target && own > threatAt(s, target) ? 1 : -1), pass: nothing });
};

export const COMBAT: Judges = {
  'combat.declare': declare,
  'combat.from': gather,
  'combat.cossacks': () => byKind({ yes: () => -1, no: nothing }),
  'combat.consent': () => byKind({ yes: nothing, no: () => -1 }),
  'combat.order': order,
  'combat.stand': stands,
  'combat.sendFor': (s) =>
    byKind({
      sendFor: ({ from }) =>
        layout(s, 'layout').enemyInside.has(from) ? -1 : (layout(s, 'layout').own.get(from)?.sp ?? 0),
      pass: nothing,
    }),
  'combat.guard': guard,
  'combat.goOn': goOn,
  'combat.counter': counter,
  'combat.shelter': shelters,
  'combat.lose': lose,
  'combat.retreat': retreats,
  'combat.aside': retreats,
  'combat.advance': advances,
  'siege.press': press,
};
