import type { AnyWording } from '../text/wording.ts';
import type { CardRules } from './card.ts';
import { angloAmericanWar } from './01-anglo-american-war.ts';
import { russoTurkishWar } from './02-russo-turkish-war.ts';
import { angloTurkishWar } from './03-anglo-turkish-war.ts';
import { serbianRevolt } from './04-serbian-revolt.ts';
import { russoPersianWar } from './05-russo-persian-war.ts';
import { russoSwedishWar } from './06-russo-swedish-war.ts';
import { warInTheAntilles } from './07-war-in-the-antilles.ts';
import { mahrattaWar } from './08-mahratta-war.ts';
import { revoltInSpanishAmerica } from './09-revolt-in-spanish-america.ts';
import { wahhabiRevolt } from './10-wahhabi-revolt.ts';
import { talleyrand } from './11-talleyrand.ts';
import { metternich } from './12-metternich.ts';
import { queenLouise } from './13-queen-louise.ts';
import { godoy } from './14-godoy.ts';
import { peninsularWar } from './15-peninsular-war.ts';
import { sultansFavour } from './16-sultans-favour.ts';
import { sebastianisEmbassy } from './17-sebastianis-embassy.ts';
import { gustavusTheStubborn } from './18-gustavus-the-stubborn.ts';
import { coupInStockholm } from './19-coup-in-stockholm.ts';
import { armedNeutrality } from './20-armed-neutrality.ts';
import { crownPrincesChoice } from './21-crown-princes-choice.ts';
import { tilsit } from './22-tilsit.ts';
import { marriageAlliance } from './23-marriage-alliance.ts';
import { pittsGold } from './24-pitts-gold.ts';
import { confederationOfTheRhine } from './25-confederation-of-the-rhine.ts';
import { insultedAmbassador } from './26-insulted-ambassador.ts';
import { bribery } from './27-bribery.ts';
import { secretTreaty } from './28-secret-treaty.ts';
import { familyCompact } from './29-family-compact.ts';
import { envoyRecalled } from './30-envoy-recalled.ts';
import { houseOfRothschild } from './31-house-of-rothschild.ts';
import { fouche } from './32-fouche.ts';
import { emigresAndExiles } from './33-emigres-and-exiles.ts';
import { conscripts } from './34-conscripts.ts';
import { peasantLevy } from './35-peasant-levy.ts';
import { leveeEnMasse } from './36-levee-en-masse.ts';
import { volunteers } from './37-volunteers.ts';
import { landwehr } from './38-landwehr.ts';
import { minorForces } from './39-minor-forces.ts';
import { papalBull } from './40-papal-bull.ts';
import { nationalistUprisings } from './41-nationalist-uprisings.ts';
import { spyNetwork } from './42-spy-network.ts';
import { courtIntrigue } from './43-court-intrigue.ts';
import { stateBankruptcy } from './44-state-bankruptcy.ts';
import { armyReforms } from './45-army-reforms.ts';
import { poniatowski } from './46-poniatowski.ts';
import { bernadotte } from './47-bernadotte.ts';
import { grainHarvest } from './48-grain-harvest.ts';
import { warLoan } from './49-war-loan.ts';
import { plunder } from './50-plunder.ts';
import { turningMovement } from './51-turning-movement.ts';
import { forcedMarches } from './52-forced-marches.ts';
import { corpsSystem } from './53-corps-system.ts';
import { shortageOfFodder } from './54-shortage-of-fodder.ts';
import { dysentery } from './55-dysentery.ts';
import { stragglers } from './56-stragglers.ts';
import { heavyRains } from './57-heavy-rains.ts';
import { russianWinter } from './58-russian-winter.ts';
import { burntEarth } from './59-burnt-earth.ts';
import { assassin } from './60-assassin.ts';
import { bridgeDestroyed } from './61-bridge-destroyed.ts';
import { capturedDispatches } from './62-captured-dispatches.ts';
import { localGuides } from './63-local-guides.ts';
import { partisans } from './64-partisans.ts';
import { tyroleanRevolt } from './65-tyrolean-revolt.ts';
import { vendeeRising } from './66-vendee-rising.ts';
import { calabrianInsurrection } from './67-calabrian-insurrection.ts';
import { magazinesAndDepots } from './68-magazines-and-depots.ts';
import { fortify } from './69-fortify.ts';
import { treachery } from './70-treachery.ts';
import { barbaryCorsairs } from './71-barbary-corsairs.ts';
import { quarantine } from './72-quarantine.ts';
import { fireShips } from './73-fire-ships.ts';
import { theWeatherGauge } from './74-the-weather-gauge.ts';
import { stormAtSea } from './75-storm-at-sea.ts';
import { seaFog } from './76-sea-fog.ts';
import { mutinyInTheFleet } from './77-mutiny-in-the-fleet.ts';
import { pressGangs } from './78-press-gangs.ts';
import { copenhagenExpedition } from './79-copenhagen-expedition.ts';
import { privateers } from './80-privateers.ts';
import { theNelsonTouch } from './81-the-nelson-touch.ts';
import { combinedFleetSortie } from './82-combined-fleet-sortie.ts';
import { transports } from './83-transports.ts';
import { boardingAction } from './84-boarding-action.ts';
import { continentalSystem } from './85-continental-system.ts';
import { ordersInCouncil } from './86-orders-in-council.ts';
import { armistice } from './87-armistice.ts';
import { fogOfWar } from './88-fog-of-war.ts';
import { greatRedoubt } from './89-great-redoubt.ts';
import { toTheDeath } from './90-to-the-death.ts';
import { rally } from './91-rally.ts';
import { cavalryCharge } from './92-cavalry-charge.ts';
import { grandBattery } from './93-grand-battery.ts';
import { flankMarch } from './94-flank-march.ts';
import { reverseSlope } from './95-reverse-slope.ts';
import { formSquare } from './96-form-square.ts';
import { skirmishScreen } from './97-skirmish-screen.ts';
import { eliteGrenadiers } from './98-elite-grenadiers.ts';
import { coldSteel } from './99-cold-steel.ts';
import { inspiredCommand } from './100-inspired-command.ts';
import { mistakenOrders } from './101-mistaken-orders.ts';
import { marchToTheGuns } from './102-march-to-the-guns.ts';
import { mortalWound } from './103-mortal-wound.ts';
import { rearguard } from './104-rearguard.ts';
import { stormingParty } from './105-storming-party.ts';
import { theEmperorCommands } from './106-the-emperor-commands.ts';
import { europeExhausted } from './107-europe-exhausted.ts';
import { napoleonAbdicates } from './108-napoleon-abdicates.ts';
import { frenchCapitulation } from './109-french-capitulation.ts';
import { capitulation } from './110-capitulation.ts';
import { admiralty } from './reserve-admiralty.ts';
import { balticNavalStores } from './reserve-baltic-naval-stores.ts';
import { cossacks } from './reserve-cossacks.ts';
import { gallantDanes } from './reserve-gallant-danes.ts';
import { guerreDeCourse } from './reserve-guerre-de-course.ts';
import { guerrillas } from './reserve-guerrillas.ts';
import { hussarsAndGrenzers } from './reserve-hussars-and-grenzers.ts';
import { janissaries } from './reserve-janissaries.ts';
import { krumperSystem } from './reserve-krumper-system.ts';
import { napoleon } from './reserve-napoleon.ts';
import { parliament } from './reserve-parliament.ts';
import { putOnShelf } from './shelf.ts';

/** Every card and Reserve, by its number. */
const ALL: readonly CardRules[] = [
  angloAmericanWar,
  russoTurkishWar,
  angloTurkishWar,
  serbianRevolt,
  russoPersianWar,
  russoSwedishWar,
  warInTheAntilles,
  mahrattaWar,
  revoltInSpanishAmerica,
  wahhabiRevolt,
  talleyrand,
  metternich,
  queenLouise,
  godoy,
  peninsularWar,
  sultansFavour,
  sebastianisEmbassy,
  gustavusTheStubborn,
  coupInStockholm,
  armedNeutrality,
  crownPrincesChoice,
  tilsit,
  marriageAlliance,
  pittsGold,
  confederationOfTheRhine,
  insultedAmbassador,
  bribery,
  secretTreaty,
  familyCompact,
  envoyRecalled,
  houseOfRothschild,
  fouche,
  emigresAndExiles,
  conscripts,
  peasantLevy,
  leveeEnMasse,
  volunteers,
  landwehr,
  minorForces,
  papalBull,
  nationalistUprisings,
  spyNetwork,
  courtIntrigue,
  stateBankruptcy,
  armyReforms,
  poniatowski,
  bernadotte,
  grainHarvest,
  warLoan,
  plunder,
  turningMovement,
  forcedMarches,
  corpsSystem,
  shortageOfFodder,
  dysentery,
  stragglers,
  heavyRains,
  russianWinter,
  burntEarth,
  assassin,
  bridgeDestroyed,
  capturedDispatches,
  localGuides,
  partisans,
  tyroleanRevolt,
  vendeeRising,
  calabrianInsurrection,
  magazinesAndDepots,
  fortify,
  treachery,
  barbaryCorsairs,
  quarantine,
  fireShips,
  theWeatherGauge,
  stormAtSea,
  seaFog,
  mutinyInTheFleet,
  pressGangs,
  copenhagenExpedition,
  privateers,
  theNelsonTouch,
  combinedFleetSortie,
  transports,
  boardingAction,
  continentalSystem,
  ordersInCouncil,
  armistice,
  fogOfWar,
  greatRedoubt,
  toTheDeath,
  rally,
  cavalryCharge,
  grandBattery,
  flankMarch,
  reverseSlope,
  formSquare,
  skirmishScreen,
  eliteGrenadiers,
  coldSteel,
  inspiredCommand,
  mistakenOrders,
  marchToTheGuns,
  mortalWound,
  rearguard,
  stormingParty,
  theEmperorCommands,
  europeExhausted,
  napoleonAbdicates,
  frenchCapitulation,
  capitulation,
  admiralty,
  balticNavalStores,
  cossacks,
  gallantDanes,
  guerreDeCourse,
  guerrillas,
  hussarsAndGrenzers,
  janissaries,
  krumperSystem,
  napoleon,
  parliament,
];

/** All of them, ready to be played. */
export const layOutCards = (): void => putOnShelf(ALL);

export const wordingsOfCards = (): readonly AnyWording[] =>
  ALL.flatMap(({ wording }) => (wording === null ? [] : [wording]));
