import type { Script } from '@bivouac/kernel';
import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { log } from '../../text/speech.ts';
import { commandersAt, ids } from '../../state/stack.ts';
import { type Nemesis, opponent } from '../../state/state.ts';
import { commandersEscape } from '../11-combat-detail/11.19-commanders-escape.ts';

/** 8.8 Enemy commanders alone on a hex that a march enters must escape, as in 11.19, before it goes on (ruling A-82). */
export function* surpriseCommanders(g: Nemesis, by: Side, hex: HexId): Script {
  const enemy = opponent(by);
  const surprised = commandersAt(g, enemy, hex);
  if (surprised.length === 0) return;
  log(g, '8.8', 'commander.surprised', { commanders: ids(surprised), hex });
  yield* commandersEscape(g, enemy, hex);
}
