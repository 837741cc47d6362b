import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import { capital, nombre } from '../../../text/wording.ts';
import type { OverlayMessages } from '../messages/overlays.ts';

const WHOSE = { coalition: 'Coalition', french: 'Français' };

export const frOverlays: Catalogue<OverlayMessages, Names> = {
  'overlay.supply': ({ side }) => `Ravitaillement (${WHOSE[side]})`,
  'overlay.chain': ({ side }) => `Chaîne de dépôts (${WHOSE[side]})`,
  'overlay.control': () => 'Villes tenues',
  'overlay.cavalry': ({ side }) => `Portée de la cavalerie (${WHOSE[side]})`,
  'overlay.land': () => 'Allégeances',
  'land.closed': ({ hex }, name) => `${capital(name.hex(hex))} : neutre, fermé aux deux camps.`,
  'land.shared': ({ hex }, name) => `${capital(name.hex(hex))} : ami des deux camps pour le fourrage et les dépôts.`,
  'land.friendly': ({ hex, side }, name) => `${capital(name.hex(hex))} : territoire ami (${name.side(side)}).`,
  'overlay.line': () => 'Lignes de l’armistice',
  'line.behind': ({ hex, side }, name) => `${capital(name.hex(hex))} : derrière la ligne (${name.side(side)}).`,
  'overlay.sources': () => 'Sources de ravitaillement',
  'supply.fed': ({ hex, depot, cost }, name) =>
    cost === 0
      ? `${capital(name.hex(hex))} : ravitaillement par le dépôt sur place.`
      : `${capital(name.hex(hex))} : ravitaillement depuis ${name.hex(depot)}, à ${nombre(cost, 'hexagone')}.`,
  'supply.hungry': ({ hex }, name) => `${capital(name.hex(hex))} : hors ravitaillement.`,
  'supply.exempt': ({ hex }, name) => `${capital(name.hex(hex))} : pas de ligne, et nul besoin.`,
  'supply.inReach': ({ hex }, name) => `${capital(name.hex(hex))} : une pile y serait ravitaillée.`,
  'chain.depot': ({ hex }, name) => `${capital(name.hex(hex))} : un dépôt.`,
  'chain.cutOff': ({ hex }, name) =>
    `${capital(name.hex(hex))} : un dépôt coupé de la chaîne. Il nourrit encore, mais ne prolonge rien.`,
  'chain.open': ({ hex }, name) =>
    `${capital(name.hex(hex))} : un train de ravitaillement pourrait y devenir un dépôt.`,
  'chain.linked': ({ hex }, name) => `${capital(name.hex(hex))} : à portée de la chaîne.`,
  'control.held': ({ hex, side, counts }, name) =>
    `${capital(name.hex(hex))}${counts ? ', ville de victoire' : ''} : tenue par ${name.side(side)}.`,
  'control.empty': ({ hex, counts }, name) =>
    `${capital(name.hex(hex))}${counts ? ', ville de victoire' : ''} : aucune unité.`,
  'cavalry.stands': ({ hex }, name) => `${capital(name.hex(hex))} : cavalerie en bon ordre.`,
  'cavalry.stops': ({ hex }, name) =>
    `${capital(name.hex(hex))} : la cavalerie adjacente y arrête les marches et coupe les lignes, sauf si des unités amies s’y tiennent.`,
  'cavalry.cuts': ({ hex }, name) =>
    `${capital(name.hex(hex))} : la cavalerie au-delà d’un pont y coupe les lignes de ravitaillement, mais n’arrête aucune marche.`,
};
