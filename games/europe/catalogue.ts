import { checkNations, checkPieces, checkPlaces } from './catalogue/check-map.ts';
import { checkCards, checkScenarios, checkTables } from './catalogue/check-play.ts';
import { type Misprint, misprints } from './catalogue/places.ts';
import { type Scenario, scenarioFor } from './catalogue/scenarios.ts';
import { type Tables, tablesFor } from './catalogue/tables.ts';
import { type Edition, SCENARIOS, type ScenarioId } from './ids.ts';

export * from './ids.ts';
export * from './catalogue/places.ts';
export * from './catalogue/nations.ts';
export * from './catalogue/pieces.ts';
export * from './catalogue/cards.ts';
export * from './catalogue/card-texts.ts';
export * from './catalogue/editions.ts';
export * from './catalogue/table-rows.ts';
export * from './catalogue/tables.ts';
export { scenarioFor } from './catalogue/scenarios.ts';
export type { NationState, NationStatus, Scenario, SetUp, SetUpPlace } from './catalogue/scenarios.ts';

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
