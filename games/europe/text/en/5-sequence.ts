import type { Catalogue } from '@bivouac/kernel';
import type { SequenceMessages } from '../messages/5-sequence.ts';
import type { Names } from '../names.ts';
import { capital, count, signed } from '../wording.ts';

export const en5: Catalogue<SequenceMessages, Names> = {
  'phase.begins': ({ year, phase }, name) => `${year}: ${name.phase(phase)}.`,
  'round.begins': ({ year, round }) => `${year}, round ${round}.`,
  'escalade.level': ({ by, level }) => `Escalade ${signed(by)}: ${level}.`,
  'action.choose': ({ round }) => `Round ${round}: your action?`,
  'action.card': ({ side, card, ap }, name) =>
    `${capital(name.side(side))}: ${name.card(card)} for ${count(ap, 'activation point')}.`,
  'action.operation': ({ side }, name) =>
    `${capital(name.side(side))}: an operation without a card, 1 activation point.`,
  'action.passed': ({ side }, name) => `${capital(name.side(side))} passes.`,
  'action.noPoints': ({ card }, name) => `${name.card(card)} is worth no activation points.`,
  'reserve.kept': ({ side, ap, reserve }, name) =>
    `${capital(name.side(side))}: ${count(ap, 'point')} put in reserve, ${reserve} in all.`,
  'reserve.lost': ({ side, ap }, name) => `${capital(name.side(side))}: ${count(ap, 'point')} in reserve lost.`,
  'trial.roll': ({ trial }, name) => `${name.trial(trial)}: the die`,
  'trial.total': ({ trial, by, die, modifiers, total }, name) =>
    `${name.trial(trial)} (${name.side(by)}): ${die}${modifiers === 0 ? '' : ` ${signed(modifiers)} = ${total}`}.`,
};
