import { label } from '@bivouac/nemesis/text/tell.ts';
import { nemesisUi } from '@bivouac/nemesis/ui/index.ts';
import { onThePage } from '../page/page-game.ts';
import { rolledBy } from './nemesis-rolls.ts';

/** 1813 as the page shows it. */
export const nemesisOnThePage = onThePage(nemesisUi, label, rolledBy);
