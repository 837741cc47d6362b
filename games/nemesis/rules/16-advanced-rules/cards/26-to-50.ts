import type { CardId } from '../../../catalogue/catalogue.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { A_SPY_AT_HEADQUARTERS, aSpyAtHeadquarters } from './26-a-spy-at-headquarters.ts';
import { NEWS_FROM_SPAIN, newsFromSpain } from './27-news-from-spain.ts';
import { SUBSIDY_TREATY, subsidyTreaty } from './28-subsidy-treaty.ts';
import { SILESIA_MUSTERS, silesiaMusters } from './29-silesia-musters.ts';
import { TALK_OF_A_TRUCE, talkOfATruce } from './30-talk-of-a-truce.ts';
import { THE_TRACHENBERG_PLAN, theTrachenbergPlan } from './31-the-trachenberg-plan.ts';
import { THE_PRINCE_ROYAL, thePrinceRoyal } from './32-the-prince-royal.ts';
import { THREE_DAYS_OF_RAIN, threeDaysOfRain } from './33-three-days-of-rain.ts';
import { RIVERS_IN_SPATE, riversInSpate } from './34-rivers-in-spate.ts';
import { GENERAL_MOREAU, generalMoreau } from './35-general-moreau.ts';
import { TIRED_MARSHALS, tiredMarshals } from './36-tired-marshals.ts';
import { A_BRIDGE_TOO_SOON, aBridgeTooSoon } from './37-a-bridge-too-soon.ts';
import { SECRET_TALKS_AT_RIED, secretTalksAtRied } from './38-secret-talks-at-ried.ts';
import { massedGunsCard } from './39-massed-guns.ts';
import { MASSED_GUNS } from '../16.1-massed-guns.ts';
import { THE_TSAR_THE_MINISTER_AND_A_LADY, theTsarTheMinisterAndALady } from './40-the-tsar-the-minister-and-a-lady.ts';
import { A_SLIGHT_BETWEEN_MONARCHS, aSlightBetweenMonarchs } from './40a-a-slight-between-monarchs.ts';
import { THE_EMPEROR_IS_UNWELL, theEmperorIsUnwell } from './41-the-emperor-is-unwell.ts';
import { LANDWEHR, landwehr } from './42-landwehr.ts';
import { CROATS_AND_CARINTHIANS, croatsAndCarinthians } from './43-croats-and-carinthians.ts';
import { UNWILLING_ITALIANS, unwillingItalians } from './43a-unwilling-italians.ts';
import { JEROMES_KINGDOM_TOTTERS, jeromesKingdomTotters } from './44-jeromes-kingdom-totters.ts';
import { TYPHUS, typhus } from './45-typhus.ts';
import { SAXONY_EATEN_BARE, saxonyEatenBare } from './46-saxony-eaten-bare.ts';
import { THE_CLASS_OF_1815, theClassOf1815 } from './47-the-class-of-1815.ts';
import { PRINCE_SCHWARZENBERG_PONDERS, princeSchwarzenbergPonders } from './48-prince-schwarzenberg-ponders.ts';
import { BARCLAY_PONDERS, barclayPonders } from './48a-barclay-ponders.ts';
import { VIENNA_PAPER_MONEY, viennaPaperMoney } from './49-vienna-paper-money.ts';
import { ROUBLE_NOTES, roubleNotes } from './49a-rouble-notes.ts';
import { TERMS_FROM_FRANKFURT, termsFromFrankfurt } from './50-terms-from-frankfurt.ts';

/** The rest of the pre-Armistice cards, and the cards of the second deck with their stand-ins. */
export const CARDS_26_TO_50: readonly (readonly [CardId, CardRules])[] = [
  [A_SPY_AT_HEADQUARTERS, aSpyAtHeadquarters],
  [NEWS_FROM_SPAIN, newsFromSpain],
  [SUBSIDY_TREATY, subsidyTreaty],
  [SILESIA_MUSTERS, silesiaMusters],
  [TALK_OF_A_TRUCE, talkOfATruce],
  [THE_TRACHENBERG_PLAN, theTrachenbergPlan],
  [THE_PRINCE_ROYAL, thePrinceRoyal],
  [THREE_DAYS_OF_RAIN, threeDaysOfRain],
  [RIVERS_IN_SPATE, riversInSpate],
  [GENERAL_MOREAU, generalMoreau],
  [TIRED_MARSHALS, tiredMarshals],
  [A_BRIDGE_TOO_SOON, aBridgeTooSoon],
  [SECRET_TALKS_AT_RIED, secretTalksAtRied],
  [MASSED_GUNS, massedGunsCard],
  [THE_TSAR_THE_MINISTER_AND_A_LADY, theTsarTheMinisterAndALady],
  [A_SLIGHT_BETWEEN_MONARCHS, aSlightBetweenMonarchs],
  [THE_EMPEROR_IS_UNWELL, theEmperorIsUnwell],
  [LANDWEHR, landwehr],
  [CROATS_AND_CARINTHIANS, croatsAndCarinthians],
  [UNWILLING_ITALIANS, unwillingItalians],
  [JEROMES_KINGDOM_TOTTERS, jeromesKingdomTotters],
  [TYPHUS, typhus],
  [SAXONY_EATEN_BARE, saxonyEatenBare],
  [THE_CLASS_OF_1815, theClassOf1815],
  [PRINCE_SCHWARZENBERG_PONDERS, princeSchwarzenbergPonders],
  [BARCLAY_PONDERS, barclayPonders],
  [VIENNA_PAPER_MONEY, viennaPaperMoney],
  [ROUBLE_NOTES, roubleNotes],
  [TERMS_FROM_FRANKFURT, termsFromFrankfurt],
];
