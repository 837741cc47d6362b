import { onPageOf } from '@bivouac/manifest/on-page.ts';
import { label } from '../text/tell.ts';
import { warAndPeaceUi } from './index.ts';

export const onPage = onPageOf({ ui: warAndPeaceUi, label });
