import { cardId } from '../catalogue/catalogue.ts';
import type { CardId } from '../catalogue/ids.ts';
import type { EventRules } from './event.ts';
import { squares } from './28C-squares.ts';
import { vorwaerts } from './29C-vorwaerts.ts';
import { russianArtillery } from './30C-russian-artillery.ts';
import { reverseSlope } from './31C-reverse-slope.ts';
import { thunderstorm } from './32C-thunderstorm.ts';
import { uxbridge } from './33C-uxbridge.ts';
import { kingsGermanLegion } from './34C-kings-german-legion.ts';
import { grandAlliance } from './35C-grand-alliance.ts';
import { chevalierGuards } from './36C-chevalier-guards.ts';
import { malet } from './37C-malet.ts';
import { guerrilla } from './38C-guerrilla.ts';
import { desertion } from './39C-desertion.ts';
import { scorchedEarth } from './40C-scorched-earth.ts';
import { cossacks } from './41C-cossacks.ts';
import { thinRedLine } from './42C-thin-red-line.ts';
import { trachenbergPlan } from './43C-trachenberg-plan.ts';
import { torresVedras } from './44C-torres-vedras.ts';
import { scharnhorst } from './45C-scharnhorst.ts';
import { landwehr } from './46C-landwehr.ts';
import { schoenbrunn } from './47C-schoenbrunn.ts';
import { generalWinter } from './48C-general-winter.ts';
import { bernadotte } from './49C-bernadotte.ts';
import { saxonDefection } from './50C-saxon-defection.ts';
import { typhus } from './51C-typhus.ts';
import { miseriesOfWar } from './52C-miseries-of-war.ts';
import { chouans } from './53C-chouans.ts';
import { bourbonRestoration } from './54C-bourbon-restoration.ts';
import { muratsTreason } from './55C-murats-treason.ts';

/** The second half of the Coalition’s deck: the Punishments. */
export const LATER_COALITION: readonly (readonly [CardId, EventRules])[] = [
  [cardId('28C'), squares],
  [cardId('29C'), vorwaerts],
  [cardId('30C'), russianArtillery],
  [cardId('31C'), reverseSlope],
  [cardId('32C'), thunderstorm],
  [cardId('33C'), uxbridge],
  [cardId('34C'), kingsGermanLegion],
  [cardId('35C'), grandAlliance],
  [cardId('36C'), chevalierGuards],
  [cardId('37C'), malet],
  [cardId('38C'), guerrilla],
  [cardId('39C'), desertion],
  [cardId('40C'), scorchedEarth],
  [cardId('41C'), cossacks],
  [cardId('42C'), thinRedLine],
  [cardId('43C'), trachenbergPlan],
  [cardId('44C'), torresVedras],
  [cardId('45C'), scharnhorst],
  [cardId('46C'), landwehr],
  [cardId('47C'), schoenbrunn],
  [cardId('48C'), generalWinter],
  [cardId('49C'), bernadotte],
  [cardId('50C'), saxonDefection],
  [cardId('51C'), typhus],
  [cardId('52C'), miseriesOfWar],
  [cardId('53C'), chouans],
  [cardId('54C'), bourbonRestoration],
  [cardId('55C'), muratsTreason],
];
