import { hexGrid, type MapLayer } from '@bivouac/atlas';
import { cornerPoint, sideBetween, type Side } from '@bivouac/atlas/build/hexsides.ts';
import { flowingPath, type Line, pathOf } from '@bivouac/atlas/build/path.ts';
import { runningOut } from '@bivouac/atlas/build/river-ends.ts';
import { type Flow, flowingRivers, type RiverCourse } from '@bivouac/atlas/build/rivers.ts';
import type { Shore } from '@bivouac/atlas/build/waters.ts';
import { hexCards, sidesOf } from '../catalogue/map.ts';
import { ON_SHEET, PICTURE, sheetHex } from './sheet.ts';

export const GRID = hexGrid(ON_SHEET);

/** Every side between two land hexes once, with what lies on it. */
interface Hexside {
  readonly side: Side;
  readonly river: string | undefined;
  readonly sea: boolean;
}

const hexsides: readonly Hexside[] = hexCards.flatMap((hex) =>
  sidesOf(hex.id)
    .filter(({ to }) => to > hex.id)
    .map(({ to, sea, riverName }) => ({
      side: sideBetween(ON_SHEET, sheetHex(hex.id), sheetHex(to)),
      river: riverName,
      sea,
    })),
);

const courses = (): readonly RiverCourse[] =>
  [...new Set(hexsides.flatMap(({ river }) => river ?? []))].toSorted().map((id) => ({
    id,
    sides: hexsides.filter(({ river }) => river === id).map(({ side }) => ({ side, bridge: false })),
  }));

export const riverFlows = (shore: Shore): readonly Flow[] =>
  flowingRivers(ON_SHEET, courses(), runningOut({ grid: ON_SHEET, around: GRID.around, picture: PICTURE, shore }));

/** Rivers, and the sides between land hexes that are all sea. */
export const waters = (flows: readonly Flow[]): readonly MapLayer[] => {
  const straits = hexsides
    .filter(({ sea }) => sea)
    .map(({ side }): Line => ({ points: side.map((key) => cornerPoint(ON_SHEET, key)) }));
  return [
    {
      kind: 'river',
      path: flowingPath(
        flows.map(({ points }) => points),
        1,
      ),
    },
    { kind: 'strait', path: pathOf(straits, 1) },
  ];
};
