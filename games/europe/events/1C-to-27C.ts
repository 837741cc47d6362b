import { cardId } from '../catalogue/catalogue.ts';
import type { CardId } from '../catalogue/ids.ts';
import type { EventRules } from './event.ts';
import { admiralty } from './1C-admiralty.ts';
import { holyRussia } from './2C-holy-russia.ts';
import { holyEmpire } from './3C-holy-empire.ts';
import { wound } from './4C-wound.ts';
import { hussars } from './5C-hussars.ts';
import { spanishGalleons } from './6C-spanish-galleons.ts';
import { rothschild } from './7C-rothschild.ts';
import { theCity } from './8C-the-city.ts';
import { walcheren } from './9C-walcheren.ts';
import { nelson } from './10C-nelson.ts';
import { steadyInfantry } from './11C-steady-infantry.ts';
import { congreveRockets } from './12C-congreve-rockets.ts';
import { intrigues } from './13C-intrigues.ts';
import { coalitionCampaign } from './14C-major-campaign.ts';
import { interiorLines } from './15C-interior-lines.ts';
import { winterCampaign } from './16C-winter-campaign.ts';
import { bombardmentOfCopenhagen } from './17C-bombardment-of-copenhagen.ts';
import { tyrol } from './18C-tyrol.ts';
import { maida } from './19C-maida.ts';
import { serbianRising } from './20C-serbian-rising.ts';
import { pittsGold } from './21C-pitts-gold.ts';
import { dosDeMayo } from './22C-dos-de-mayo.ts';
import { bailen } from './23C-bailen.ts';
import { queenLouise } from './24C-queen-louise.ts';
import { disgrace } from './25C-disgrace.ts';
import { secretCorrespondence } from './26C-secret-correspondence.ts';
import { drumsOfWar } from './27C-drums-of-war.ts';

export const FIRST_COALITION: readonly (readonly [CardId, EventRules])[] = [
  [cardId('1C'), admiralty],
  [cardId('2C'), holyRussia],
  [cardId('3C'), holyEmpire],
  [cardId('4C'), wound],
  [cardId('5C'), hussars],
  [cardId('6C'), spanishGalleons],
  [cardId('7C'), rothschild],
  [cardId('8C'), theCity],
  [cardId('9C'), walcheren],
  [cardId('10C'), nelson],
  [cardId('11C'), steadyInfantry],
  [cardId('12C'), congreveRockets],
  [cardId('13C'), intrigues],
  [cardId('14C'), coalitionCampaign],
  [cardId('15C'), interiorLines],
  [cardId('16C'), winterCampaign],
  [cardId('17C'), bombardmentOfCopenhagen],
  [cardId('18C'), tyrol],
  [cardId('19C'), maida],
  [cardId('20C'), serbianRising],
  [cardId('21C'), pittsGold],
  [cardId('22C'), dosDeMayo],
  [cardId('23C'), bailen],
  [cardId('24C'), queenLouise],
  [cardId('25C'), disgrace],
  [cardId('26C'), secretCorrespondence],
  [cardId('27C'), drumsOfWar],
];
