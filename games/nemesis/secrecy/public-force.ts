import type { Question } from '@bivouac/kernel';
import type { Nemesis } from '../state/state.ts';
import type { NemesisMessages } from '../text/messages.ts';

/**
 * What a seat may answer here depends on stacks that lie face up: anybody can see that only one answer is left, so the
 * table gives it. Which stack marches or rallies, and where depots go, may depend on trains, which lie face down (7.7).
 */
const PUBLIC: ReadonlySet<string> = new Set<keyof NemesisMessages>([
  'arrival.commanderWhere',
  'arrival.unitWhere',
  'march.whereTo',
  'march.whoGoes',
  'rally.whichUnit',
  'ride.whereTo',
  'truce.redeploy',
  'truce.whereTo',
]);

/** 15.1 While stacks lie face down, every seat answers for itself. */
export const hasPublicForce =
  ({ agreed }: Nemesis) =>
  ({ prompt }: Question): boolean =>
    !agreed.hiddenStacks && PUBLIC.has(prompt.key);
