import type { Catalogue } from '@bivouac/kernel';
import type { CommandersMovementMessages } from '../messages/12-commanders-movement.ts';
import type { Names } from '../names.ts';
import { capital } from '../wording.ts';

export const fr12: Catalogue<CommandersMovementMessages, Names> = {
  'ride.who': () => 'Quel chef se déplace ?',
  'ride.whereTo': ({ commander, hex }, name) => `${name.commander(commander)} (${name.hex(hex)}) : vers où ?`,
  'ride.already': ({ commander }, name) => `${name.commander(commander)} s’est déjà déplacé ce tour.`,
  'ride.nowhere': ({ commander }, name) =>
    `${name.commander(commander)} : ni troupes amies ni ville amie à trois hexagones ou moins.`,
  'ride.noShelter': ({ hex }, name) =>
    `${capital(name.hex(hex))} : ni unité de combat amie, ni ville en territoire ami.`,
  'ride.outOfReach': ({ commander, hex }, name) =>
    `${name.commander(commander)} : ${name.hex(hex)} est hors d’atteinte en trois hexagones ; les piles et les villes ennemies barrent la route.`,
  'ride.rides': ({ commander, from, to }, name) =>
    `${name.commander(commander)} : ${name.hex(from)} – ${name.hex(to)}.`,
  'ride.passes': ({ side }, name) => `${capital(name.side(side))} : plus aucun chef ne se déplace.`,
};
