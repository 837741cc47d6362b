import { roll, type Script } from '@bivouac/kernel';
import { duchy } from '../../catalogue/catalogue.ts';
import type { DuchyId } from '../../catalogue/ids.ts';
import { log, say } from '../../text/speech.ts';
import type { NapoleonicWars } from '../../state/state.ts';

export interface Hits {
  readonly kills: number;
  readonly disrupts: number;
}
export const NO_HITS: Hits = { kills: 0, disrupts: 0 };

/** 13.5 The shore batteries of a Port roll two dice, four if it is a Fortress. */
export const batteryDice = (at: DuchyId): number => (duchy(at).fortress > 0 ? 4 : 2);

/** 13.5, 13.7, 11.22 Shore batteries fire: each 6 kills, each 5 disrupts. */
export function* batteryFire(g: NapoleonicWars, at: DuchyId, dice = batteryDice(at)): Script<Hits> {
  let [kills, disrupts] = [0, 0];
  for (let die = 0; die < dice; die++) {
    const face = yield* roll('13.5', say('battery.fires', { duchy: at }));
    if (face === 6) kills++;
    if (face === 5) disrupts++;
  }
  log(g, '13.5', 'battery.result', { duchy: at, kills, disrupts });
  return { kills, disrupts };
}
