import type { AreaPlace, Point } from '@bivouac/atlas';
import { BOX_HALF, BOX_PIECES, boxOutline, boxRing, portBoxes } from '@bivouac/atlas/build/areas/port-boxes.ts';
import { blockadeBoxes, boxes as offMap, zone } from '../catalogue/places.ts';
import { seaCentre, water } from './cells.ts';
import { links, signAt } from './links.ts';
import { sheet } from './sheet.ts';
import { shore } from './shore.ts';
import source from './source/boxes.json' with { type: 'json' };

/** 17.2 Each port has a blockade box at sea. */
export const blockades = portBoxes([...blockadeBoxes.values()], {
  picture: sheet.picture,
  shore,
  water,
  links,
  seaMiddle: seaCentre,
  signAt,
});

const OFF_MAP = { halfWidth: source.width / 2, halfHeight: source.height / 2 };
const offMapAt: Readonly<Record<string, readonly number[]>> = source.at;

export const offMapBoxes = [...offMap.values()].map(({ id, name }) => {
  const [x = 0, y = 0] = offMapAt[id] ?? [];
  const at: Point = [x, y];
  return { id, name, at, ring: boxRing(at, OFF_MAP.halfWidth, OFF_MAP.halfHeight) };
});

export const offMapNames = offMapBoxes.map(({ id, name, at }) => ({ id, name, at, top: at[1] - OFF_MAP.halfHeight }));

/** Blockade boxes and the boxes beside the war, as places. */
export const boxPlaces = (): readonly AreaPlace[] => [
  ...blockades.map(({ id, port, at }): AreaPlace => {
    const { name } = zone(blockadePort(port));
    return {
      id,
      kind: 'box',
      x: at[0],
      y: at[1],
      pieces: BOX_PIECES,
      outline: boxOutline(boxRing(at, BOX_HALF, BOX_HALF)),
      name: { en: `Blockade of ${name.en}`, fr: `Blocus : ${name.fr}` },
    };
  }),
  ...offMapBoxes.map(({ id, name, at, ring }): AreaPlace => ({
    id,
    kind: 'box',
    x: at[0],
    y: at[1],
    outline: boxOutline(ring),
    pieces: 1,
    name,
  })),
];

const blockadePort = (port: string): Parameters<typeof zone>[0] => {
  const found = [...blockadeBoxes.values()].find((row) => row.port === port);
  if (!found) throw new Error(`${port} has no blockade box`);
  return found.port;
};
