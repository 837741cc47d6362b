import type { Spot, TourStep } from '@bivouac/board/game-ui.ts';
import type { Asked, Language, Seat } from '@bivouac/kernel';
import type { HexId } from '../catalogue/ids.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { scenarioOf } from '../state/state.ts';
import type { NemesisView } from '../secrecy/view.ts';
import { sideOf, stateOf } from './seen.ts';
import { wordsIn } from './text/words.ts';

const isAsked = (asked: Asked | undefined, seat: Seat, keys: readonly string[]): boolean =>
  asked?.by === seat && keys.includes(asked.prompt.key);

/** 14.1, 18.1 Nothing has been placed yet: as many trains are left as the card gives, the magazines of 1812 aside. */
const isBeginning = (scenario: Scenario, asked: Asked | undefined, seat: Seat): boolean => {
  const { supplyTrains, invasion, setUpOrder } = scenario;
  const side = sideOf(seat);
  const standing = side === setUpOrder[0] ? (invasion?.magazines.length ?? 0) : 0;
  const left = side && (supplyTrains[side][0] ?? 0) - standing;
  return isAsked(asked, seat, ['setUp.depot']) && asked?.prompt.params['left'] === left;
};

const MARCHING = ['march.whichStack', 'march.whoGoes', 'march.whereTo'];
const MANTUA: Spot = { place: '3928' as HexId };

type When = (scenario: Scenario, asked: Asked | undefined, seat: Seat) => boolean;
const whenAsked =
  (keys: readonly string[]): When =>
  (_scenario, asked, seat) =>
    isAsked(asked, seat, keys);
const furtherDepots: When = (scenario, asked, seat) =>
  isAsked(asked, seat, ['setUp.depot']) && !isBeginning(scenario, asked, seat);

/** The guided first Turn of 1799: the goal, Depots, trains, a march, an attack. */
const OF_1799 = [
  { id: 'goal', when: isBeginning, light: MANTUA },
  { id: 'depots', when: furtherDepots },
  { id: 'trains', when: whenAsked(['train.allocate']) },
  { id: 'march', when: whenAsked(MARCHING) },
  { id: 'attack', when: whenAsked(['attack.order']) },
] as const;

/** That of 1813: a longer war, which begins in Winter and without the Prussians (14.1, 14.4, 14.6). */
const OF_1813 = [
  { id: 'goal1813', when: isBeginning },
  { id: 'depots1813', when: furtherDepots },
  { id: 'trains', when: whenAsked(['train.allocate']) },
  { id: 'march1813', when: whenAsked(MARCHING) },
  { id: 'attack', when: whenAsked(['attack.order']) },
] as const;

/** That of 1812, alone or with what follows: a long way, and what ends the war before its time (17.2). */
const OF_1812 = [
  { id: 'goal1812', when: isBeginning },
  { id: 'depots1812', when: furtherDepots },
  { id: 'trains', when: whenAsked(['train.allocate']) },
  { id: 'march1812', when: whenAsked(MARCHING) },
  { id: 'attack', when: whenAsked(['attack.order']) },
] as const;

const stepsFor = ({ invasion, campaign }: Scenario) => (invasion ? OF_1812 : campaign ? OF_1813 : OF_1799);

/** The guided first Turn, for whichever side. */
export const tour = (view: NemesisView, language: Language): readonly TourStep[] => {
  const words = wordsIn(language);
  const scenario = scenarioOf(stateOf(view));
  return stepsFor(scenario).map(({ id, when, ...step }) => ({
    id,
    ...step,
    when: (asked, seat) => when(scenario, asked, seat),
    title: words(`tour.${id}.title`),
    words: words(`tour.${id}.words`),
  }));
};
