import type { Question } from '@bivouac/kernel';
import type { Europe } from '../state/state.ts';
import type { EuropeMessages } from '../text/messages.ts';

/**
 * What a seat may answer here depends on the map and on the counters alone, which lie open: anybody can see that only one
 * answer is left, so the table gives it. Whatever a card in hand or a fleet drawn in secret may change is not among them.
 */
const PUBLIC: ReadonlySet<string> = new Set<keyof EuropeMessages>([
  'afrancesados.where',
  'alliance.force',
  'berezina.whereTo',
  'berezina.who',
  'campaign.next',
  'command.surplus',
  'conscripts.whichArmy',
  'conscripts.whichCorps',
  'detach.whichUnits',
  'evasion.whereTo',
  'expedition.withWhom',
  'forced.howMany',
  'foreignWar.whichCorps',
  'general.successor',
  'general.withWhom',
  'genius.which',
  'march.next',
  'raise.where',
  'raise.withWhom',
  'redeploy.where',
  'setUp.general',
  'tilsit.whom',
  'war.declare',
]);

/** In the fog of war hardly anything lies open: there every seat answers for itself. */
export const hasPublicForce =
  ({ agreed }: Europe) =>
  ({ prompt }: Question): boolean =>
    !agreed.fogOfWar && PUBLIC.has(prompt.key);
