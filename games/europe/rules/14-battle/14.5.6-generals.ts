import { ask, type Script } from '@bivouac/kernel';
import { type AnswerOf, PASS } from '../../answers/answers.ts';
import { general as generalCard } from '../../catalogue/catalogue.ts';
import type { GeneralId, Side } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import { type Europe, force, type ForceId, subordinates } from '../../state/state.ts';
import { bySeniority } from '../10-command/10.2-hierarchy.ts';
import { changeSheet, fighting, sheet, withSide } from './14-sheet.ts';

/** 10.2, 14.11 The general who commands all these forces in battle. */
export const commanderOf = (g: Europe, forces: readonly ForceId[]): GeneralId | null => {
  const [first] = forces.toSorted((one, other) => bySeniority(g, one, other));
  return first === undefined ? null : force(g, first).commander;
};

/** 14.5.6 The tactical value: in attack or in defence. */
export const tacticalValue = (general: GeneralId | null, attacks: boolean): number =>
  general === null ? 0 : generalCard(general)[attacks ? 'attack' : 'defence'];

/** 14.5.6, 14.11 In an army, for nobody else has any (10.1), one subordinate, who commands no army himself, may add his value, and risks a wound. */
export function* chooseSubordinate(g: Europe, side: Side): Script {
  const candidates = fighting(g, side).flatMap((id) => subordinates(g, id));
  if (candidates.length === 0) return;
  const answer = yield* ask<AnswerOf<'subordinate'> | typeof PASS>({
    by: side,
    rule: '14.5.6',
    prompt: say('battle.subordinate'),
    answers: [...candidates.map((general) => ({ kind: 'subordinate' as const, general })), PASS],
  });
  if (answer.kind === 'pass') return;
  changeSheet(g, { subordinate: withSide(sheet(g).subordinate, side, answer.general) });
  log(g, '14.5.6', 'battle.leadsToo', { general: answer.general });
}
