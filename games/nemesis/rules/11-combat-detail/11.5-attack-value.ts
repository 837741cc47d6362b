import type { HexId } from '../../catalogue.ts';
import { commanderCard, type Side } from '../../catalogue.ts';
import { commandersAt, unitsAt } from '../../stack.ts';
import type { Nemesis, UnitRow } from '../../state.ts';
import { combatFactors } from '../3-pieces/3.2-factors.ts';
import { SUVOROV, suvorovsFactors } from '../18-suvorov/18.8-suvorov.ts';
import { massedGuns } from '../16-advanced-rules/16.1-massed-guns.ts';
import { line, type Line, sheet, type Sheet } from './11.2-sheet.ts';
import { battleOf, mainStack, takingPart } from './11.2-taking-part.ts';
import { wearied } from './11.2-weariness.ts';
import { combinedArms } from './11.3-combined-arms.ts';
import { farBank } from './11.4-far-bank.ts';
import { hasArtillery, terrainOfAttack, terrainOfSupport } from './11.4-terrain.ts';

const SUPPORTING_COMMANDER = 1;

/** 11.3, 11.6 The Combat Factors of a stack with all that multiplies them: special gifts, combined arms, weariness. */
export const strength = (g: Nemesis, rule: '11.3' | '11.6', hex: HexId, units: readonly UnitRow[]): readonly Line[] => {
  const gift = suvorovsFactors(g, hex, units);
  return wearied(hex, units, [
    line(rule, 'value.factors', { hex, value: combatFactors(units) }),
    ...(gift > 0 ? [line('18.8', 'value.gift', { commander: SUVOROV, value: gift })] : []),
    ...combinedArms(g, rule, hex, units),
  ]);
};

/** 11.5, 11.7, 3.4 The best commander lends his rating, as far as there are units in good order for him to lead. */
export const leadership = (
  g: Nemesis,
  rule: '11.5' | '11.7',
  side: Side,
  hex: HexId,
  units: readonly UnitRow[],
): readonly Line[] => {
  const inGoodOrder = units.filter(({ disrupted }) => !disrupted).length;
  const [best] = commandersAt(g, side, hex)
    .map(({ id }) => commanderCard(id))
    .toSorted((a, b) => b.cr - a.cr);
  if (!best) return [];
  const value = Math.min(best.cr, inGoodOrder);
  return [line(rule, 'value.commander', { commander: best.id, rating: best.cr, units: inGoodOrder, value })];
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
  const isLed = commandersAt(g, side, hex).length > 0;
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
    ...strength(g, '11.3', from, units),
    ...terrainOfAttack(g, from, to, units),
    ...farBank(g),
    ...leadership(g, '11.5', attacker, from, units),
    ...joined[attacker].flatMap((hex) => supportBy(g, '11.5', attacker, hex, terrainOfSupport(g, hex, to, artillery))),
    ...massedGuns(g, attacker, from),
  ]);
};
