import { label } from '@bivouac/europe/text/tell.ts';
import { europeUi } from '@bivouac/europe/ui/index.ts';
import { onThePage } from '../page/page-game.ts';
import { rolledBy } from './europe-rolls.ts';

/** Napoléon against Europe as the page shows it. */
export const europeOnThePage = onThePage(europeUi, label, rolledBy);
