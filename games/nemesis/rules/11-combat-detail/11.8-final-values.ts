import { roll, type Script } from '@bivouac/kernel';
import type { Side } from '../../catalogue/catalogue.ts';
import { log, say } from '../../text/speech.ts';
import { changeBattle, type Nemesis, opponent } from '../../state/state.ts';
import { manTheWalls } from '../16-advanced-rules/16.1-held-ready.ts';
import { massGuns } from '../16-advanced-rules/16.1-massed-guns.ts';
import { recover } from '../16-advanced-rules/16.1-the-emperor.ts';
import { type Sheet, tellSheet } from './11.2-sheet.ts';
import { battleOf, countCombat, defenderOf } from './11.2-taking-part.ts';
import { attackSheet } from './11.5-attack-value.ts';
import { defenceSheet } from './11.7-defence-value.ts';
import { hasOnlyDisruptedDefenders } from './11.18-disrupted-defenders.ts';

export interface Outcome {
  readonly winner: Side;
  readonly loser: Side;
  readonly difference: number;
}

/** Hits and marks will change the stacks; the sums stay on the table as they were. */
const keepSum = (g: Nemesis, side: Side, sheet: Sheet, die: number): void =>
  changeBattle(g, { sums: { ...battleOf(g).sums, [side]: { ...sheet, die } } });

/** 11.5 The die makes the attack value final. */
function* finalAttackValue(g: Nemesis): Script<number> {
  const { from, to } = battleOf(g);
  const sheet = attackSheet(g);
  tellSheet(g, sheet);
  log(g, '11.5', 'combat.attackValue', { hex: from, value: sheet.total });
  const die = yield* roll('11.5', say('combat.attackDie', { from, to, value: sheet.total }));
  keepSum(g, battleOf(g).attacker, sheet, die);
  log(g, '11.5', 'combat.finalAttack', { value: sheet.total, die, total: sheet.total + die });
  return sheet.total + die;
}

/** 11.7 The die makes the defence value final. */
function* finalDefenceValue(g: Nemesis): Script<number> {
  const { to } = battleOf(g);
  const sheet = defenceSheet(g);
  tellSheet(g, sheet);
  if (hasOnlyDisruptedDefenders(g)) log(g, '11.18', 'combat.onlyDisrupted', { hex: to });
  log(g, '11.7', 'combat.defenceValue', { hex: to, value: sheet.total });
  const die = yield* roll('11.7', say('combat.defenceDie', { to, value: sheet.total }));
  keepSum(g, defenderOf(g), sheet, die);
  log(g, '11.7', 'combat.finalDefence', { value: sheet.total, die, total: sheet.total + die });
  return sheet.total + die;
}

/** 11.8 The higher final value wins; nobody wins when they are level. */
export function* compareValues(g: Nemesis): Script<Outcome | undefined> {
  yield* manTheWalls(g); // 16.1
  yield* massGuns(g); // 16.1
  const attack = yield* finalAttackValue(g);
  const defence = yield* finalDefenceValue(g);
  countCombat(g); // 11.2
  recover(g); // 16.1
  if (attack === defence) {
    log(g, '11.9', 'combat.tie', { attack, defence });
    return undefined;
  }
  const winner = attack > defence ? battleOf(g).attacker : defenderOf(g);
  const difference = Math.abs(attack - defence);
  log(g, '11.8', 'combat.won', { side: winner, attack, defence, difference });
  return { winner, loser: opponent(winner), difference };
}
