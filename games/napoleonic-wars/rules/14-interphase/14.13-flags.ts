import { choose, type Script } from '@bivouac/kernel';
import { capitalsOf, duchiesOf } from '../../catalogue/catalogue.ts';
import { type Nation, NATIONS } from '../../catalogue/ids.ts';
import { areAllied, director, flagIn, type NapoleonicWars, removeFlag } from '../../state/state.ts';
import { DONE } from '../../text/answers.ts';
import type { CampAnswer } from '../../text/14.1-camps.ts';
import { log, say } from '../../text/speech.ts';

type GiveBack = Extract<CampAnswer, { kind: 'giveBack' }>;

/**
 * 14.13, 8.82 A nation that enters a Camp, however it comes to it, takes its Flags off its new Allies’ Duchies, and they theirs
 * off its Capital; other Flags they may give back.
 */
export function* returnFlags(g: NapoleonicWars, nation: Nation): Script {
  for (const { duchy, nation: holder } of g.flags) {
    const owner = NATIONS.find((each) => duchiesOf(each).includes(duchy));
    if (owner === undefined || holder === owner || !areAllied(g, holder, owner)) continue;
    if (holder === nation || (owner === nation && capitalsOf(nation).includes(duchy))) removeFlag(g, duchy);
  }
  for (const ally of NATIONS) {
    const seat = director(g, ally);
    if (seat === null || ally === nation || !areAllied(g, ally, nation)) continue;
    for (;;) {
      const among = duchiesOf(nation)
        .filter((duchy) => flagIn(g, duchy)?.nation === ally)
        .map((duchy): GiveBack => ({ kind: 'giveBack', duchy }));
      if (among.length === 0) break;
      const prompt = say('camps.unflag', { nation });
      const answer = yield* choose<GiveBack | typeof DONE>({
        by: seat,
        rule: '8.82',
        prompt,
        among,
        may: () => undefined,
        or: [DONE],
      });
      if (answer.kind === 'done') break;
      removeFlag(g, answer.duchy);
      log(g, '14.13', 'flag.removed', { nation: ally, duchy: answer.duchy });
    }
  }
}
