import type { GamePanel } from '@bivouac/board/game-ui.ts';
import type { EuropeView } from '../../secrecy/view.ts';
import { wordsIn } from '../text/words.ts';
import { CardsPanel } from './cards-panel.tsx';
import { DiplomacyPanel } from './diplomacy-panel.tsx';
import { WarPanel } from './war-panel.tsx';

/** The tabs of this game beside the log. */
export const panels: readonly GamePanel<EuropeView>[] = [
  { id: 'cards', name: (language) => wordsIn(language)('panel.cards'), isIn: () => true, Panel: CardsPanel },
  { id: 'war', name: (language) => wordsIn(language)('panel.war'), isIn: () => true, Panel: WarPanel },
  { id: 'nations', name: (language) => wordsIn(language)('panel.nations'), isIn: () => true, Panel: DiplomacyPanel },
];
