import type { AnyWording } from '../text/wording.ts';
import type { CardRules } from './card.ts';
import { talleyrand } from './11-talleyrand.ts';
import { dysentery } from './55-dysentery.ts';
import { rally } from './91-rally.ts';
import { skirmishScreen } from './97-skirmish-screen.ts';
import { coldSteel } from './99-cold-steel.ts';
import { europeExhausted } from './107-europe-exhausted.ts';
import { putOnShelf } from './shelf.ts';

/** Every card and Reserve whose effect is coded, by its number. A card that is not here is played for its points alone. */
const CODED: readonly CardRules[] = [talleyrand, dysentery, rally, skirmishScreen, coldSteel, europeExhausted];

/** All of them, ready to be played. */
export const layOutCards = (): void => putOnShelf(CODED);

export const wordingsOfCards = (): readonly AnyWording[] =>
  CODED.flatMap(({ wording }) => (wording === null ? [] : [wording]));
