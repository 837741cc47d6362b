import { InputError, listOf, shape, text, type Infer } from '@bivouac/kernel';
import editionsJson from '../data/editions.json' with { type: 'json' };

/** The differences between the two rulebooks, by name. */
export const EDITION_KEYS = [
  ...(['specialUnits', 'fixedDepotRetreat', 'mapErrata', 'controlByLanding', 'controlNeedsSupply'] as const),
  ...(['controlChange', 'blockadeDefinition', 'continentalEurope', 'punishmentsTiming', 'reform'] as const),
  ...(['revolts', 'diplomacyPerPhase', 'endPhase', 'conquestOrder', 'permanentOutsideDeck'] as const),
  ...(['undiscardable', 'permanentNeedsWar', 'eventsImmediate', 'navalCombatCard', 'secondDow'] as const),
  ...(['warsawKey', 'spanishAid', 'productionManagers', 'flipReduced', 'minorRebuild', 'reinforcementZone'] as const),
  ...(['armyCreation', 'neutralFleets', 'neutralMovers', 'britainStatus', 'alliedCommand', 'spainLeaves'] as const),
  ...(['minorAfterConquest', 'minorsOfLoser', 'secondWarBudget', 'forcedPeaceThirdParties'] as const),
  ...(['forcedAllianceCase', 'protectorateEscalade', 'protectedParts', 'newStates', 'bavariaCard'] as const),
  ...(['loneCorpsCost', 'reserveAp', 'subordinates', 'dismissSubordinate', 'stackingMoment'] as const),
  ...(['danishStrait', 'iberia', 'consolidation', 'interceptionLimit', 'evasionDifficult'] as const),
  ...(['evasionWithoutGeneral', 'majorCampaign', 'interiorLinesMoment', 'supplyCheck', 'supplyLinks'] as const),
  ...(['straitSupply', 'depotFlip', 'poorStart', 'frenchBonus', 'battleSequence', 'counterMarch'] as const),
  ...(['capitalMorale', 'lossMorale', 'cavalryCount', 'counteredCard', 'pursuitOption', 'twoArmies'] as const),
  ...(['demoralEnd', 'retreatPriority', 'fortressCapacity', 'siegeReinforcement', 'siegeLift', 'breach'] as const),
  ...(['partialSquadron', 'blockadeBoxCost', 'portCaptured', 'bosphorus', 'landingSupply', 'portFort'] as const),
  ...(['firstLossCancelled', 'minorConquest', 'majorConquest', 'annexation', 'peaceLength', 'loserForces'] as const),
  ...(['victory1814', 's1815', 's1805', 's1809', 'exRound4', 'exRound5', 'activationDesignation'] as const),
  ...(['aidAtOnce', 'transportCost', 'britainConqueredRedeploy', 'weatherEndPhase'] as const),
  ...(['subordinateCounterMarch', 'handExact', 'joinDraw', 'liberationEnd', 'allianceIsWar'] as const),
  ...(['blockadeOfLoser', 'secondWarTarget', 'forcedAllianceBroken', 'tyrolRevolt', 'minorSupply'] as const),
  ...(['unsuppliedMarker', 'counterMarchArmyValue', 'rallyAttrition', 'honours', 'seaInterceptionJoin'] as const),
  ...(['corsairsAdmiralty', 'fleetsPassFull', 'portDefeat', 'generalDates', 'earlyFall', 'battleCommander'] as const),
  ...(['pursuitEndsMove'] as const),
] as const;
export type EditionKey = (typeof EDITION_KEYS)[number];

const bothEditions = shape({ '2013': text(), revised: text() });
const differenceSchema = shape({
  key: text(),
  /** Where each rulebook has it; a dash where it says nothing. */
  rule: bothEditions,
  text: bothEditions,
});
interface DifferenceRow extends Infer<typeof differenceSchema> {}
/** What one rulebook says and what the other says instead. */
export interface Difference extends DifferenceRow {
  readonly key: EditionKey;
}

const file = shape({ prov: text(), differences: listOf(differenceSchema) }).parse(editionsJson, 'editions.json');

const difference = (key: EditionKey): Difference => {
  const rows = file.differences.filter((row) => row.key === key);
  const [row] = rows;
  if (row === undefined || rows.length > 1)
    throw new InputError('editions.json', `${key} has ${rows.length} rows`, 'Give it one.');
  return { ...row, key };
};

export const differences: ReadonlyMap<EditionKey, Difference> = new Map(
  EDITION_KEYS.map((key) => [key, difference(key)]),
);
const stray = file.differences.find((row) => !differences.has(row.key as EditionKey));
if (stray) throw new InputError('editions.json', `no rule knows the key ${stray.key}`, 'Add it to EDITION_KEYS.');
