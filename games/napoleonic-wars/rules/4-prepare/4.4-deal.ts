import type { Script } from '@bivouac/kernel';
import { scenario } from '../../catalogue/catalogue.ts';
import { NATIONS } from '../../catalogue/ids.ts';
import type { NapoleonicWars } from '../../state/state.ts';
import { drawCards } from './4.4-hands.ts';
import { beginMulligans } from './4.5-mulligans.ts';

/** 4.4 The Hands of the first Turn, one nation after another. */
export function* dealHand(g: NapoleonicWars): Script {
  const nation = NATIONS[g.clock.step];
  if (nation === undefined) return beginMulligans(g);
  yield* drawCards(g, nation, scenario(g.scenario).hands[nation] ?? 0, '4.4', 'unseen');
  g.clock = { ...g.clock, step: g.clock.step + 1 };
}
