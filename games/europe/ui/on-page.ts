import { onPageOf } from '@bivouac/manifest/on-page.ts';
import { label } from '../text/tell.ts';
import { europeUi } from './index.ts';
import { rolledBy } from './rolls.ts';

export const onPage = onPageOf({ ui: europeUi, label, rolledBy });
