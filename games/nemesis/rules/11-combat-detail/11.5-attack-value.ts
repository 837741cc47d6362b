import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { commandersAt, ids, unitsAt } from '../../state/stack.ts';
import type { Nemesis, UnitRow } from '../../state/state.ts';
import { combatFactors } from '../3-pieces/3.2-factors.ts';
import { commandersAtWar } from '../14-campaign-of-1813/14.6-prussia.ts';
import { massedGuns } from '../16-advanced-rules/16.1-massed-guns.ts';
import { ratingInCombat } from '../16-advanced-rules/16.1-the-emperor.ts';
import { countsInSupport } from '../16-advanced-rules/16.2-cavalry-corps-commanders.ts';
import { leaderOf } from '../16-advanced-rules/16.2-combat-rating.ts';
import { giftOf } from '../16-advanced-rules/16.2-special-characteristics.ts';
import { line, type Line, sheet, type Sheet } from './11.2-sheet.ts';
import { battleOf, mainStack, takingPart } from './11.2-taking-part.ts';
import { wearied } from './11.2-weariness.ts';
import { combinedArms } from './11.3-combined-arms.ts';
import { farBank } from './11.4-far-bank.ts';
import { underStrength } from '../16-advanced-rules/16.3-under-strength.ts';
import { hasArtillery, terrainOfAttack, terrainOfSupport } from './11.4-terrain.ts';

const SUPPORTING_COMMANDER = 1;

/** 11.3, 11.6 The Combat Factors of a stack with all that multiplies them: special gifts, combined arms, weariness. */
export const strength = (
  g: Nemesis,
  rule: '11.3' | '11.6',
  side: Side,
  hex: HexId,
  units: readonly UnitRow[],
): readonly Line[] => {
  const gift = giftOf(g, rule === '11.3' ? 'attack' : 'defence', hex, ids(commandersAtWar(g, side, hex)), units);
  return wearied(hex, units, [
    line(rule, 'value.factors', { hex, value: combatFactors(units) }),
    ...(gift ? [line(gift.rule, 'value.gift', { commander: gift.commander, value: gift.value })] : []),
    ...combinedArms(g, rule, hex, units),
  ]);
};

/** 11.5, 11.7, 3.4 The best commander lends his rating, as far as there are units in good order for him to lead; 16.2 asks who may lead them. */
export const leadership = (
  g: Nemesis,
  rule: '11.5' | '11.7',
  side: Side,
  hex: HexId,
  units: readonly UnitRow[],
): readonly Line[] => {
  const commanders = ids(commandersAtWar(g, side, hex));
  if (g.agreed.seniority) {
    const leader = leaderOf(g, hex, commanders, units);
    if (!leader) return [];
    const { byMark, ...figures } = leader;
    return [byMark ? line('16.2', 'value.leader', figures) : line(rule, 'value.commander', figures)];
  }
  const inGoodOrder = units.filter(({ disrupted }) => !disrupted).length;
  const [best] = commanders
    .map((commander) => ({ commander, rating: ratingInCombat(g, commander) }))
    .toSorted((a, b) => b.rating - a.rating);
  if (!best) return [];
  return [line(rule, 'value.commander', { ...best, units: inGoodOrder, value: Math.min(best.rating, inGoodOrder) })];
};

/** 11.5, 11.7 A supporting stack adds its units in good order, fewer when it is weary, and one for having a commander. */
export const supportBy = (
  g: Nemesis,
  rule: '11.5' | '11.7',
  side: Side,
  hex: HexId,
  terrain: readonly Line[],
): readonly Line[] => {
  const units = unitsAt(g, hex);
  const commanders = commandersAt(g, side, hex);
  const isLed = commanders.length > 0 && countsInSupport(g, commanders, units);
  return [
    ...wearied(hex, units, [line(rule, 'value.support', { hex, value: combatFactors(units) })]),
    ...terrain,
    ...(isLed ? [line(rule, 'value.supportCommander', { hex, value: SUPPORTING_COMMANDER })] : []),
  ];
};

/** 11.3 to 11.5 The attack value, modifier by modifier, up to the die. */
export const attackSheet = (g: Nemesis): Sheet => {
  const { attacker, from, to, joined } = battleOf(g);
  const units = mainStack(g, attacker);
  const artillery = hasArtillery(takingPart(g, attacker));
  return sheet([
    ...strength(g, '11.3', attacker, from, units),
    ...terrainOfAttack(g, from, to, units),
    ...underStrength(g),
    ...farBank(g),
    ...leadership(g, '11.5', attacker, from, units),
    ...joined[attacker].flatMap((hex) => supportBy(g, '11.5', attacker, hex, terrainOfSupport(g, hex, to, artillery))),
    ...massedGuns(g, attacker, from),
  ]);
};
