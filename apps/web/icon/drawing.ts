/** A filled polygon on a sheet of 64 by 64. */
interface Figure {
  readonly colour: readonly [red: number, green: number, blue: number];
  readonly corners: readonly (readonly [x: number, y: number])[];
}

export const SHEET = 64;

const PAPER = [243, 232, 205] as const;
const SEPIA = [58, 42, 27] as const;
const LINEN = [233, 218, 180] as const;
const SHADE = [183, 156, 104] as const;
const RED = [184, 64, 44] as const;
const FLAME = [217, 133, 42] as const;

/** A tent at night with a fire before it: the sign of Bivouac. It fills the sheet, so that a phone may cut it to any shape. */
export const TENT: readonly Figure[] = [
  {
    colour: SEPIA,
    corners: [
      [0, 0],
      [64, 0],
      [64, 64],
      [0, 64],
    ],
  },
  {
    colour: SHADE,
    corners: [
      [0, 47],
      [64, 45],
      [64, 64],
      [0, 64],
    ],
  },
  {
    colour: LINEN,
    corners: [
      [32, 13],
      [53, 49],
      [32, 49],
    ],
  },
  {
    colour: PAPER,
    corners: [
      [32, 13],
      [32, 49],
      [11, 49],
    ],
  },
  {
    colour: SEPIA,
    corners: [
      [32, 25],
      [39, 49],
      [25, 49],
    ],
  },
  {
    colour: RED,
    corners: [
      [31, 7],
      [33, 7],
      [33, 14],
      [31, 14],
    ],
  },
  {
    colour: RED,
    corners: [
      [33, 7],
      [43, 9.5],
      [33, 12],
    ],
  },
  {
    colour: FLAME,
    corners: [
      [32, 42],
      [35.5, 49.5],
      [32, 54],
      [28.5, 49.5],
    ],
  },
  {
    colour: PAPER,
    corners: [
      [32, 47],
      [33.6, 50.4],
      [32, 52.6],
      [30.4, 50.4],
    ],
  },
];

const hex = (colour: Figure['colour']): string =>
  `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

export const svg = (figures: readonly Figure[]): string => {
  const polygons = figures.map(
    ({ colour, corners }) => `<polygon fill="${hex(colour)}" points="${corners.map((at) => at.join(',')).join(' ')}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET} ${SHEET}">${polygons.join('')}</svg>`;
};

/** Where a level line crosses the sides of a figure, from left to right: inside lies between the first and the second, and so on. */
const crossings = ({ corners }: Figure, y: number): readonly number[] =>
  corners
    .flatMap(([ax, ay], place) => {
      const [bx, by] = corners.at(place - 1) ?? [ax, ay];
      return ay > y === by > y ? [] : [((bx - ax) * (y - ay)) / (by - ay) + ax];
    })
    .sort((a, b) => a - b);

/** Samples to a side of each pixel, so that slanting edges come out smooth. */
const FINE = 4;

/** The same figures as rows of pixels, three bytes each. */
export const pixels = (figures: readonly Figure[], size: number): Uint8Array => {
  const fine = size * FINE;
  const sums = new Uint16Array(size * size * 3);
  const line = new Uint8Array(fine * 3);
  for (let row = 0; row < fine; row++) {
    for (const figure of figures) {
      const ends = crossings(figure, ((row + 0.5) / fine) * SHEET).map((x) => Math.round((x / SHEET) * fine));
      for (let end = 0; end + 1 < ends.length; end += 2)
        for (let x = ends[end] ?? 0; x < (ends[end + 1] ?? 0); x++) line.set(figure.colour, x * 3);
    }
    const first = Math.floor(row / FINE) * size;
    for (let x = 0; x < fine; x++)
      for (let part = 0; part < 3; part++) {
        const at = (first + Math.floor(x / FINE)) * 3 + part;
        sums[at] = (sums[at] ?? 0) + (line[x * 3 + part] ?? 0);
      }
  }
  return Uint8Array.from(sums, (sum) => Math.round(sum / (FINE * FINE)));
};
