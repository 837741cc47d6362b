import { europe, type EuropeOptions } from '../game.ts';
import { EDITIONS, type ScenarioId } from '../catalogue/ids.ts';

/** A scenario as it is played in either edition. */
export const bothEditions = (scenario: ScenarioId, more: object = {}): readonly EuropeOptions[] =>
  EDITIONS.map((edition) => europe.options.parse({ scenario, edition, ...more }));
