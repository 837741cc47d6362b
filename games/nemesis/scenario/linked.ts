import { type HexId, type Side, unitCard } from '../catalogue/catalogue.ts';
import { easternHexCards } from '../catalogue/map.ts';
import type { Campaign } from './scenario-1813.ts';
import type { Join } from './scenario-link.ts';
import type { BySide, Reinforcement, Scenario, ScenarioFile } from './scenario.ts';

/** 17.1 The campaigns of 1812 and 1813 as one: the first is set up, and the Turns of the second follow on its own. */

const bySide = <T>(of: (side: Side) => T): BySide<T> => ({ coalition: of('coalition'), french: of('french') });

/** 17.4 Units marked with a star never take part in the linked game: they must survive 1812. */
const withoutStars = ({ units, commanders, ...group }: Reinforcement, apart: ReadonlySet<string>): Reinforcement => {
  const left = units.filter((id) => !unitCard(id).starred && !apart.has(id));
  const leaders = commanders.filter((id) => !apart.has(id));
  // Ruling L-5: who brings no units may join any stack instead of standing alone.
  const joins = left.length === 0 ? { joins: 'anyStack' } : {};
  return { ...group, ...joins, units: left, commanders: leaders };
};

/** 17.4 (iii) to (v) The Set Up Card of 1813: what stands on it at first counts as due with the last Turn of 1812. */
const cardOf1813 = ({ stacks, reinforcements, campaign }: Scenario, { link }: Join, side: Side): Reinforcement[] => {
  const apart = new Set<string>(link.garrisons.flatMap(({ units, commanders }) => [...units, ...commanders])); // 17.6
  const none = { whileHeld: [], onlyWithAustria: false };
  const corps = campaign?.frozen?.[side]; // Ruling L-24: without their corps, the commanders come to any stack.
  const first = stacks[side].map(({ hex, ...stack }) => ({ ...stack, hexes: [hex] }));
  const released = corps ? [{ commanders: corps.commanders, units: [], hexes: [] }] : [];
  return [
    ...[...first, ...released].map((stack) => ({ ...none, ...stack, endOfTurn: 0, of1813: true })),
    ...reinforcements[side],
  ]
    .map((group) => withoutStars({ ...group, endOfTurn: group.endOfTurn + link.lastTurn, of1813: true }, apart))
    .filter(({ units, commanders }) => units.length + commanders.length > 0);
};

/** 14 The rules of 1813, their Turns counted on from those of 1812. */
const campaignOf1813 = (campaign: Campaign, { link }: Join): Campaign => {
  const { frozen: _starred, armistice, hamburg, confederation, ...rest } = campaign;
  const later = (turn: number): number => turn + link.lastTurn;
  const isOpenEast = ({ terrain, power }: (typeof easternHexCards)[number]): boolean =>
    terrain !== 'sea' && (power === 'Russia' || power === 'Duchy of Warsaw');
  const east = easternHexCards.filter(isOpenEast).map(({ id }): HexId => id); // Ruling L-28
  return {
    ...rest,
    prussiaWaitsThroughTurn: later(campaign.prussiaWaitsThroughTurn),
    confederation: { ...confederation, defectors: { ...confederation.defectors, ...link.defectors } },
    garrisons: [],
    evacuation: [],
    hamburg: {
      ...hamburg,
      closedThroughTurn: later(hamburg.closedThroughTurn),
      pointsFromTurn: later(hamburg.pointsFromTurn),
    },
    armistice: {
      ...armistice,
      rollTurns: armistice.rollTurns.map(later),
      stricterFromTurn: later(armistice.stricterFromTurn),
      resumeTurn: later(armistice.resumeTurn),
      changesThroughTurn: later(armistice.changesThroughTurn),
      shortFromTurn: later(armistice.shortFromTurn),
      areas: { ...armistice.areas, coalition: [...armistice.areas.coalition, ...east] },
    },
  };
};

/** 17.1 Both sheets, the set-up and the reinforcements of 1812, one Turn more, and then 1813. */
export const linked = (first: Scenario, second: Scenario, join: Join): ScenarioFile => {
  const { id, title, february, link } = join;
  if (!second.campaign || !first.invasion) throw new Error('17.1: only the campaigns of 1812 and 1813 can be joined');
  const tracks = (of: 'supplyTrains' | 'combatCommands'): BySide<readonly number[]> =>
    bySide((side) => [...first[of][side], february[of][side], ...second[of][side]]);
  return {
    ...first,
    zones: first.zones.map(({ throughTurn: _lastTurn, ...zone }) => zone),
    id,
    title,
    turns: link.lastTurn + second.turns,
    calendar: [
      ...first.calendar,
      { turn: link.lastTurn, period: february.period, winter: february.winter },
      ...second.calendar.map((each) => ({ ...each, turn: each.turn + link.lastTurn })),
    ],
    supplyTrains: tracks('supplyTrains'),
    combatCommands: tracks('combatCommands'),
    victoryCities: second.victoryCities, // 17.8
    victoryMargin: second.victoryMargin,
    reinforcements: bySide((side) => [...first.reinforcements[side], ...cardOf1813(second, join, side)]),
    commanderChanges: second.commanderChanges.map((each) => ({ ...each, endOfTurn: each.endOfTurn + link.lastTurn })),
    ...(second.cossackRiotsFromTurn === undefined
      ? {}
      : { cossackRiotsFromTurn: second.cossackRiotsFromTurn + link.lastTurn }),
    campaign: campaignOf1813(second.campaign, join),
    invasion: first.invasion,
    link,
  };
};
