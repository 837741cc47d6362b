import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import { capital } from '../../../text/wording.ts';
import type { OverlayMessages } from '../messages/overlays.ts';

const WHOSE = { empire: 'Empire', coalition: 'Coalition' };

export const frOverlays: Catalogue<OverlayMessages, Names> = {
  'overlay.supply': ({ side }) => `Ravitaillement : ${WHOSE[side]}`,
  'overlay.control': () => 'Contrôle',
  'overlay.land': () => 'Territoires',
  'overlay.keys': () => 'Zones clefs',
  'supply.fed': ({ force, zone }, name) => `${name.force(force)} : force ravitaillée depuis ${name.the.zone(zone)}`,
  'supply.hungry': ({ force }, name) => `${name.force(force)} : pas de ligne de ravitaillement`,
  'control.held': ({ zone, nation }, name) => `${capital(name.zone(zone))} : contrôle ${name.of.nation(nation)}`,
  'land.of': ({ zone, nation }, name) => `${capital(name.zone(zone))} : territoire ${name.of.nation(nation)}`,
  'keys.held': ({ zone, nation, counts }, name) =>
    `${capital(name.zone(zone))} : zone clef, contrôle ${name.of.nation(nation)}${counts ? '' : ', non ravitaillée : elle ne compte pas'}`,
};
