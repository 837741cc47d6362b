import type { Script } from '@bivouac/kernel';
import { tables } from '../../scenario/editions.ts';
import type { Side } from '../../catalogue/ids.ts';
import { log } from '../../text/speech.ts';
import { type Europe, generalRow, isForce, opponent, putGeneral } from '../../state/state.ts';
import { tidy } from '../2-game-pieces/2.1-loss-steps.ts';
import { newTrial, tested } from '../4-glossary/4-trial.ts';
import { sheet } from './14-sheet.ts';
import { combatCards } from './14.5.7-combat-cards.ts';

/** 14.7 A subordinate who lent his value is wounded on a six: he is out until the next budget, and nobody replaces him. */
function* woundTest(g: Europe, side: Side): Script {
  const general = sheet(g).subordinate[side];
  if (general === null) return;
  const { at } = generalRow(g, general);
  if (!isForce(at)) return;
  const score = yield* tested(g, '14.7', newTrial('wound', side, { force: at, zone: sheet(g).zone }));
  if (!score || score.total < tables(g).rolls.wound) return;
  putGeneral(g, general, 'waiting', g.clock.year + 1);
  tidy(g, at);
  log(g, '14.7', 'battle.wounded', { general });
}

/** 14.7 Each side tests the subordinate that it has used, and then cards of this step are played. */
export function* woundTests(g: Europe): Script {
  const { attacker, subordinate } = sheet(g);
  if (subordinate.empire === null && subordinate.coalition === null) return;
  for (const side of [attacker, opponent(attacker)]) yield* woundTest(g, side);
  yield* combatCards(g, 'woundTest');
}
