import type { Script } from '@bivouac/kernel';
import type { NationId } from '../../ids.ts';
import { log } from '../../speech.ts';
import { changeNation, type Europe, isOn } from '../../state.ts';
import { withdrawFrom } from '../18-conquests/18.2.3-redeployment.ts';

const SPAIN = 'spain' as NationId;

/** 8.2.1 2013: a minor or major battle that a Spanish force has lost while Spain is an ally of France. */
export const noteLostBattle = (g: Europe, nation: NationId): void => {
  if (nation === SPAIN && isOn(g, SPAIN, 'empire')) changeNation(g, SPAIN, { lostBattle: true });
};

/** 8.2.1 2013: Spain is neutral again; the units of both sides leave her land as after a peace. */
export function* spainLeaves(g: Europe): Script {
  changeNation(g, SPAIN, { side: 'neutral', status: 'neutral', lostBattle: false });
  log(g, '8.2.1', 'alliance.spainLeaves');
  yield* withdrawFrom(g, SPAIN, 'empire', 'all');
}
