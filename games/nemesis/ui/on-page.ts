import { onPageOf } from '@bivouac/manifest/on-page.ts';
import { label } from '../text/tell.ts';
import { nemesisUi } from './index.ts';

export const onPage = onPageOf({ ui: nemesisUi, label });
