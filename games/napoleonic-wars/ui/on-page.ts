import { onPageOf } from '@bivouac/manifest/on-page.ts';
import { label } from '../text/tell.ts';
import { napoleonicWarsUi } from './index.ts';

export const onPage = onPageOf({ ui: napoleonicWarsUi, label });
