import type { WarAndPeaceView } from '../secrecy/view.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the war begins: the Rhine and the Danube; Spain too in 1809; the Niemen; Saxony. */
const SEATS_OF_WAR: Readonly<Record<string, Box>> = {
  '1805': { x: 1350, y: 1250, width: 1900, height: 1250 },
  '1809': { x: 1700, y: 1650, width: 1700, height: 1100 },
  '1812': { x: 2950, y: 850, width: 1900, height: 1250 },
  '1813': { x: 2000, y: 1100, width: 1600, height: 1050 },
};
const WHOLE: Box = { x: 0, y: 0, width: 5142, height: 4464 };

/** The part of the sheet to look at first; the rest is a drag away. */
export const window = ({ scenario }: WarAndPeaceView): Box => SEATS_OF_WAR[scenario] ?? WHOLE;
