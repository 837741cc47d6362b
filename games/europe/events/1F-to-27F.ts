import { cardId } from '../catalogue/catalogue.ts';
import type { CardId } from '../catalogue/ids.ts';
import type { EventRules } from './event.ts';
import { geniusOfNapoleon } from './1F-genius-of-napoleon.ts';
import { majorCampaign } from './2F-major-campaign.ts';
import { turningMovement } from './3F-turning-movement.ts';
import { persia } from './4F-persia.ts';
import { schulmeister } from './5F-schulmeister.ts';
import { marchColumn } from './6F-march-column.ts';
import { cavalryOfTheGuard } from './7F-cavalry-of-the-guard.ts';
import { horseArtillery } from './8F-horse-artillery.ts';
import { campOfBoulogne } from './9F-camp-of-boulogne.ts';
import { foulWeather } from './10F-foul-weather.ts';
import { talleyrand } from './11F-talleyrand.ts';
import { sebastiani } from './12F-sebastiani.ts';
import { reserveArtillery } from './13F-reserve-artillery.ts';
import { fouche } from './14F-fouche.ts';
import { godoy } from './15F-godoy.ts';
import { treatyOfPressburg } from './16F-treaty-of-pressburg.ts';
import { deathOfPitt } from './17F-death-of-pitt.ts';
import { kingdomOfHolland } from './18F-kingdom-of-holland.ts';
import { soundOfTheGuns } from './19F-sound-of-the-guns.ts';
import { triumphOfErfurt } from './20F-triumph-of-erfurt.ts';
import { infernalBrigade } from './21F-infernal-brigade.ts';
import { marieWalewska } from './22F-marie-walewska.ts';
import { warOfFinland } from './23F-war-of-finland.ts';
import { snareOfBayonne } from './24F-snare-of-bayonne.ts';
import { continentalBlockade } from './25F-continental-blockade.ts';
import { tilsit } from './26F-tilsit.ts';
import { soldiersOfYearII } from './27F-soldiers-of-year-ii.ts';

/** The first half of the Empire's deck: the cards of the Epic. */
export const FIRST_EMPIRE: readonly (readonly [CardId, EventRules])[] = [
  [cardId('1F'), geniusOfNapoleon],
  [cardId('2F'), majorCampaign],
  [cardId('3F'), turningMovement],
  [cardId('4F'), persia],
  [cardId('5F'), schulmeister],
  [cardId('6F'), marchColumn],
  [cardId('7F'), cavalryOfTheGuard],
  [cardId('8F'), horseArtillery],
  [cardId('9F'), campOfBoulogne],
  [cardId('10F'), foulWeather],
  [cardId('11F'), talleyrand],
  [cardId('12F'), sebastiani],
  [cardId('13F'), reserveArtillery],
  [cardId('14F'), fouche],
  [cardId('15F'), godoy],
  [cardId('16F'), treatyOfPressburg],
  [cardId('17F'), deathOfPitt],
  [cardId('18F'), kingdomOfHolland],
  [cardId('19F'), soundOfTheGuns],
  [cardId('20F'), triumphOfErfurt],
  [cardId('21F'), infernalBrigade],
  [cardId('22F'), marieWalewska],
  [cardId('23F'), warOfFinland],
  [cardId('24F'), snareOfBayonne],
  [cardId('25F'), continentalBlockade],
  [cardId('26F'), tilsit],
  [cardId('27F'), soldiersOfYearII],
];
