import type { AnyWording } from '../text/wording.ts';
import type { CardRules } from './card.ts';
import { angloAmericanWar } from './01-anglo-american-war.ts';
import { russoTurkishWar } from './02-russo-turkish-war.ts';
import { russoPersianWar } from './05-russo-persian-war.ts';
import { mahrattaWar } from './08-mahratta-war.ts';
import { wahhabiRevolt } from './10-wahhabi-revolt.ts';
import { talleyrand } from './11-talleyrand.ts';
import { dysentery } from './55-dysentery.ts';
import { rally } from './91-rally.ts';
import { skirmishScreen } from './97-skirmish-screen.ts';
import { coldSteel } from './99-cold-steel.ts';
import { europeExhausted } from './107-europe-exhausted.ts';
import { guerrillas } from './reserve-guerrillas.ts';
import { krumperSystem } from './reserve-krumper-system.ts';
import { napoleon } from './reserve-napoleon.ts';
import { parliament } from './reserve-parliament.ts';
import { putOnShelf } from './shelf.ts';

/** Every card and Reserve whose effect is coded, by its number. A card that is not here is played for its points alone. */
const CODED: readonly CardRules[] = [
  angloAmericanWar,
  russoTurkishWar,
  russoPersianWar,
  mahrattaWar,
  wahhabiRevolt,
  talleyrand,
  dysentery,
  rally,
  skirmishScreen,
  coldSteel,
  europeExhausted,
  guerrillas,
  krumperSystem,
  napoleon,
  parliament,
];

/** All of them, ready to be played. */
export const layOutCards = (): void => putOnShelf(CODED);

export const wordingsOfCards = (): readonly AnyWording[] =>
  CODED.flatMap(({ wording }) => (wording === null ? [] : [wording]));
