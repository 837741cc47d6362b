import type { ScenarioId } from '../catalogue/ids.ts';
import type { EuropeView } from '../secrecy/view.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the war begins: from the Channel to Vienna, from the North Sea to the Po; in 1815 about Belgium. */
const SEATS_OF_WAR: Readonly<Record<ScenarioId, Box>> = {
  '1805': { x: 1000, y: 1000, width: 1500, height: 1000 },
  '1809': { x: 1000, y: 1000, width: 1500, height: 1000 },
  '1815': { x: 1000, y: 1000, width: 1100, height: 800 },
};

/** The part of the sheet to look at first; the rest is a drag away. */
export const window = ({ scenario }: EuropeView): Box => SEATS_OF_WAR[scenario];
