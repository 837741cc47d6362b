import { ask, choice, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../answers.ts';
import { opponent, type CardId, type Side } from '../ids.ts';
import { sheet } from '../rules/14-battle/14-sheet.ts';
import { counterCard } from '../rules/14-battle/14.5.7-combat-cards.ts';
import { log, say } from '../speech.ts';
import type { Europe } from '../state.ts';

/** The guns of the Empire. */
const ARTILLERY: readonly string[] = ['8F', '13F', '28F', '50F'];

/** 31C, 32C Artillery cards of the enemy in this battle that still have their effect. */
export const gunsOf = (g: Europe, enemy: Side): readonly CardId[] => {
  const { modifiers, countered } = sheet(g);
  return modifiers[enemy].flatMap(({ card }) =>
    card !== undefined && ARTILLERY.includes(card) && !countered.includes(card) ? [card] : [],
  );
};

/** 31C, 32C One of them has no effect, if there is any. */
export function* silenceGuns(g: Europe, side: Side): Script {
  const guns = gunsOf(g, opponent(side));
  const [only] = guns;
  if (only === undefined) return;
  const prompt = say('artillery.which');
  const among = guns.map((card): AnswerOf<'silence'> => ({ kind: 'silence', card }));
  const { card } =
    guns.length === 1
      ? { card: only }
      : yield* ask(choice({ by: side, rule: '14.5.7', prompt, among, may: () => undefined }));
  counterCard(g, card);
  log(g, '14.5.7', 'artillery.silenced', { card });
}
