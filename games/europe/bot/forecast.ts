import { figureOf } from '@bivouac/kernel';
import { type CombatResult, combatResult, special as specialCard, unit as unitCard } from '../catalogue/catalogue.ts';
import { tables } from '../scenario/editions.ts';
import type { Side, ZoneId } from '../catalogue/ids.ts';
import { oddsModifier, oddsOf } from '../rules/14-battle/14.2-odds.ts';
import { levelOf } from '../rules/14-battle/14.3-level.ts';
import { moralesOf } from '../rules/14-battle/14.4-morale.ts';
import { cavalryGenerals, cavalryOf, cavalrySteps } from '../rules/14-battle/14.5.2-cavalry.ts';
import { edgeModifier, groundModifier, isCavalryGround } from '../rules/14-battle/14.5.3-terrain.ts';
import { commanderOf, tacticalValue } from '../rules/14-battle/14.5.6-generals.ts';
import { countAsDemoralised } from '../rules/14-battle/14.9.3-two-armies.ts';
import { sumOf } from '../rules/4-glossary/4-trial.ts';
import {
  armyOf,
  type Europe,
  fieldForces,
  force,
  type ForceId,
  opponent,
  specialsAt,
  subordinates,
  unitsAt,
} from '../state/state.ts';
import { stepsTogether } from './strength.ts';

/** What a battle will do to one side, on average. */
export interface Fate {
  readonly loses: number;
  /** 14.9.1 The chance that it loses heart. */
  readonly breaks: number;
  /** The chance that nobody of it is left. */
  readonly perishes: number;
}
export interface Forecast {
  readonly wins: number;
  readonly attacker: Fate;
  readonly defender: Fate;
}

const DIE = 6;
const DICE: readonly (readonly [number, number])[] = Array.from({ length: 11 }, (_, at) => [
  at + 2,
  (6 - Math.abs(at - 5)) / 36,
]);

/** One side as it goes into battle. */
interface Host {
  readonly steps: number;
  /** 14.5.5 Special units take losses in place of steps. */
  readonly specials: number;
  readonly bonus: number;
  /** 14.9.1 Its morale, with the value of its commander. */
  readonly heart: number;
  /** 14.9.2 What it adds to the die of a pursuit. */
  readonly chase: number;
  readonly shaken: boolean;
}

const hostOf = (
  g: Europe,
  forces: readonly ForceId[],
  against: readonly ForceId[],
  at: ZoneId,
  attacks: boolean,
): Host => {
  const commander = commanderOf(g, forces);
  const stars = forces.flatMap((id) => unitsAt(g, id).map((row) => unitCard(row.id).stars));
  const under = forces.flatMap((id) => (armyOf(g, id) === undefined ? [] : subordinates(g, id)));
  // 14.5.5 Whether the enemy engages his special units is for him to say.
  const specials = attacks ? forces.flatMap((id) => specialsAt(g, id)) : [];
  const { cavalrySuperiority, demoralised, unsupplied } = tables(g).battle;
  const shaken = countAsDemoralised(g, forces);
  return {
    steps: stepsTogether(g, forces),
    specials: specials.length,
    bonus:
      tacticalValue(commander, attacks) +
      Math.max(0, ...under.map((general) => tacticalValue(general, attacks))) +
      Math.max(0, ...stars) +
      specials.reduce((sum, { id }) => sum + specialCard(id).bonus, 0) +
      (isCavalryGround(at) && cavalryOf(g, forces) > cavalryOf(g, against) ? cavalrySuperiority : 0) +
      (shaken ? demoralised : 0) +
      (forces.some((id) => force(g, id).unsupplied) ? unsupplied : 0),
    heart: (moralesOf(g, forces)[0] ?? 0) + tacticalValue(commander, attacks),
    chase: tacticalValue(commander, true) + cavalrySteps(g, forces) + cavalryGenerals(g, forces),
    shaken,
  };
};

/** 14.9.2 The steps that a pursuit costs on average. */
const pursuitOf = (chase: number): number => {
  let sum = 0;
  for (let die = 1; die <= DIE; die++) sum += Math.max(0, die + chase - DIE);
  return sum / DIE;
};

const beats = (attack: CombatResult, defence: CombatResult): boolean =>
  attack.losses !== defence.losses ? attack.losses > defence.losses : attack.tieBreak && !defence.tieBreak;

/** What the loser of a battle suffers, with so many losses on either side. */
const fateOfLoser = (host: Host, own: number, others: number, chase: number, isSkirmish: boolean): Fate => {
  const left = host.steps - Math.max(0, own - Math.min(host.specials, Math.max(0, own - 1)));
  if (left <= 0) return { loses: host.steps, breaks: 0, perishes: 1 };
  const limit = host.heart - (own - others);
  const breaks = isSkirmish ? 0 : Math.min(1, Math.max(0, (DIE - limit) / DIE));
  if (host.shaken) return { loses: host.steps - left + breaks * left, breaks, perishes: breaks };
  const more = Math.min(left, pursuitOf(chase));
  return { loses: host.steps - left + breaks * more, breaks, perishes: more >= left ? breaks : 0 };
};
const fateOfVictor = (host: Host, own: number): Fate => ({
  loses: Math.min(host.steps, own - Math.min(host.specials, Math.max(0, own - 1))),
  breaks: 0,
  perishes: 0,
});

const allLost = (host: Host): Fate => ({ loses: host.steps, breaks: 0, perishes: 1 });
const UNHURT: Fate = { loses: 0, breaks: 0, perishes: 0 };
const add = (sum: Fate, fate: Fate, chance: number): Fate => ({
  loses: sum.loses + chance * fate.loses,
  breaks: sum.breaks + chance * fate.breaks,
  perishes: sum.perishes + chance * fate.perishes,
});

const reckon = (g: Europe, attack: Host, defence: Host): Forecast => {
  const odds = oddsOf(attack.steps, defence.steps);
  const { destroyedAt } = tables(g).odds;
  if (odds >= destroyedAt) return { wins: 1, attacker: UNHURT, defender: allLost(defence) };
  if (odds <= -destroyedAt) return { wins: 0, attacker: allLost(attack), defender: UNHURT };
  const level = levelOf(g, attack.steps, defence.steps);
  const results = (bonus: number): readonly (readonly [CombatResult, number])[] =>
    DICE.map(([dice, chance]) => [combatResult(tables(g), level, dice + bonus), chance]);
  const ours = results(attack.bonus + oddsModifier(g, odds));
  const theirs = results(defence.bonus);
  let wins = 0;
  let attacker = UNHURT;
  let defender = UNHURT;
  for (const [mine, chance] of ours)
    for (const [his, hisChance] of theirs) {
      const p = chance * hisChance;
      const [inflicted, taken] = [Math.min(mine.losses, attack.steps), Math.min(his.losses, defence.steps)];
      if (beats(mine, his)) {
        wins += p;
        attacker = add(attacker, fateOfVictor(attack, taken), p);
        defender = add(defender, fateOfLoser(defence, inflicted, taken, attack.chase, level === 'skirmish'), p);
      } else {
        defender = add(
          defender,
          inflicted >= defence.steps + defence.specials ? allLost(defence) : fateOfVictor(defence, inflicted),
          p,
        );
        attacker = add(attacker, fateOfLoser(attack, taken, inflicted, defence.chase, level === 'skirmish'), p);
      }
    }
  return { wins, attacker, defender };
};

const reckoned = figureOf(
  ({ edition }: Europe, attack: Host, defence: Host) => `${edition} ${JSON.stringify([attack, defence])}`,
  reckon,
);

/** 14 How an attack of these forces on the enemy in a zone will go: losses, hearts lost and pursuits. */
export const forecast = (
  g: Europe,
  forces: readonly ForceId[],
  from: ZoneId,
  to: ZoneId,
  side: Side,
  isCutOff: boolean,
): Forecast => {
  const defenders = fieldForces(g, to, opponent(side));
  const attack = hostOf(g, forces, defenders, to, true);
  const hampered = sumOf(groundModifier(g, to)) + sumOf(edgeModifier(g, forces, from, to));
  const cut = isCutOff ? tables(g).battle.unsupplied : 0;
  const attacking = { ...attack, bonus: attack.bonus + hampered + cut };
  const defending = hostOf(g, defenders, forces, to, false);
  return reckoned(g, attacking, defending);
};
