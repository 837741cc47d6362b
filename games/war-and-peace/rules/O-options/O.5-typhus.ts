import { roll, type Script } from '@bivouac/kernel';
import type { HexId } from '../../catalogue/ids.ts';
import { hexCard } from '../../catalogue/map.ts';
import { turnOf, type WarAndPeace } from '../../state/index.ts';
import { log, say } from '../../text/speech.ts';

const JULY_1810 = turnOf({ year: 1810, month: 7 });
const OUTBREAK = 12;

/** O.5.a, O.5.b From July 1810, or after the invasion of Russia, two dice before the French attrition die: a 12 is an outbreak. */
export function* typhusBreaksOut(g: WarAndPeace): Script {
  const due = turnOf(g.clock) >= JULY_1810 || g.history.invaded.russia !== null;
  if (!g.agreed.typhus || g.counters.typhus || !due || g.clock.segment !== 'pro' || g.history.conquests.france) return;
  const prompt = say('typhus.roll');
  const dice = (yield* roll('O.5.a', prompt)) + (yield* roll('O.5.a', prompt));
  if (dice < OUTBREAK) return;
  g.counters = { ...g.counters, typhus: true };
  log(g, 'O.5.b', 'typhus.outbreak');
}

/** O.5.c, SG G.3 The boards that are hard on an army: 1 and 4 by one; during typhus 1 by one, 3 and 4 by two. */
export const boardModifier = ({ counters: { typhus } }: Pick<WarAndPeace, 'counters'>, hex: HexId): number => {
  const { board } = hexCard(hex);
  if (!typhus) return board === 1 || board === 4 ? 1 : 0;
  return board === 1 ? 1 : board >= 3 ? 2 : 0;
};
