import { geniusOfNapoleonWords } from './1F-genius-of-napoleon.words.ts';
import { persiaWords } from './4F-persia.words.ts';
import { schulmeisterWords } from './5F-schulmeister.words.ts';
import { marchColumnWords } from './6F-march-column.words.ts';
import { campOfBoulogneWords } from './9F-camp-of-boulogne.words.ts';
import { foulWeatherWords } from './10F-foul-weather.words.ts';
import { foucheWords } from './14F-fouche.words.ts';
import { treatyOfPressburgWords } from './16F-treaty-of-pressburg.words.ts';
import { kingdomOfHollandWords } from './18F-kingdom-of-holland.words.ts';
import { soundOfTheGunsWords } from './19F-sound-of-the-guns.words.ts';
import { triumphOfErfurtWords } from './20F-triumph-of-erfurt.words.ts';
import { infernalBrigadeWords } from './21F-infernal-brigade.words.ts';
import { marieWalewskaWords } from './22F-marie-walewska.words.ts';
import { warOfFinlandWords } from './23F-war-of-finland.words.ts';
import { snareOfBayonneWords } from './24F-snare-of-bayonne.words.ts';
import { continentalBlockadeWords } from './25F-continental-blockade.words.ts';
import { tilsitWords } from './26F-tilsit.words.ts';
import { grandBatteryWords } from './28F-grand-battery.words.ts';
import { imperialGuardWords } from './29F-imperial-guard.words.ts';
import { marieLouiseWords } from './30F-marie-louise.words.ts';
import { theMarieLouisesWords } from './32F-the-marie-louises.words.ts';
import { fatherlandInDangerWords } from './33F-fatherland-in-danger.words.ts';
import { corsairsWords } from './35F-corsairs.words.ts';
import { lobauBridgesWords } from './36F-lobau-bridges.words.ts';
import { berezinaWords } from './37F-berezina.words.ts';
import { afrancesadosWords } from './38F-afrancesados.words.ts';
import { warOnTheDanubeWords } from './39F-war-on-the-danube.words.ts';
import { expeditionaryCorpsWords } from './40F-expeditionary-corps.words.ts';
import { kingOfRomeWords } from './41F-king-of-rome.words.ts';
import { pacificationOfAragonWords } from './42F-pacification-of-aragon.words.ts';
import { princePoniatowskiWords } from './44F-prince-poniatowski.words.ts';
import { napoleonicEuropeWords } from './45F-napoleonic-europe.words.ts';
import { armisticeWords } from './46F-armistice.words.ts';
import { flightOfTheEagleWords } from './47F-flight-of-the-eagle.words.ts';
import { deathOfKutuzovWords } from './48F-death-of-kutuzov.words.ts';
import { contributionsOfWarWords } from './53F-contributions-of-war.words.ts';
import { davoutAtHamburgWords } from './54F-davout-at-hamburg.words.ts';
import { caulaincourtWords } from './55F-caulaincourt.words.ts';
import { admiraltyWords } from './1C-admiralty.words.ts';
import { holyRussiaWords } from './2C-holy-russia.words.ts';
import { holyEmpireWords } from './3C-holy-empire.words.ts';
import { woundWords } from './4C-wound.words.ts';
import { hussarsWords } from './5C-hussars.words.ts';
import { spanishGalleonsWords } from './6C-spanish-galleons.words.ts';
import { rothschildWords } from './7C-rothschild.words.ts';
import { nelsonWords } from './10C-nelson.words.ts';
import { congreveRocketsWords } from './12C-congreve-rockets.words.ts';
import { winterCampaignWords } from './16C-winter-campaign.words.ts';
import { bombardmentOfCopenhagenWords } from './17C-bombardment-of-copenhagen.words.ts';
import { tyrolWords } from './18C-tyrol.words.ts';
import { serbianRisingWords } from './20C-serbian-rising.words.ts';
import { pittsGoldWords } from './21C-pitts-gold.words.ts';
import { dosDeMayoWords } from './22C-dos-de-mayo.words.ts';
import { bailenWords } from './23C-bailen.words.ts';
import { disgraceWords } from './25C-disgrace.words.ts';
import { secretCorrespondenceWords } from './26C-secret-correspondence.words.ts';
import { drumsOfWarWords } from './27C-drums-of-war.words.ts';
import { vorwaertsWords } from './29C-vorwaerts.words.ts';
import { thunderstormWords } from './32C-thunderstorm.words.ts';
import { grandAllianceWords } from './35C-grand-alliance.words.ts';
import { maletWords } from './37C-malet.words.ts';
import { guerrillaWords } from './38C-guerrilla.words.ts';
import { desertionWords } from './39C-desertion.words.ts';
import { scorchedEarthWords } from './40C-scorched-earth.words.ts';
import { cossacksWords } from './41C-cossacks.words.ts';
import { trachenbergPlanWords } from './43C-trachenberg-plan.words.ts';
import { torresVedrasWords } from './44C-torres-vedras.words.ts';
import { landwehrWords } from './46C-landwehr.words.ts';
import { schoenbrunnWords } from './47C-schoenbrunn.words.ts';
import { generalWinterWords } from './48C-general-winter.words.ts';
import { bernadotteWords } from './49C-bernadotte.words.ts';
import { saxonDefectionWords } from './50C-saxon-defection.words.ts';
import { typhusWords } from './51C-typhus.words.ts';
import { miseriesOfWarWords } from './52C-miseries-of-war.words.ts';
import { chouansWords } from './53C-chouans.words.ts';
import { bourbonRestorationWords } from './54C-bourbon-restoration.words.ts';
import { muratsTreasonWords } from './55C-murats-treason.words.ts';
import { artilleryWords } from './artillery.words.ts';
import { britishFleetsWords } from './british-fleets.words.ts';
import { britishLineWords } from './british-line.words.ts';
import { budgetCardsWords } from './budget-cards.words.ts';
import { completingWords } from './completing.words.ts';
import { envoysWords } from './envoys.words.ts';
import { foreignWarWords } from './foreign-war.words.ts';
import { majorCampaignWords } from './major-campaign.words.ts';
import { momentsWords } from './moments.words.ts';
import { placingWords } from './placing.words.ts';
import { rejoiningWords } from './rejoining.words.ts';
import { risingWords } from './rising.words.ts';
import { specialUnitWords } from './special-unit.words.ts';
import type { CardWords, Together, Words } from './words.ts';

/** What the cards say and what they ask, card by card. A card that has something to say is a line here. */
export const EVENT_WORDS = [
  geniusOfNapoleonWords,
  persiaWords,
  schulmeisterWords,
  marchColumnWords,
  campOfBoulogneWords,
  foulWeatherWords,
  foucheWords,
  treatyOfPressburgWords,
  kingdomOfHollandWords,
  soundOfTheGunsWords,
  triumphOfErfurtWords,
  infernalBrigadeWords,
  marieWalewskaWords,
  warOfFinlandWords,
  snareOfBayonneWords,
  continentalBlockadeWords,
  tilsitWords,
  grandBatteryWords,
  imperialGuardWords,
  marieLouiseWords,
  theMarieLouisesWords,
  fatherlandInDangerWords,
  corsairsWords,
  lobauBridgesWords,
  berezinaWords,
  afrancesadosWords,
  warOnTheDanubeWords,
  expeditionaryCorpsWords,
  kingOfRomeWords,
  pacificationOfAragonWords,
  princePoniatowskiWords,
  napoleonicEuropeWords,
  armisticeWords,
  flightOfTheEagleWords,
  deathOfKutuzovWords,
  contributionsOfWarWords,
  davoutAtHamburgWords,
  caulaincourtWords,
  admiraltyWords,
  holyRussiaWords,
  holyEmpireWords,
  woundWords,
  hussarsWords,
  spanishGalleonsWords,
  rothschildWords,
  nelsonWords,
  congreveRocketsWords,
  winterCampaignWords,
  bombardmentOfCopenhagenWords,
  tyrolWords,
  serbianRisingWords,
  pittsGoldWords,
  dosDeMayoWords,
  bailenWords,
  disgraceWords,
  secretCorrespondenceWords,
  drumsOfWarWords,
  vorwaertsWords,
  thunderstormWords,
  grandAllianceWords,
  maletWords,
  guerrillaWords,
  desertionWords,
  scorchedEarthWords,
  cossacksWords,
  trachenbergPlanWords,
  torresVedrasWords,
  landwehrWords,
  schoenbrunnWords,
  generalWinterWords,
  bernadotteWords,
  saxonDefectionWords,
  typhusWords,
  miseriesOfWarWords,
  chouansWords,
  bourbonRestorationWords,
  muratsTreasonWords,
  artilleryWords,
  britishFleetsWords,
  britishLineWords,
  budgetCardsWords,
  completingWords,
  envoysWords,
  foreignWarWords,
  majorCampaignWords,
  momentsWords,
  placingWords,
  rejoiningWords,
  risingWords,
  specialUnitWords,
] as const;

type Spoken = (typeof EVENT_WORDS)[number];
type MessagesIn<W> = W extends CardWords<infer M, infer _> ? M : W extends Words<infer M> ? M : never;
type AnswersIn<W> = W extends CardWords<infer _, infer A> ? A : never;

export type EventMessages = Together<MessagesIn<Spoken>>;
export type EventAnswer = AnswersIn<Spoken>;
