import { choice, type Script } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import { unitCard, type UnitId } from '../../catalogue/catalogue.ts';
import { log, say } from '../../text/speech.ts';
import { type Nemesis, unit, type UnitRow } from '../../state/state.ts';
import { battleOf, defenderOf, mainStack } from './11.2-taking-part.ts';
import { takeHit } from './11.17-allocating-hits.ts';
import { askUnlessOnly } from './only-answer.ts';

const isCavalryInOrder = ({ id, disrupted }: UnitRow): boolean => !disrupted && unitCard(id).arm === 'cavalry';

/**
 * 11.16 When cavalry in good order rides after a stack that has none left, one disrupted unit of it is lost, the owner's
 * choice. It follows every withdrawal from a combat, forced or not (rulings/11.16-pursuit.md).
 */
export function* pursue(g: Nemesis, withdrawn: readonly UnitId[]): Script {
  const fugitives = withdrawn.map((id) => unit(g, id));
  const disrupted = fugitives.filter((row) => row.disrupted);
  if (disrupted.length === 0 || fugitives.some(isCavalryInOrder)) return;
  if (!mainStack(g, battleOf(g).attacker).some(isCavalryInOrder)) return;
  const side = defenderOf(g);
  log(g, '11.16', 'pursuit.begins', { side });
  const { unit: id } = yield* askUnlessOnly(
    choice<AnswerOf<'hit'>>({
      by: side,
      rule: '11.16',
      prompt: say('pursuit.who', { side }),
      among: disrupted.map((row) => ({ kind: 'hit', unit: row.id })),
      may: () => undefined,
    }),
  );
  takeHit(g, id, '11.16');
}
