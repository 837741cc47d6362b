import { checkNations, checkPieces, checkPlaces } from './check-map.ts';
import { checkCards, checkScenarios, checkTables } from './check-play.ts';
import { type Misprint, misprints } from './places.ts';
import { type Scenario, scenarioFor } from './scenarios.ts';
import { type Tables, tablesFor } from './tables.ts';
import { type Edition, SCENARIOS, type ScenarioId } from './ids.ts';

export * from './ids.ts';
export * from './places.ts';
export * from './nations.ts';
export * from './pieces.ts';
export * from './cards.ts';
export * from './card-texts.ts';
export * from './editions.ts';
export * from './table-rows.ts';
export * from './tables.ts';
export { scenarioFor } from './scenarios.ts';
export type { NationState, NationStatus, Scenario, SetUp, SetUpPlace } from './scenarios.ts';

checkPlaces();
checkNations();
checkPieces();
checkCards();
checkTables();
checkScenarios();

/** What the printed parts say in one edition. Map, pieces and cards are the same in both. */
export interface Catalogue {
  readonly edition: Edition;
  readonly tables: Tables;
  readonly scenarios: ReadonlyMap<ScenarioId, Scenario>;
  /** 3.1 What this edition's map shows wrongly. */
  readonly misprints: readonly Misprint[];
}

const of = (edition: Edition): Catalogue => ({
  edition,
  tables: tablesFor(edition),
  scenarios: new Map(SCENARIOS.map((id) => [id, scenarioFor(id, edition)])),
  misprints: misprints.filter((one) => one.edition === edition),
});
const CATALOGUES: Readonly<Record<Edition, Catalogue>> = { '2013': of('2013'), revised: of('revised') };

export const catalogueFor = (edition: Edition): Catalogue => CATALOGUES[edition];
