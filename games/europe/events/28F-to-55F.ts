import { cardId } from '../catalogue/catalogue.ts';
import type { CardId } from '../catalogue/ids.ts';
import type { EventRules } from './event.ts';
import { grandBattery } from './28F-grand-battery.ts';
import { imperialGuard } from './29F-imperial-guard.ts';
import { marieLouise } from './30F-marie-louise.ts';
import { bravestOfTheBrave } from './31F-bravest-of-the-brave.ts';
import { marieLouises } from './32F-the-marie-louises.ts';
import { fatherlandInDanger } from './33F-fatherland-in-danger.ts';
import { warWithTheUsa } from './34F-war-with-the-usa.ts';
import { corsairs } from './35F-corsairs.ts';
import { lobauBridges } from './36F-lobau-bridges.ts';
import { berezina } from './37F-berezina.ts';
import { afrancesados } from './38F-afrancesados.ts';
import { warOnTheDanube } from './39F-war-on-the-danube.ts';
import { expeditionaryCorps } from './40F-expeditionary-corps.ts';
import { kingOfRome } from './41F-king-of-rome.ts';
import { pacificationOfAragon } from './42F-pacification-of-aragon.ts';
import { cuirassiers } from './43F-cuirassiers.ts';
import { princePoniatowski } from './44F-prince-poniatowski.ts';
import { napoleonicEurope } from './45F-napoleonic-europe.ts';
import { armistice } from './46F-armistice.ts';
import { flightOfTheEagle } from './47F-flight-of-the-eagle.ts';
import { deathOfKutuzov } from './48F-death-of-kutuzov.ts';
import { licences } from './49F-licences.ts';
import { drouot } from './50F-drouot.ts';
import { senatusConsultum } from './51F-senatus-consultum.ts';
import { antwerp } from './52F-antwerp.ts';
import { contributionsOfWar } from './53F-contributions-of-war.ts';
import { davoutAtHamburg } from './54F-davout-at-hamburg.ts';
import { caulaincourt } from './55F-caulaincourt.ts';

/** The second half of the Empire's deck: the cards of the Punishments. */
export const LATER_EMPIRE: readonly (readonly [CardId, EventRules])[] = [
  [cardId('28F'), grandBattery],
  [cardId('29F'), imperialGuard],
  [cardId('30F'), marieLouise],
  [cardId('31F'), bravestOfTheBrave],
  [cardId('32F'), marieLouises],
  [cardId('33F'), fatherlandInDanger],
  [cardId('34F'), warWithTheUsa],
  [cardId('35F'), corsairs],
  [cardId('36F'), lobauBridges],
  [cardId('37F'), berezina],
  [cardId('38F'), afrancesados],
  [cardId('39F'), warOnTheDanube],
  [cardId('40F'), expeditionaryCorps],
  [cardId('41F'), kingOfRome],
  [cardId('42F'), pacificationOfAragon],
  [cardId('43F'), cuirassiers],
  [cardId('44F'), princePoniatowski],
  [cardId('45F'), napoleonicEurope],
  [cardId('46F'), armistice],
  [cardId('47F'), flightOfTheEagle],
  [cardId('48F'), deathOfKutuzov],
  [cardId('49F'), licences],
  [cardId('50F'), drouot],
  [cardId('51F'), senatusConsultum],
  [cardId('52F'), antwerp],
  [cardId('53F'), contributionsOfWar],
  [cardId('54F'), davoutAtHamburg],
  [cardId('55F'), caulaincourt],
];
