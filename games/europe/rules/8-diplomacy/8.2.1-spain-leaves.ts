import type { Script } from '@bivouac/kernel';
import type { NationId } from '../../catalogue/ids.ts';
import { log } from '../../text/speech.ts';
import { changeNation, type Europe } from '../../state/state.ts';
import { withdrawFrom } from '../18-conquests/18.2.3-redeployment.ts';

const SPAIN = 'spain' as NationId;

/** 8.2.1 2013: Spain is neutral again; the units of both sides leave her land as after a peace. */
export function* spainLeaves(g: Europe): Script {
  changeNation(g, SPAIN, { side: 'neutral', status: 'neutral', lostBattle: false });
  log(g, '8.2.1', 'alliance.spainLeaves');
  yield* withdrawFrom(g, SPAIN, 'empire', 'all');
}
