import { choose, type Script } from '@bivouac/kernel';
import { duchy as duchyCard } from '../../catalogue/catalogue.ts';
import type { DuchyId, Nation } from '../../catalogue/ids.ts';
import { director, flagsLeft, type NapoleonicWars, removeFlag, swapBack } from '../../state/state.ts';
import { PASS } from '../../text/answers.ts';
import { log, say } from '../../text/speech.ts';

/** A Proxy that nobody directs lifts the first Flag that lies in no Key and marks no ceded Duchy. */
const byDefault = (g: NapoleonicWars, nation: Nation): DuchyId | undefined =>
  g.flags.find((row) => row.nation === nation && !row.ceded && !duchyCard(row.duchy).key)?.duchy;

/** 7.44 Whose Flags are all on the map takes one of its own from there, or places none: rulings/7.44-no-flag-left.md. */
export function* freeAFlag(g: NapoleonicWars, nation: Nation): Script<boolean> {
  if (flagsLeft(g, nation) > 0) return true;
  if (nation !== 'france' && swapBack(g, nation)) {
    log(g, '7.44', 'flag.swapped', { nation });
    return true;
  }
  const seat = director(g, nation);
  const among = g.flags
    .filter((row) => row.nation === nation)
    .map(({ duchy }) => ({ kind: 'liftFlag' as const, duchy }));
  if (among.length === 0) return false;
  let lifted = byDefault(g, nation);
  if (seat !== null) {
    const prompt = say('flag.shortage', { nation });
    const answer = yield* choose<(typeof among)[number] | typeof PASS>({
      by: seat,
      rule: '7.44',
      prompt,
      among,
      may: () => undefined,
      or: [PASS],
    });
    lifted = answer.kind === 'pass' ? undefined : answer.duchy;
  }
  if (lifted === undefined) return false;
  removeFlag(g, lifted);
  log(g, '7.44', 'flag.lifted', { nation, duchy: lifted });
  return true;
}
