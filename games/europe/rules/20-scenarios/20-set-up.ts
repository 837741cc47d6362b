import type { Agreed } from '../../scenario/agreed.ts';
import {
  armies,
  card as cardCard,
  cards,
  fleets,
  general as generalCard,
  generals,
  nations,
  scenarioFor,
  type Scenario,
  specials,
  type SetUp,
  unit as unitCard,
  units,
  zone as zoneCard,
  zones,
} from '../../catalogue/catalogue.ts';
import { revised } from '../../scenario/editions.ts';
import type { CardId, Edition, GeneralId, NationId, ScenarioId, Side, UnitId, ZoneId } from '../../catalogue/ids.ts';
import {
  addDepot,
  bothSides,
  type CardTable,
  changeForce,
  type Europe,
  fieldForces,
  formForce,
  flipUnit,
  type NationRow,
  putArmy,
  putFleet,
  putGeneral,
  putSpecial,
  putUnit,
  sideOf,
  sideOfCard,
  type ZoneRow,
} from '../../state/state.ts';
import { dutyOf } from './20.2-austria-must-attack.ts';

const nationRow = ({ status, defeats, reformed, start }: Scenario, id: NationId): NationRow => {
  const state = status.get(id);
  if (!state) throw new Error(`20: the scenario says nothing about ${id}`);
  const beaten = defeats.get(id) ?? 0;
  return {
    id,
    side: state.side,
    status: state.status,
    patron: state.patron ?? null,
    peace:
      state.status === 'forcedPeace'
        ? {
            by: state.by ?? 'empire',
            since: start.year - 1,
            until: state.until ?? null,
            afterwards: state.followedBy === 'forcedAlliance' ? 'forcedAlliance' : 'neutral',
            forGood: false,
          }
        : null,
    beaten: { empire: beaten, coalition: 0 },
    declaredOn: beaten > 0,
    reformed: reformed.includes(id),
    drums: false,
    lostBattle: false,
  };
};

/** 3.2 The flag of a side that holds what is not its own is that of its first power. */
const FLAG: Readonly<Record<Side, NationId>> = { empire: 'france' as NationId, coalition: 'britain' as NationId };

const zoneRow = ({ owner, control }: Scenario, id: ZoneId): ZoneRow => {
  const side = control.get(id);
  return {
    id,
    nation: owner.get(id) ?? zoneCard(id).nation,
    control: side ? FLAG[side] : null,
    fortress: zoneCard(id).fortress > 0 ? 'active' : 'none',
    siege: null,
  };
};

/** 2.1, 2.2 Pieces with a code, a later year or an event of entry are not in the game yet. */
const unitIsDue = (id: UnitId): boolean => ['none', 'F'].includes(unitCard(id).code);
const generalIsDue = ({ start: { year }, reserve }: Scenario, id: GeneralId): boolean => {
  const { enters } = generalCard(id);
  return enters === undefined || (enters.year !== undefined && enters.year <= year) || reserve.generals.includes(id);
};

/** 6.1, 20.1 Permanent cards lie apart. In the first edition those of 1815 are shuffled into the piles, as its list has them. */
const dealt = (scenario: Scenario, edition: Edition): CardTable => {
  const of = (side: Side, ids: readonly CardId[]): readonly CardId[] => ids.filter((id) => sideOfCard(id) === side);
  const fixed = (side: Side): readonly CardId[] => scenario.hand[side].fixed;
  const shuffled = scenario.id === '1815' && !revised({ edition }, 'permanentOutsideDeck');
  const liesApart = (id: CardId): boolean => cardCard(id).permanent !== undefined && !shuffled;
  const inHand = bothSides(fixed);
  const known = [...inHand.empire, ...inHand.coalition];
  const left = scenario.cards.filter((id) => !known.includes(id));
  const inPlay = new Set([...scenario.cards, ...scenario.setAside]);
  return {
    hands: inHand,
    piles: bothSides((side) =>
      of(
        side,
        left.filter((id) => !liesApart(id)),
      ),
    ),
    permanents: bothSides((side) => of(side, left.filter(liesApart))),
    discards: bothSides(() => []),
    setAside: bothSides((side) => of(side, scenario.setAside)),
    removed: [...cards.keys()].filter((id) => !inPlay.has(id)),
    wars: [],
    // 20.3 The Continental Blockade and the War of Liberation are in play in 1809.
    played: scenario.eventsPlayed,
  };
};

/** The pieces that a line of the set-up fixes; what it leaves to the players is placed in the phase of the set-up. */
const deploy = (g: Europe, line: SetUp): void => {
  const { place } = line;
  if (place.in === 'sea') for (const id of line.fleets) putFleet(g, id, { kind: 'sea', sea: place.sea });
  if (place.in === 'blockade') for (const id of line.fleets) putFleet(g, id, { kind: 'blockade', zone: place.port });
  if (place.in !== 'zone') return;
  for (const id of line.fleets) putFleet(g, id, { kind: 'port', zone: place.zone });
  if (line.units.length === 0) return;
  const [commander] = line.generals;
  // 11 What two lines have in one zone is one force.
  const [there] = fieldForces(g, place.zone, sideOf(g, line.nation));
  const force = there ?? formForce(g, place.zone);
  if (commander !== undefined) changeForce(g, force, { commander });
  for (const { id, reduced } of line.units) {
    putUnit(g, id, force);
    flipUnit(g, id, reduced);
  }
  for (const id of line.generals) putGeneral(g, id, force);
  for (const id of line.specials) putSpecial(g, id, force);
  if (line.army) putArmy(g, line.army, force);
  for (let left = line.mobileDepots; left > 0; left--) addDepot(g, line.nation, { force });
};

/** 20.1, 20.2, 20.3 A scenario as it stands before the players place what is left to them. */
export const setUp = (id: ScenarioId, edition: Edition, agreed: Agreed): Europe => {
  const scenario = scenarioFor(id, edition);
  const { start, removed, reserve } = scenario;
  const onMap = new Set(scenario.setup.flatMap((line) => line.units.map((unit) => unit.id)));
  const g: Europe = {
    scenario: id,
    edition,
    agreed,
    log: [],
    clock: { year: start.year, phase: 'setUp', round: start.round, next: start.first, power: null, step: 0 },
    nations: [...nations.keys()].map((nation) => nationRow(scenario, nation)),
    zones: [...zones.keys()].map((zone) => zoneRow(scenario, zone)),
    forces: [],
    forcesFormed: 0,
    units: [...units.keys()].map((unit) => ({
      id: unit,
      at: unitIsDue(unit) || onMap.has(unit) || reserve.units.includes(unit) ? 'reserve' : 'notYet',
      reduced: false,
    })),
    generals: [...generals.keys()].map((general) => ({
      id: general,
      at: removed.generals.includes(general) ? 'gone' : generalIsDue(scenario, general) ? 'reserve' : 'notYet',
    })),
    specials: [...specials.keys()].map((special) => ({ id: special, at: 'notYet' })),
    armies: [...armies.keys()].map((army) => ({ id: army, at: 'reserve' })),
    depots: [],
    fleets: [...fleets.keys()].map((fleet) => ({
      id: fleet,
      at: { kind: 'off', why: removed.fleets.includes(fleet) ? 'gone' : 'reserve' },
    })),
    cards: dealt(scenario, edition),
    tracks: {
      victory: scenario.vp ?? null,
      escalade: scenario.escalade ?? null,
      period: scenario.period,
      punishmentsDue: false,
      reserve: bothSides(() => 0),
      envoys: bothSides(() => []),
      missions: bothSides(() => []),
      warThisYear: false,
      seventhRound: false,
      armistice: 'none',
      standing: [],
      spoils: bothSides(() => 0),
      ceded: [],
      austrianDuty: dutyOf(id),
      aid: [],
      won: null,
    },
    effects: [],
    moved: [],
    movedFleets: [],
    action: null,
    march: null,
    campaign: null,
    voyage: null,
    seaBattle: null,
    battle: null,
    trial: null,
    budget: null,
  };
  for (const line of scenario.setup) deploy(g, line);
  return g;
};
