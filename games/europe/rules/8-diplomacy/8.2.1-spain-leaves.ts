import type { Script } from '@bivouac/kernel';
import type { NationId } from '../../catalogue/ids.ts';
import { log } from '../../text/speech.ts';
import { changeNation, type Europe } from '../../state/state.ts';
import { followersOf } from './8.1.2-followers.ts';
import { withdrawFrom } from '../18-conquests/18.2.3-redeployment.ts';

const SPAIN = 'spain' as NationId;

/** 8.2.1 2013: Spain is neutral again with her minor allies; the units of both sides leave her land as after a peace. rulings/8.2.1-minors-of-spain.md */
export function* spainLeaves(g: Europe): Script {
  changeNation(g, SPAIN, { side: 'neutral', status: 'neutral', lostBattle: false });
  for (const minor of followersOf(g, SPAIN)) changeNation(g, minor, { side: 'neutral', status: 'ally', peace: null });
  log(g, '8.2.1', 'alliance.spainLeaves');
  yield* withdrawFrom(g, SPAIN, 'empire', 'all');
}
