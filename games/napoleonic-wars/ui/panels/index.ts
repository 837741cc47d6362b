import type { GamePanel } from '@bivouac/board/game-ui.ts';
import type { NapoleonicWarsView } from '../../secrecy/view.ts';
import { wordsIn } from '../text/words.ts';
import { CardsPanel } from './cards-panel.tsx';
import { DiplomacyPanel } from './diplomacy-panel.tsx';
import { HeadquartersPanel } from './headquarters-panel.tsx';
import { WarsPanel } from './wars-panel.tsx';

/** The tabs of this game beside the log. */
export const panels: readonly GamePanel<NapoleonicWarsView>[] = [
  { id: 'cards', name: (language) => wordsIn(language)('panel.cards'), isIn: () => true, Panel: CardsPanel },
  {
    id: 'diplomacy',
    name: (language) => wordsIn(language)('panel.diplomacy'),
    isIn: () => true,
    Panel: DiplomacyPanel,
  },
  { id: 'nations', name: (language) => wordsIn(language)('panel.nations'), isIn: () => true, Panel: HeadquartersPanel },
  { id: 'wars', name: (language) => wordsIn(language)('panel.wars'), isIn: () => true, Panel: WarsPanel },
];
