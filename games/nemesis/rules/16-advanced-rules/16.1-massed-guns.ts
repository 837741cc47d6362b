import { choose, type Script } from '@bivouac/kernel';
import { type AnswerOf, PASS } from '../../answers/answers.ts';
import { cardId } from '../../catalogue/cards.ts';
import type { HexId, Side } from '../../catalogue/catalogue.ts';
import { inForce } from '../../state/effects.ts';
import { log, say } from '../../text/speech.ts';
import { changeBattle, type Nemesis } from '../../state/state.ts';
import { removeEffect } from '../../state/state-1813.ts';
import { line, type Line } from '../11-combat-detail/11.2-sheet.ts';
import { battleOf, mainStack } from '../11-combat-detail/11.2-taking-part.ts';
import { hasArtillery } from '../11-combat-detail/11.4-terrain.ts';

export const MASSED_GUNS = cardId('39');
const MORE = 1;

/** 16.1 Before the dice, a side that may mass its guns says whether it does so in this combat; it takes artillery in good order in the attacking or defending stack itself. */
export function* massGuns(g: Nemesis): Script {
  const { to: hex } = battleOf(g);
  for (const effect of inForce(g, 'massedGuns')) {
    const { side, card } = effect;
    if (!hasArtillery(mainStack(g, side))) continue;
    const answer = yield* choose<AnswerOf<'useCard' | 'pass'>>({
      by: side,
      rule: '16.1',
      prompt: say('card.massGuns', { card, hex }),
      among: [{ kind: 'useCard', card }],
      may: () => undefined,
      or: [PASS],
    });
    if (answer.kind === 'pass') continue;
    removeEffect(g, effect);
    changeBattle(g, { used: [...battleOf(g).used, { side, card }] });
    log(g, '16.1', 'card.gunsMassed', { card, side });
  }
}

/** 16.1 One more for the side that has massed its guns. */
export const massedGuns = (g: Nemesis, side: Side, hex: HexId): readonly Line[] =>
  battleOf(g).used.some((used) => used.card === MASSED_GUNS && used.side === side)
    ? [line('16.1', 'value.massedGuns', { hex, value: MORE })]
    : [];
