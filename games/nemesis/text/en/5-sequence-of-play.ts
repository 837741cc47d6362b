import type { Catalogue } from '@bivouac/kernel';
import type { SequenceMessages } from '../messages/5-sequence-of-play.ts';
import type { Names } from '../names.ts';
import { capital } from '../wording.ts';

export const en5: Catalogue<SequenceMessages, Names> = {
  'turn.begins': ({ turn }) => `Turn ${turn} begins.`,
  'phase.begins': ({ phase }, name) => `${name.phase(phase)}.`,
  'phase.finished': ({ side }, name) => `${capital(name.side(side))}: finished with this phase.`,
  'hex.outsidePlay': ({ hex }) => `Hex ${hex} lies outside the playable area.`,
  'hex.barred': ({ from, to }, name) =>
    `There is no way from ${name.hex(from)} to ${name.hex(to)}: mountain, lake or strait.`,
  'hex.notAdjacent': ({ from, to }, name) => `${capital(name.hex(to))} does not touch ${name.hex(from)}.`,
  'hex.overfull': ({ hex, of }, name) =>
    `${capital(name.hex(hex))} would hold ${of} Occupancy Factors; six are the limit.`,
  'hex.enemyUnits': ({ hex }, name) => `Enemy units hold ${name.hex(hex)}.`,
};
