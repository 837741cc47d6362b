import type { Script } from '@bivouac/kernel';
import type { Europe } from '../../state.ts';

/** 5.2.1 Last sieges, then attrition of those who are unsupplied, besieged or demoralised. */
// oxlint-disable-next-line require-yield
export function* endPhase(_g: Europe): Script {
  throw new Error('not written yet');
}
