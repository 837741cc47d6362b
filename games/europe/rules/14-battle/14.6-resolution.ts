import { roll, type Script } from '@bivouac/kernel';
import { type CombatResult, combatResult } from '../../catalogue/catalogue.ts';
import { tables } from '../../scenario/editions.ts';
import type { Side } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import { type Europe, opponent } from '../../state/state.ts';
import { changeSheet, sheet, withSide } from './14-sheet.ts';
import { totalModifier } from './14.5-modifiers.ts';

const printed = ({ losses, tieBreak, cavalry }: CombatResult): string =>
  `${losses}${tieBreak ? '+' : ''}${cavalry ? 'C' : ''}`;

/** 14.6 Two dice and the modifiers of a side, on the column of the level. */
export function* rollBattle(g: Europe, side: Side): Script<CombatResult> {
  const { level } = sheet(g);
  if (level === null) throw new Error('14.6: the level of the battle is not known');
  const first = yield* roll('14.6', say('battle.dice', { side }));
  const second = yield* roll('14.6', say('battle.dice', { side }));
  const dice = first + second;
  const total = dice + totalModifier(g, side);
  const result = combatResult(tables(g), level, total);
  const cell = printed(result);
  changeSheet(g, { rolled: withSide(sheet(g).rolled, side, { dice, total, cell }) });
  log(g, '14.6', 'battle.rolled', { side, dice, modifiers: total - dice, total, cell });
  return result;
}

/** 14.6 The higher result wins; in a tie the only one with a plus, else the defender. */
export const victorOf = (attacker: Side, attack: CombatResult, defence: CombatResult): Side => {
  if (attack.losses !== defence.losses) return attack.losses > defence.losses ? attacker : opponent(attacker);
  return attack.tieBreak && !defence.tieBreak ? attacker : opponent(attacker);
};
