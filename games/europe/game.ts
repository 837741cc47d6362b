import { forcedInPublic, type Game, type Infer, oneOf, shape, withStandard } from '@bivouac/kernel';
import { agreedFields } from './scenario/agreed.ts';
import { layOutEvents } from './events/index.ts';
import { CARD_TIMINGS } from './catalogue/cards.ts';
import { editionSchema, SCENARIOS } from './catalogue/ids.ts';
import { playOn } from './rules/5-turn-sequence/5-turn.ts';
import { verdictOfHistory } from './rules/19-victory/19-result.ts';
import { setUp } from './rules/20-scenarios/20-set-up.ts';
import { sound } from './checks/sound.ts';
import type { Europe } from './state/state.ts';
import { say } from './text/speech.ts';
import { label, tell } from './text/tell.ts';
import { hasPublicForce } from './secrecy/public-force.ts';
import { type EuropeView, imagine, view } from './secrecy/view.ts';

layOutEvents();

const options = shape({
  scenario: withStandard(oneOf(...SCENARIOS), '1805'),
  edition: withStandard(editionSchema, '2013'),
  ...agreedFields,
});
export type EuropeOptions = Infer<typeof options>;

/** 6.4 One's own action and the Diplomacy phase are no reaction: one is asked there in any case. */
const REACTIONS = CARD_TIMINGS.filter((when) => when !== 'action' && when !== 'diplomacyPhase');

export const europe: Game<Europe, EuropeOptions, EuropeView> = {
  id: 'europe',
  version: '1.2.0',
  options,
  seats: () => ['empire', 'coalition'],
  moments: Object.fromEntries(REACTIONS.map((when) => [when, say('event.moment', { when })])),
  setup: ({ scenario, edition, ...agreed }) => setUp(scenario, edition, agreed),
  play: (g) => forcedInPublic(playOn(g), hasPublicForce(g)),
  view,
  imagine,
  sound,
  result: (g) => (g.clock.phase === 'over' ? verdictOfHistory(g) : undefined),
  tell,
  label,
};
