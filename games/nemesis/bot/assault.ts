import { hexAt, type Link, linkTo } from '../catalogue/board.ts';
import type { HexId, Side } from '../catalogue/catalogue.ts';
import { mayWithdrawBy } from '../rules/11-combat-detail/11.11-prohibitions.ts';
import { discordBetween } from '../rules/16-advanced-rules/16.6-tension.ts';
import { boardOf, depotAt, type Nemesis, newBattle, opponent, scenarioOf } from '../state/state.ts';
import { nextStage } from './advance.ts';
import { BATTLE_POINT, stakeOf } from './cities.ts';
import { emperorsPrize } from './emperor.ts';
import { endurance, type Force, type Posted } from './force.ts';
import { attackPenalty, supportPenalty } from './ground.ts';
import { chanceOfSeven, chanceToGoIn, oddsFor } from './odds.ts';
import type { Situation } from './situation.ts';
import { invader } from './invasion.ts';

/** A stack that may come to help, and how likely it is to be there at all. */
export interface Ally {
  readonly force: Force;
  readonly hex: HexId;
  readonly likely: number;
}

/** An attack that could be made: by whom, on whom, and who may help on either side. */
export interface Assault {
  readonly from: HexId;
  readonly to: HexId;
  readonly attackers: Force;
  readonly supporters: readonly Ally[];
  readonly defenders: Force;
  readonly helpers: readonly Ally[];
}

/** 14.4b Counted in hits like everything else. */
const DECISIVE = BATTLE_POINT;
const UNITS_FOR_DECISIVE = 6; // 14.4b
export const DEPOT_TAKEN = 3;
/** 17.2 The road of an invasion goes on from there. */
const STAGE_TAKEN = 8;
/** The side that must win ground pays more readily for it. */
const FIELD_TAKEN = { attacker: 1, defender: 0.3 };
const BLOOD = { attacker: 0.8, defender: 1 };

/** 18.4, 17.2 Who has to be ahead at the end must attack; the other has only to hold. */
export const roleOf = (g: Nemesis, side: Side): 'attacker' | 'defender' =>
  (invader(g) ?? scenarioOf(g).victoryMargin.side) === side ? 'attacker' : 'defender';

const prize = (s: Situation, attacker: Side, hex: HexId): number =>
  (stakeOf(s, attacker, hex) || FIELD_TAKEN[roleOf(s.g, attacker)]) +
  (attacker === s.side && hex === nextStage(s, 'stage') ? STAGE_TAKEN : 0) +
  (depotAt(s.g, hex)?.side === opponent(attacker) ? DEPOT_TAKEN : 0);

/** 11.11 Has the defender a hex to withdraw to? */
const hasWayOut = ({ g }: Situation, defender: Side, from: HexId, to: HexId): boolean => {
  const fought: Nemesis = { ...g, battle: newBattle(opponent(defender), from, to, []) };
  return hexAt(boardOf(g), to).links.some((link) => mayWithdrawBy(fought, defender, to, link) === undefined);
};

interface Help {
  readonly value: number;
  readonly inGoodOrder: number;
  readonly units: number;
}

/** 10.4, 10.5 What the allies bring on average: those who make things worse are not called. */
const help = (
  g: Nemesis,
  main: HexId,
  allies: readonly Ally[],
  commands: number,
  penalty: (ally: Ally) => number,
): Help => {
  let value = 0;
  let inGoodOrder = 0;
  let units = 0;
  for (const ally of allies) {
    const { force, likely, hex } = ally;
    const adds = force.support + penalty(ally);
    if (adds <= 0 || force.inGoodOrder === 0) continue;
    const discord = discordBetween(g, force.side, hex, main); // 16.6
    const comes = likely * chanceOfSeven(force.rating + commands - force.conscripts - discord);
    value += comes * adds;
    inGoodOrder += comes * force.inGoodOrder;
    units += comes * force.units.length;
  }
  return { value, inGoodOrder, units };
};

/** What an attack is worth to the attacker once it goes in, in hits given less hits taken and all that follows. */
export const fightWorth = (s: Situation, assault: Assault, commands: number, enemyCommands: number): number => {
  const { from, to, attackers, defenders, supporters, helpers } = assault;
  const { g } = s;
  const hasGuns = attackers.guns.length > 0;
  const ours = help(g, from, supporters, commands, ({ hex }) => supportPenalty(g, hex, to, hasGuns));
  const isHelpless = defenders.inGoodOrder === 0; // 11.18
  const theirs = isHelpless ? NO_HELP : help(g, to, helpers, enemyCommands, () => 0);
  const attack = attackers.value + attackPenalty(g, from, to, attackers.guns) + ours.value;
  const defence = isHelpless ? 0 : defenders.defence + theirs.value;
  const inGoodOrder = {
    attackers: Math.round(attackers.inGoodOrder + ours.inGoodOrder),
    defenders: Math.round(defenders.inGoodOrder + theirs.inGoodOrder),
  };
  const odds = oddsFor(attack - defence, inGoodOrder.attackers, inGoodOrder.defenders);
  const lastsFor = endurance(defenders);
  const hits = Math.min(odds.hitsOnDefender, lastsFor + 2 * theirs.inGoodOrder);
  const trapped = hasWayOut(s, defenders.side, from, to) ? 0 : odds.drives * Math.max(0, lastsFor - hits);
  const isBig =
    attackers.units.length + ours.units >= UNITS_FOR_DECISIVE - 0.5 &&
    defenders.units.length + theirs.units >= UNITS_FOR_DECISIVE - 0.5;
  const decisive = isBig ? DECISIVE * (odds.routsDefender - odds.routsAttacker) : 0;
  const fall = hits >= lastsFor ? Math.max(odds.drives, odds.wins * 0.8) : odds.drives;
  const blood = odds.hitsOnAttacker * BLOOD[roleOf(g, attackers.side)];
  return hits + trapped - blood + fall * prize(s, attackers.side, to) + decisive + emperorsPrize(s, defenders, hits);
};

const NO_HELP: Help = { value: 0, inGoodOrder: 0, units: 0 };

/** 10.2 The same before the order is given: it may not go in. */
export const assaultWorth = (s: Situation, assault: Assault, commands: number, enemyCommands: number): number =>
  chanceToGoIn(assault.attackers.rating + commands) * fightWorth(s, assault, commands, enemyCommands);

/** 10.1, 10.4 Own stacks in good order next to a hex, save one, as they stand in a layout. */
export const alliesBeside = (
  { g }: Situation,
  layout: ReadonlyMap<HexId, Posted>,
  side: Side,
  target: HexId,
  except: HexId,
  attacks: boolean,
): readonly Ally[] => {
  const allies: Ally[] = [];
  for (const { open, to } of hexAt(boardOf(g), target).links) {
    const there = open && to !== except ? layout.get(to) : undefined;
    if (there?.side !== side || there.inGoodOrder === 0 || (attacks && there.forages)) continue;
    allies.push({ force: there, hex: to, likely: 1 });
  }
  return allies;
};

export const openLink = ({ g }: Situation, from: HexId, to: HexId): Link | undefined => {
  const link = linkTo(hexAt(boardOf(g), from), to);
  return link?.open ? link : undefined;
};
