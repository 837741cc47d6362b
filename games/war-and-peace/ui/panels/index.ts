import type { GamePanel } from '@bivouac/board/game-ui.ts';
import type { WarAndPeaceView } from '../../secrecy/view.ts';
import { wordsIn } from '../text/words.ts';
import { OrdersPanel } from './orders-panel.tsx';
import { ProductionPanel } from './production-panel.tsx';
import { StatesPanel } from './states-panel.tsx';
import { WarPanel } from './war-panel.tsx';

/** The tabs of this game beside the log. */
export const panels: readonly GamePanel<WarAndPeaceView>[] = [
  { id: 'orders', name: (language) => wordsIn(language)('panel.orders'), isIn: () => true, Panel: OrdersPanel },
  { id: 'states', name: (language) => wordsIn(language)('panel.states'), isIn: () => true, Panel: StatesPanel },
  {
    id: 'production',
    name: (language) => wordsIn(language)('panel.production'),
    isIn: () => true,
    Panel: ProductionPanel,
  },
  { id: 'war', name: (language) => wordsIn(language)('panel.war'), isIn: () => true, Panel: WarPanel },
];
