import { cardId, duchyId, leaderId, leaders, type Players, zones } from '../catalogue/catalogue.ts';
import { byNation, type LeaderId, type Nation, NATIONS, type PlaceId, type ScenarioId } from '../catalogue/ids.ts';
import { setUp } from '../rules/4-prepare/4.1-set-up.ts';
import {
  addUnits,
  changeConsul,
  changeNation,
  changeSquadron,
  type Clock,
  type ConsulRow,
  type Impulse,
  type NapoleonicWars,
  type NationRow,
  newImpulse,
  placeFlag,
  putLeader,
  type SquadronRow,
} from '../state/state.ts';

/** Who stands in a Duchy, in words: `{ munich: ['davout', 'france 4', 'spain 1'] }`. */
export type Stack = readonly string[];

export interface Position {
  readonly scenario?: ScenarioId;
  readonly players?: Players;
  readonly clock?: Partial<Clock>;
  /** The only land pieces on the map. */
  readonly forces?: Readonly<Record<string, Stack>>;
  /** The only Squadrons on the map: `{ english_channel: 'britain 3', brest: 'france 2' }`, several with commas. */
  readonly fleets?: Readonly<Record<string, string>>;
  readonly flags?: Readonly<Record<string, Nation>>;
  readonly nations?: Partial<Record<Nation, Partial<NationRow>>>;
  readonly consuls?: Partial<Record<Nation, Partial<ConsulRow>>>;
  /** The Hands; no other nation has a card. */
  readonly hands?: Partial<Record<Nation, readonly string[]>>;
  /** An Impulse of this nation is being played, with these points. */
  readonly active?: Nation;
  readonly points?: number;
  readonly impulse?: Partial<Impulse>;
  readonly effects?: NapoleonicWars['effects'];
}

const setForces = (g: NapoleonicWars, forces: Readonly<Record<string, Stack>>): void => {
  g.units = [];
  g.leaders = g.leaders.map((row) => (row.at === 'out' ? row : { ...row, at: 'pool' }));
  for (const [duchy, stack] of Object.entries(forces))
    for (const word of stack) {
      const [nation = '', count] = word.split(' ');
      if (leaders.has(word as LeaderId)) putLeader(g, leaderId(word), duchyId(duchy));
      else addUnits(g, nation as Nation, duchyId(duchy), Number(count));
    }
};
const setFleets = (g: NapoleonicWars, fleets: Readonly<Record<string, string>>): void => {
  g.squadrons = g.squadrons.map((row): SquadronRow => ({ ...row, at: 'pool' }));
  for (const [place, words] of Object.entries(fleets))
    for (const word of words.split(', ')) {
      const [nation, count] = word.split(' ');
      const at = (zones.has(place as never) ? place : duchyId(place)) as PlaceId;
      const free = g.squadrons.filter((row) => row.nation === nation && row.at === 'pool').slice(0, Number(count));
      if (free.length < Number(count)) throw new Error(`${nation} has not ${count} Squadrons left`);
      for (const { id } of free) changeSquadron(g, id, { at });
    }
};
const dealHands = (g: NapoleonicWars, hands: Partial<Record<Nation, readonly string[]>>): void => {
  const wanted = byNation((nation) => (hands[nation] ?? []).map(cardId).toSorted());
  const named = NATIONS.flatMap((nation) => wanted[nation]);
  const { cards } = g;
  const back = NATIONS.flatMap((nation) => cards.hands[nation]);
  g.cards = {
    ...cards,
    hands: wanted,
    pile: [...cards.pile, ...back].filter((card) => !named.includes(card)).toSorted(),
    removed: cards.removed.filter((card) => !named.includes(card)),
  };
};

/** A position in the second Round of a scenario, before an Impulse or in the middle of one. */
export const position = (wanted: Position): NapoleonicWars => {
  const scenario = wanted.scenario ?? '1805';
  const g = setUp({ scenario, players: wanted.players ?? 4, forfeit: 0, forfeiter: null });
  g.clock = { ...g.clock, phase: wanted.active ? 'impulse' : 'betweenImpulses', round: 2, ...wanted.clock };
  for (const nation of NATIONS) {
    const change = wanted.nations?.[nation];
    if (change) changeNation(g, nation, change);
    const consul = wanted.consuls?.[nation];
    if (consul) changeConsul(g, nation, consul);
  }
  for (const [duchy, nation] of Object.entries(wanted.flags ?? {})) placeFlag(g, duchyId(duchy), nation);
  if (wanted.forces) setForces(g, wanted.forces);
  if (wanted.fleets) setFleets(g, wanted.fleets);
  if (wanted.hands) dealHands(g, wanted.hands);
  g.effects = wanted.effects ?? [];
  if (wanted.active) {
    g.clock = { ...g.clock, marker: wanted.active };
    g.impulse = {
      ...newImpulse(wanted.active, true, false),
      played: true,
      points: wanted.points ?? 0,
      ...wanted.impulse,
    };
  }
  return g;
};
