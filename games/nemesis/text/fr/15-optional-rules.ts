import type { Catalogue } from '@bivouac/kernel';
import type { OptionalMessages } from '../messages/15-optional-rules.ts';
import type { Names } from '../names.ts';
import { capital } from '../wording.ts';

export const fr15: Catalogue<OptionalMessages, Names> = {
  'evacuation.unitWhere': ({ unit }, name) => `${capital(name.unit(unit))} : unité rappelée. Où la placer ?`,
  'evacuation.commanderWhere': ({ commander }, name) => `${name.commander(commander)} : chef rappelé. Où le placer ?`,
  'evacuation.unit': ({ unit, hex }, name) => `${capital(name.unit(unit))} : unité rappelée (${name.hex(hex)}).`,
  'evacuation.commander': ({ commander, hex }, name) =>
    `${name.commander(commander)} : chef rappelé (${name.hex(hex)}).`,
  'evacuation.noRoom': ({ unit, most }, name) =>
    `${capital(name.unit(unit))} : aucun hexagone n’a assez de place (${most} FO), l’unité est perdue.`,
};
