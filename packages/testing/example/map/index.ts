import type { PointMap } from '@bivouac/atlas';

const MOST = 9;
const SPACE = 120;
const RADIUS = 40;

const outline = (x: number, y: number): string =>
  `M${x - RADIUS} ${y}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0z`;

/** The redoubts in a row. */
const MAP: PointMap = {
  kind: 'point',
  id: 'redoubts',
  title: { en: 'The redoubts', fr: 'Les redoutes' },
  width: SPACE * (MOST + 1),
  height: 3 * SPACE,
  radius: RADIUS,
  places: Array.from({ length: MOST }, (_, place) => {
    const [x, y] = [SPACE * (place + 1), 1.5 * SPACE];
    return {
      id: String(place + 1),
      x,
      y,
      outline: outline(x, y),
      name: { en: `Redoubt ${place + 1}`, fr: `Redoute ${place + 1}` },
    };
  }),
  layers: [],
  labels: [],
  marks: [],
};

export const loadMap = async (): Promise<PointMap> => MAP;
