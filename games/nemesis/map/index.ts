import type { HexMap } from '@bivouac/atlas';
import { type Scenario, shippedScenarios } from '../scenario/scenario.ts';
import { isEastern } from '../catalogue/cells.ts';

/** 17.1 Is the eastern sheet on the table? */
const needsTheEast = (scenario: unknown): boolean => {
  const played = typeof scenario === 'string' ? shippedScenarios.get(scenario) : (scenario as Scenario | undefined);
  return played?.playable.some(isEastern) ?? false;
};

/** The sheet of 1813, with the part that 1799 plays on among its views; for a war that begins in Russia the joined sheets. Fetched when it is first asked for. */
export const loadMap = async (scenario?: unknown): Promise<HexMap> => {
  const { default: map } = needsTheEast(scenario)
    ? await import('./europe-1812.json', { with: { type: 'json' } })
    : await import('./europe-1813.json', { with: { type: 'json' } });
  return map as unknown as HexMap;
};
