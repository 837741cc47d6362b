import type { Script } from '@bivouac/kernel';
import type { Nemesis } from '../../state/state.ts';
import { endPhase } from '../5-sequence-of-play/5.1-clock.ts';
import { wakeHeldStacks } from './17.1-held-stacks.ts';
import { reckonWithConquest } from './17.2-early-ending.ts';
import { noteLostSources } from './17.4-lost-sources.ts';
import { returnPrussianCards } from './17.7-cards.ts';

/** 17 What the end of a Turn decides where the war began in Russia: who is woken, who has won, whose sources are lost, which cards come back. */
// oxlint-disable-next-line require-yield -- a phase is a script, and this one asks nothing
export function* reckon(g: Nemesis): Script {
  wakeHeldStacks(g);
  reckonWithConquest(g);
  noteLostSources(g);
  returnPrussianCards(g);
  endPhase(g);
}
