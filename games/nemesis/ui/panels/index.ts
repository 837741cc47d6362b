import type { GamePanel } from '@bivouac/board/game-ui.ts';
import { campaignOf } from '../../state/state.ts';
import type { NemesisView } from '../../secrecy/view.ts';
import { wordsIn } from '../text/words.ts';
import { CampaignPanel } from './campaign-panel.tsx';
import { CardsPanel } from './cards-panel.tsx';

/** The tabs that 1812 and 1813 add to those of every game. */
export const panels: readonly GamePanel<NemesisView>[] = [
  {
    id: 'campaign',
    name: (language) => wordsIn(language)('panel.campaign'),
    isIn: (view) => campaignOf(view) !== undefined || view.politics.invasion !== undefined,
    Panel: CampaignPanel,
  },
  {
    id: 'cards',
    name: (language) => wordsIn(language)('panel.cards'),
    isIn: ({ agreed }) => agreed.cards,
    Panel: CardsPanel,
  },
];
