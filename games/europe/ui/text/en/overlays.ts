import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import { capital } from '../../../text/wording.ts';
import type { OverlayMessages } from '../messages/overlays.ts';

const WHOSE = { empire: 'Empire', coalition: 'Coalition' };

export const enOverlays: Catalogue<OverlayMessages, Names> = {
  'overlay.supply': ({ side }) => `Supply: ${WHOSE[side]}`,
  'overlay.control': () => 'Control',
  'overlay.land': () => 'Whose land',
  'overlay.keys': () => 'Key zones',
  'supply.fed': ({ force, zone }, name) => `${name.force(force)}: supplied from ${name.zone(zone)}`,
  'supply.hungry': ({ force }, name) => `${name.force(force)}: no line of supply`,
  'control.held': ({ zone, nation }, name) => `${capital(name.zone(zone))}: held by ${name.nation(nation)}`,
  'land.of': ({ zone, nation }, name) => `${capital(name.zone(zone))}: land of ${name.nation(nation)}`,
  'keys.held': ({ zone, nation, counts }, name) =>
    `${capital(name.zone(zone))}: key zone held by ${name.nation(nation)}${counts ? '' : ', without supply: it does not count'}`,
};
