import type { Script } from '@bivouac/kernel';
import { general as generalCard } from '../catalogue/catalogue.ts';
import type { GeneralId, Side, UnitId } from '../catalogue/ids.ts';
import { mayDeployWith } from '../rules/7-interphase/7.3.5-generals.ts';
import { log } from '../text/speech.ts';
import { changeForce, type Europe, force, generalRow, isForce, putGeneral, unitRow } from '../state/state.ts';
import { afterRemoval } from './general-removed.ts';

/** 49C, 55C, 10.3 A marshal leaves his force; another of the reserve may take it over. */
export function* leaveService(g: Europe, side: Side, general: GeneralId, to: 'gone' | 'reserve'): Script {
  const { at } = generalRow(g, general);
  if (at === 'gone') return;
  putGeneral(g, general, to);
  log(g, '2.2', to === 'gone' ? 'general.leaves' : 'command.toReserve', { general });
  if (isForce(at)) yield* afterRemoval(g, side, at, generalCard(general).nation);
}

/** 49C, 55C He leads the corps of his kingdom where it stands; without it, or where he finds no room, he waits in the reserve. */
export const takeService = (g: Europe, general: GeneralId, corps: UnitId): void => {
  const { at } = unitRow(g, corps);
  if (!isForce(at) || mayDeployWith(g, general, at) !== undefined) {
    putGeneral(g, general, 'reserve');
    log(g, '7.3.5', 'general.available', { general });
    return;
  }
  putGeneral(g, general, at);
  if (force(g, at).commander === null) changeForce(g, at, { commander: general });
  log(g, '7.3.5', 'general.deployed', { general, zone: force(g, at).zone });
};
