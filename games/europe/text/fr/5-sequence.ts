import type { Catalogue } from '@bivouac/kernel';
import type { SequenceMessages } from '../messages/5-sequence.ts';
import type { Names } from '../names.ts';
import { capital, nombre, signed } from '../wording.ts';

export const fr5: Catalogue<SequenceMessages, Names> = {
  'phase.begins': ({ year, phase }, name) => `${year} : ${name.phase(phase)}.`,
  'round.begins': ({ year, round }) => `${year}, round ${round}.`,
  'escalade.level': ({ by, level }) => `Escalade ${signed(by)} : ${level}.`,
  'action.choose': ({ round }) => `Round ${round} : votre action ?`,
  'action.card': ({ side, card, ap }, name) =>
    `${capital(name.side(side))} : ${name.card(card)} pour ${nombre(ap, 'point')} d’activation.`,
  'action.operation': ({ side }, name) => `${capital(name.side(side))} : opération sans carte, 1 point d’activation.`,
  'action.passed': ({ side }, name) => `${capital(name.side(side))} passe.`,
  'action.noPoints': ({ card }, name) => `${name.card(card)} ne vaut aucun point d’activation.`,
  'reserve.kept': ({ side, ap, reserve }, name) =>
    `${capital(name.side(side))} : ${nombre(ap, 'point')} en réserve, ${reserve} en tout.`,
  'reserve.lost': ({ side, ap }, name) =>
    `${capital(name.side(side))} : ${nombre(ap, 'point')} de réserve perdu${ap < 2 ? '' : 's'}.`,
  'trial.roll': ({ trial }, name) => `${name.trial(trial)} : le dé`,
  'trial.total': ({ trial, by, die, modifiers, total }, name) =>
    `${name.trial(trial)} (${name.side(by)}) : ${die}${modifiers === 0 ? '' : ` ${signed(modifiers)} = ${total}`}.`,
};
