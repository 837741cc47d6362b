import { type Infer, listOf, num, optional, shape, text, withStandard } from '@bivouac/kernel';
import type { LonLat, Projection } from '../projection.ts';
import type { FreeName } from './place-names.ts';

/** What a row of a `names.json` says of a name, beside its kind and where its words are found. */
export const nameFields = {
  rank: num({ min: 1, max: 4 }),
  /** Longitude and latitude. */
  at: listOf(num()),
  /** Degrees, clockwise. */
  angle: withStandard(num(), 0),
  /** How far it may move, in map units. */
  room: num({ min: 0 }),
  spacing: optional(num({ min: 0 })),
  /** Its own words, if the data of the game have none. */
  text: optional(shape({ en: text(), fr: text() })),
};
const nameSchema = shape(nameFields);

export interface AuthoredName extends Infer<typeof nameSchema> {
  readonly kind: FreeName['kind'];
}

const RANKS = [1, 2, 3, 4] as const;

/** The rows as names that lie somewhere around their point; the game says what each is called and what it should cover. */
export const freeNames = <R extends AuthoredName>(
  rows: readonly R[],
  project: Projection,
  named: (row: R) => Pick<FreeName, 'text' | 'covers'>,
): readonly FreeName[] =>
  rows.map((row) => {
    const [lon = 0, lat = 0] = row.at;
    const place: LonLat = [lon, lat];
    return {
      kind: row.kind,
      rank: RANKS.find((rank) => rank === row.rank) ?? 4,
      at: project(place),
      angle: row.angle,
      room: row.room,
      ...named(row),
      ...(row.spacing === undefined ? {} : { spacing: row.spacing }),
    };
  });
