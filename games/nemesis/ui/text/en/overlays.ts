import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import { capital } from '../../../text/wording.ts';
import type { OverlayMessages } from '../messages/overlays.ts';

const WHOSE = { coalition: 'Coalition', french: 'French' };

export const enOverlays: Catalogue<OverlayMessages, Names> = {
  'overlay.supply': ({ side }) => `${WHOSE[side]} supply`,
  'overlay.chain': ({ side }) => `${WHOSE[side]} Depot chain`,
  'overlay.control': () => 'Cities held',
  'overlay.cavalry': ({ side }) => `Reach of ${WHOSE[side]} cavalry`,
  'overlay.land': () => 'Whose land',
  'land.closed': ({ hex }, name) => `${capital(name.hex(hex))}: neutral, closed to both sides.`,
  'land.shared': ({ hex }, name) => `${capital(name.hex(hex))}: friendly to both sides for forage and Depots.`,
  'land.friendly': ({ hex, side }, name) => `${capital(name.hex(hex))}: friendly to ${name.side(side)}.`,
  'overlay.line': () => 'Lines of the Armistice',
  'line.behind': ({ hex, side }, name) => `${capital(name.hex(hex))}: behind the line of ${name.side(side)}.`,
  'overlay.sources': () => 'Supply sources',
  'supply.fed': ({ hex, depot, cost }, name) =>
    cost === 0
      ? `${capital(name.hex(hex))}: in supply from its own Depot.`
      : `${capital(name.hex(hex))}: in supply from ${name.hex(depot)}, a route of ${cost}.`,
  'supply.hungry': ({ hex }, name) => `${capital(name.hex(hex))}: out of supply.`,
  'supply.exempt': ({ hex }, name) => `${capital(name.hex(hex))}: no route, and none needed.`,
  'supply.inReach': ({ hex }, name) => `${capital(name.hex(hex))}: a stack here would be in supply.`,
  'chain.depot': ({ hex }, name) => `${capital(name.hex(hex))}: a Depot.`,
  'chain.cutOff': ({ hex }, name) =>
    `${capital(name.hex(hex))}: a Depot that is cut off from the chain. It supplies stacks, but does not extend the chain.`,
  'chain.open': ({ hex }, name) => `${capital(name.hex(hex))}: a Supply Train here could become a Depot.`,
  'chain.linked': ({ hex }, name) => `${capital(name.hex(hex))}: within reach of the chain.`,
  'control.held': ({ hex, side, counts }, name) =>
    `${capital(name.hex(hex))}${counts ? ', a victory city' : ''}: held by ${name.side(side)}.`,
  'control.empty': ({ hex, counts }, name) => `${capital(name.hex(hex))}${counts ? ', a victory city' : ''}: no units.`,
  'cavalry.stands': ({ hex }, name) => `${capital(name.hex(hex))}: cavalry in good order.`,
  'cavalry.stops': ({ hex }, name) =>
    `${capital(name.hex(hex))}: cavalry next door stops marches here and cuts routes, unless friendly units stand here.`,
  'cavalry.cuts': ({ hex }, name) =>
    `${capital(name.hex(hex))}: cavalry beyond a bridge cuts supply routes here, but stops no march.`,
};
