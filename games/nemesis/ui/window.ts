import { hexCorners } from '@bivouac/atlas';
import { lastingFact } from '@bivouac/kernel';
import { cellOf } from '../catalogue/cells.ts';
import { playsOn } from '../map/sheet.ts';
import type { HexId } from '../catalogue/ids.ts';
import { type Scenario, shippedScenarios } from '../scenario/scenario.ts';
import { scenarioOf, SIDES } from '../state/state.ts';
import type { NemesisView } from '../secrecy/view.ts';
import { stateOf } from './seen.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 90;

/** Where the war will be: the armies, their sources, what they fight for and where more of them arrive. */
const seatOfWar = ({ stacks, reinforcements, sources, victoryCities }: Scenario): readonly HexId[] => [
  ...victoryCities,
  ...SIDES.flatMap((side) => [
    ...sources[side],
    ...stacks[side].map(({ hex }) => hex),
    ...reinforcements[side].flatMap(({ hexes }) => hexes),
  ]),
];

const boxOf = lastingFact((scenario: Scenario): Box => {
  const { sheet } = playsOn(scenario);
  const corners = seatOfWar(scenario).flatMap((hex) => hexCorners(sheet.grid, cellOf(hex)));
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const x = Math.max(0, Math.floor(Math.min(...xs) - MARGIN));
  const y = Math.max(0, Math.floor(Math.min(...ys) - MARGIN));
  return {
    x,
    y,
    width: Math.min(sheet.width, Math.ceil(Math.max(...xs) + MARGIN)) - x,
    height: Math.min(sheet.height, Math.ceil(Math.max(...ys) + MARGIN)) - y,
  };
});

/** The part of the sheet to look at first, with a little around it; the rest of the playable area is a drag away. */
export const window = (view: NemesisView): Box => boxOf(scenarioOf(stateOf(view)));

/** The map knows the scenarios that ship with the game by name; one of somebody's own has the whole sheet unveiled. */
export const mapView = ({ scenario }: NemesisView): string | undefined =>
  typeof scenario === 'string' && shippedScenarios.has(scenario) ? scenario : undefined;
