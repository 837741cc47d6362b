import { CARDS, type Players, RESERVES, reserve, scenario } from '../../catalogue/catalogue.ts';
import { DUCHIES, duchy, leaders, nation as nationCard } from '../../catalogue/catalogue.ts';
import {
  CAMPS,
  type DuchyId,
  type Nation,
  NATIONS,
  type PlaceId,
  type ScenarioId,
  type SquadronId,
} from '../../catalogue/ids.ts';
import { byNation } from '../../catalogue/ids.ts';
import {
  addUnits,
  isPlayerPower,
  keyDuchiesOf,
  noCards,
  type NapoleonicWars,
  placeFlag,
  type Roles,
  seatsOf,
} from '../../state/state.ts';
import { type SquadronRow, UNMARKED } from '../../state/state.ts';

export interface SetUpOptions {
  readonly scenario: ScenarioId;
  readonly players: Players;
  readonly forfeit: number;
  readonly forfeiter: string | null;
  readonly roles?: Roles;
}

/** 4.1, 4.2 The position of a scenario before a card is dealt. */
export const setUp = ({
  scenario: id,
  players,
  forfeit,
  forfeiter,
  roles = 'chosen',
}: SetUpOptions): NapoleonicWars => {
  const card = scenario(id);
  const seated = { scenario: id, players, seating: seatsOf({ scenario: id, players }) };
  const g: NapoleonicWars = {
    ...seated,
    roles,
    forfeit,
    forfeiter,
    clock: {
      phase: 'setUp',
      turn: card.turns.first,
      round: 1,
      marker: 'france',
      step: 0,
      lastActive: null,
      preempted: false,
      interphase: false,
      ending: null,
    },
    log: [],
    nations: NATIONS.map((nation) => ({
      id: nation,
      camp: CAMPS.find((camp) => card.camps[camp].includes(nation)) ?? null,
      subjectTo: null,
      graceUntil: 0,
      graceWith: [],
      resources: card.resources[nation] ?? 0,
      plusKey: false,
      keyBase: [],
      reserves: RESERVES.filter((each) => reserve(each).nation === nation),
      credit: 0,
      fewerCards: 0,
    })),
    // 4.2 The Consul of Prussia lies on the Track only while nobody plays Prussia.
    consuls: NATIONS.flatMap((nation) => {
      const start = card.consuls[nation];
      if (isPlayerPower(seated, nation)) return [];
      return [{ nation, row: start?.row ?? null, column: start?.column ?? 'unaligned', plus: false, frozenUntil: 0 }];
    }),
    flags: [],
    units: [],
    leaders: [...leaders.values()].map(({ id: leader, available }) => ({
      id: leader,
      at: card.leaders[leader] ?? (available === 'event' && id !== '1805' ? ('out' as const) : ('pool' as const)),
      marked: false,
      beaten: false,
      ...UNMARKED,
    })),
    squadrons: NATIONS.flatMap((nation) => squadronsAtStart(id, nation)),
    commands: [],
    grandFleets: [],
    regroup: byNation(() => 0),
    wars: [],
    cards: {
      hands: noCards(),
      kept: noCards(),
      faceDown: noCards(),
      pile: CARDS.filter((each) => !card.cardsOut.includes(each)).toSorted(),
      discards: [],
      inPlay: [],
      removed: card.cardsOut.toSorted(),
    },
    effects: [],
    impulse: null,
    march: null,
    battle: null,
    reinforcing: null,
  };
  for (const nation of NATIONS) {
    for (const flagged of card.flags[nation] ?? []) placeFlag(g, flagged, nation);
    for (const [at, count] of Object.entries(card.units[nation] ?? {})) addUnits(g, nation, at as DuchyId, count);
  }
  g.nations = g.nations.map((row) => ({ ...row, keyBase: keysAtStart(g, row.id) }));
  return g;
};

/** 15.1 The inventory that a Conquest counts from: in 1805 the Keys of a nation's colour, later those that it begins with. */
const keysAtStart = (g: NapoleonicWars, nation: Nation): readonly DuchyId[] =>
  scenario(g.scenario).special.includes('keysSinceStart')
    ? keyDuchiesOf(g, nation)
    : DUCHIES.filter((id) => duchy(id).key && duchy(id).owner === nation);

const squadronsAtStart = (id: ScenarioId, nation: Nation): readonly SquadronRow[] => {
  const start = scenario(id).squadrons[nation];
  const places = [...Object.entries(start?.sea ?? {}), ...Object.entries(start?.port ?? {})].flatMap(
    ([place, number]) => Array.from({ length: number }, () => place as PlaceId),
  );
  return Array.from({ length: nationCard(nation).squadrons }, (_, index) => ({
    id: `${nation}_${index + 1}` as SquadronId,
    nation,
    at: places[index] ?? 'pool',
    building: false,
    refit: 0,
    refitted: false,
    halted: false,
  }));
};
