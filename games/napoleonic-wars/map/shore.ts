import { areaShore } from '@bivouac/atlas/build/areas/area-shore.ts';
import { sheet } from './sheet.ts';
import source from './source/seas.json' with { type: 'json' };

/** Land and sea on the sheet. */
export const shore = areaShore(sheet, source.channels);
