import type { Asked, Verdict } from '@bivouac/kernel';
import { duchies } from '../catalogue/catalogue.ts';
import type { DuchyId, Nation } from '../catalogue/ids.ts';
import { mayEnter } from '../rules/9-movement/9.3-entrance.ts';
import { mayFlag } from '../rules/7-builds/7.41-flags.ts';
import type { NapoleonicWarsView } from '../secrecy/view.ts';
import { isNation, stateOf } from './seen.ts';

/** Why a march does not lead there, or no Flag goes there. */
export const whyNotAt = (view: NapoleonicWarsView, { prompt }: Asked, place: string): Verdict => {
  if (!duchies.has(place as DuchyId)) return undefined;
  const to = place as DuchyId;
  const { nation, duchy } = prompt.params;
  if (!isNation(nation)) return undefined;
  const g = stateOf(view);
  if (prompt.key === 'march.on')
    return mayEnter(g, { verb: 'march', nations: [nation as Nation], from: duchy as DuchyId, to });
  return prompt.key === 'impulse.act' ? mayFlag(g, nation, to) : undefined;
};
