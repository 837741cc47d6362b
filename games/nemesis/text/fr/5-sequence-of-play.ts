import type { Catalogue } from '@bivouac/kernel';
import type { SequenceMessages } from '../messages/5-sequence-of-play.ts';
import type { Names } from '../names.ts';
import { capital } from '../wording.ts';

export const fr5: Catalogue<SequenceMessages, Names> = {
  'turn.begins': ({ turn }) => `Début du tour ${turn}.`,
  'phase.begins': ({ phase }, name) => `${name.phase(phase)}.`,
  'phase.finished': ({ side }, name) => `${capital(name.side(side))} : phase terminée.`,
  'hex.outsidePlay': ({ hex }) => `L’hexagone ${hex} est hors de la zone de jeu.`,
  'hex.barred': ({ from, to }, name) =>
    `Aucun passage entre ${name.hex(from)} et ${name.hex(to)} : montagne, lac ou détroit.`,
  'hex.notAdjacent': ({ from, to }, name) => `${capital(name.hex(to))} et ${name.hex(from)} ne sont pas adjacents.`,
  'hex.overfull': ({ hex, of }, name) =>
    `${capital(name.hex(hex))} : ${String(of).replace('.', ',')} facteurs d’occupation pour une limite de six.`,
  'hex.enemyUnits': ({ hex }, name) => `Des unités ennemies tiennent ${name.hex(hex)}.`,
};
