import { ask, type Script } from '@bivouac/kernel';
import { type AnswerOf, DONE, PASS } from '../../answers/answers.ts';
import { unit as unitCard } from '../../catalogue/catalogue.ts';
import type { Side } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import { type Europe, specialsAt, unitsAt } from '../../state/state.ts';
import { changeSheet, fighting, sheet, withSide } from './14-sheet.ts';

/** 14.5.5 One elite corps may lead the assault: its stars help, and it takes the first loss. */
export function* chooseLead(g: Europe, side: Side): Script {
  const elites = fighting(g, side)
    .flatMap((id) => unitsAt(g, id))
    .filter(({ id }) => unitCard(id).stars > 0);
  if (elites.length === 0) return;
  const answer = yield* ask<AnswerOf<'leadCorps'> | typeof PASS>({
    by: side,
    rule: '14.5.5',
    prompt: say('battle.lead'),
    answers: [...elites.map(({ id }) => ({ kind: 'leadCorps' as const, unit: id })), PASS],
  });
  if (answer.kind === 'pass') return;
  changeSheet(g, { lead: withSide(sheet(g).lead, side, answer.unit) });
  log(g, '14.5.5', 'battle.leads', { unit: answer.unit });
}

/** 14.5.5 Special units are engaged one by one; each takes a loss after the lead corps. */
export function* engageSpecials(g: Europe, side: Side): Script {
  for (;;) {
    const engaged = sheet(g).specials[side];
    const left = fighting(g, side)
      .flatMap((id) => specialsAt(g, id))
      .filter(({ id }) => !engaged.includes(id));
    if (left.length === 0) return;
    const answer = yield* ask<AnswerOf<'engage'> | typeof DONE>({
      by: side,
      rule: '14.5.5',
      prompt: say('battle.engage'),
      answers: [...left.map(({ id }) => ({ kind: 'engage' as const, special: id })), DONE],
    });
    if (answer.kind === 'done') return;
    changeSheet(g, { specials: withSide(sheet(g).specials, side, [...engaged, answer.special]) });
    log(g, '14.5.5', 'battle.engaged', { special: answer.special });
  }
}
