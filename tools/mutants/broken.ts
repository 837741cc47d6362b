// A source file with switches: at each chosen point it does as the rule says, or otherwise while its number is on.
import type { Point } from './points.ts';

export interface Numbered extends Point {
  readonly id: number;
}

/** The source with a switch at each of these points; a point may lie within another. */
export const withSwitches = (source: string, points: readonly Numbered[]): string => {
  const ordered = points.toSorted((a, b) => a.start - b.start || b.end - a.end || a.id - b.id);
  const written = (start: number, end: number, within: readonly Numbered[]): string => {
    let text = '';
    let at = start;
    for (let place = 0; place < within.length;) {
      const point = within[place] as Numbered;
      let next = place + 1;
      while (next < within.length && (within[next] as Numbered).start < point.end) next++;
      const inner = written(point.start, point.end, within.slice(place + 1, next));
      text += `${source.slice(at, point.start)}(globalThis.isBroken(${point.id}) ? (${point.instead}) : (${inner}))`;
      at = point.end;
      place = next;
    }
    return text + source.slice(at, end);
  };
  return written(0, source.length, ordered);
};
