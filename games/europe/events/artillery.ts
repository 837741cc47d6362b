import { ask, choice, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../answers/answers.ts';
import { opponent, type Side } from '../catalogue/ids.ts';
import { counterCard, gunsOf } from '../rules/14-battle/14.5.7-combat-cards.ts';
import { log, say } from '../text/speech.ts';
import type { Europe } from '../state/state.ts';

/** 31C, 32C One artillery card of the enemy has no effect, if there is any. */
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
