import type { ScenarioId } from '../catalogue/ids.ts';
import type { NapoleonicWarsView } from '../secrecy/view.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** Where the war begins: from the Channel to Vienna; in 1812 Poland and Russia; in 1813 Germany. */
const SEATS_OF_WAR: Readonly<Record<ScenarioId, Box>> = {
  '1805': { x: 900, y: 950, width: 1500, height: 1000 },
  '1812': { x: 1700, y: 500, width: 1500, height: 1000 },
  '1813': { x: 1150, y: 800, width: 1500, height: 1000 },
};

/** The part of the sheet to look at first; the rest is a drag away. */
export const window = ({ scenario }: NapoleonicWarsView): Box => SEATS_OF_WAR[scenario];
