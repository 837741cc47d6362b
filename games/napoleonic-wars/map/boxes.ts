import type { AreaPlace, Point } from '@bivouac/atlas';
import { BOX_HALF, BOX_PIECES, boxOutline, boxRing, type BoxOnSheet } from '@bivouac/atlas/build/areas/port-boxes.ts';
import { portBoxes } from '@bivouac/atlas/build/areas/port-boxes.ts';
import { duchies, duchy, duchyId, zone, zoneId, ZONES } from '../catalogue/catalogue.ts';
import { harbourOf } from './places.ts';
import { water, zoneCentre } from './cells.ts';
import { links, signAt } from './links.ts';
import { sheet } from './sheet.ts';
import { shore } from './shore.ts';
import source from './source/boxes.json' with { type: 'json' };

const ports = [...duchies.values()].flatMap(({ id, zones }) =>
  zones.map((sea, place) => ({ id: place === 0 ? harbourOf(id) : `${harbourOf(id)} ${sea}`, port: id, sea })),
);

const ZONE_BOX = { halfWidth: 44, halfHeight: 34 };
/** Clear of a Zone's box, and of the name above it. */
const FROM_ZONE = { x: 128, above: 86, below: 60 };

const laid = portBoxes(ports, {
  picture: sheet.picture,
  shore,
  water,
  links,
  seaMiddle: zoneCentre,
  seaRoom: ([dx, dy]) => Math.abs(dx) < FROM_ZONE.x && dy > -FROM_ZONE.above && dy < FROM_ZONE.below,
  signAt,
});

/** 3 Port: a box off each Port, in the first of its Zones, where its Squadrons lie. */
export const harbours: readonly BoxOnSheet[] = laid.filter(({ id, port }) => id === harbourOf(port));
/** A Port that opens on two Zones has an anchor on either coast. */
export const secondCoasts: readonly BoxOnSheet[] = laid.filter(({ id, port }) => id !== harbourOf(port));

/** Where the fleets of each Zone lie. */
export const zoneBoxes = ZONES.map((id) => {
  const at = zoneCentre(id);
  return { id, at, ring: boxRing(at, ZONE_BOX.halfWidth, ZONE_BOX.halfHeight) };
});

/** What stands beside the war: foreign wars, and the Regroup box. */
export const besideTheWar = source.boxes.map(({ id, en, fr, at: [x = 0, y = 0], width, height }) => {
  const at: Point = [x, y];
  return { id, name: { en, fr }, at, top: y - height / 2, ring: boxRing(at, width / 2, height / 2) };
});

export const boxPlaces = (): readonly AreaPlace[] => [
  ...harbours.map(({ id, port, at: [x, y] }): AreaPlace => {
    const { name } = duchy(duchyId(port));
    const sea = zone(zoneId(duchy(duchyId(port)).zones[0] ?? '')).name;
    return {
      id,
      kind: 'box',
      x,
      y,
      pieces: BOX_PIECES,
      outline: boxOutline(boxRing([x, y], BOX_HALF, BOX_HALF)),
      name: { en: `Port of ${name.en} (${sea.en})`, fr: `Port : ${name.fr} (${sea.fr})` },
    };
  }),
  ...besideTheWar.map(({ id, name, at: [x, y], ring }): AreaPlace => ({
    id,
    kind: 'box',
    x,
    y,
    pieces: 1,
    outline: boxOutline(ring),
    name,
  })),
];
