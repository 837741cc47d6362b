import type { Catalogue } from '@bivouac/kernel';
import type { OptionalMessages } from '../messages/15-optional-rules.ts';
import type { Names } from '../names.ts';
import { capital } from '../wording.ts';

export const en15: Catalogue<OptionalMessages, Names> = {
  'evacuation.unitWhere': ({ unit }, name) => `${capital(name.unit(unit))} has been brought home: where does it stand?`,
  'evacuation.commanderWhere': ({ commander }, name) =>
    `${name.commander(commander)} has been called home: where does he stand?`,
  'evacuation.unit': ({ unit, hex }, name) => `${capital(name.unit(unit))} has been brought home to ${name.hex(hex)}.`,
  'evacuation.commander': ({ commander, hex }, name) =>
    `${name.commander(commander)} has been called home to ${name.hex(hex)}.`,
  'evacuation.noRoom': ({ unit, most }, name) =>
    `${capital(name.unit(unit))} finds no hex with room (${most} OF) and is lost.`,
};
