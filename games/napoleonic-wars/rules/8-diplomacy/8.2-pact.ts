import { returnFlags } from '../14-interphase/14.13-flags.ts';
import { beforeWar } from '../3-glossary/3-standing.ts';
import { comeUnderDirection, joinCamp } from './8.7-camp-status.ts';
import type { Script } from '@bivouac/kernel';
import type { Nation, Power } from '../../catalogue/ids.ts';
import { campOf, type NapoleonicWars } from '../../state/state.ts';
import { consequencesOfWar } from './8.34-consequences.ts';

/** 8.2 A Proxy in Pact is allied to its Power, and joins its Camp. */
export function* pactMade(g: NapoleonicWars, nation: Nation, power: Power): Script {
  const before = beforeWar(g);
  comeUnderDirection(g, nation, power);
  const camp = campOf(g, power);
  if (camp === null) return;
  joinCamp(g, nation, camp);
  yield* returnFlags(g, nation);
  yield* consequencesOfWar(g, { declarers: [], changed: [nation], ...before });
}
