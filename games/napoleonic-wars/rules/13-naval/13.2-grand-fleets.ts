import { ask, type Script } from '@bivouac/kernel';
import { isPower, type Nation, type PlaceId, type Power, type SquadronId } from '../../catalogue/ids.ts';
import {
  areAllied,
  changeImpulse,
  director,
  type GrandFleetRow,
  impulse,
  isAtPlace,
  type NapoleonicWars,
} from '../../state/state.ts';
import type { NavalAnswer } from '../../text/13-naval.ts';
import { NO, YES } from '../../text/answers.ts';
import { log, must, say } from '../../text/speech.ts';
import type { Act } from '../5-sequence/act.ts';
import { fleetsAt, nationOfShip } from './13.1-fleets.ts';

type Lead = Extract<NavalAnswer, { readonly kind: 'leadFleet' }>;

/** Fleets that stand together: of one Power with its Minors, or of several under one Commander. */
export interface Stack {
  readonly commander: Nation;
  readonly families: readonly Nation[];
  readonly ships: readonly SquadronId[];
}

/** 13.2, 13.22 A Grand Fleet lasts while its Fleets are there and of one Camp: rulings/13.2-grand-fleets.md. */
const standing = (g: NapoleonicWars, { at, commander, powers }: GrandFleetRow): readonly Nation[] => {
  const here = fleetsAt(g, at);
  if (!here.has(commander)) return [];
  return powers.filter((power) => here.has(power) && areAllied(g, power, commander));
};
/** 13.3 The Fleets at a place, stack by stack: each can be met for itself. */
export const stacksAt = (g: NapoleonicWars, at: PlaceId): readonly Stack[] => {
  const here = fleetsAt(g, at);
  const stacks: Stack[] = [];
  const used = new Set<Nation>();
  const add = (commander: Nation, families: readonly Nation[]): void => {
    for (const family of families) used.add(family);
    stacks.push({ commander, families, ships: families.flatMap((family) => here.get(family) ?? []) });
  };
  for (const row of g.grandFleets) {
    const families = row.at === at ? standing(g, row) : [];
    if (families.length > 1) add(row.commander, families);
  }
  for (const family of here.keys()) if (!used.has(family)) add(family, [family]);
  return stacks;
};
/** 13.2 The stack of a family at a place. */
export const stackOf = (g: NapoleonicWars, at: PlaceId, family: Nation): Stack | undefined =>
  stacksAt(g, at).find(({ families }) => families.includes(family));

/** 13.2 Fleets that have sailed together, or agreed to, stand as one from now on. */
export const standAsOne = (g: NapoleonicWars, at: PlaceId, commander: Power, powers: readonly Nation[]): void => {
  const rest = g.grandFleets
    .filter(
      (row) => standing(g, row).length > 1 && !(row.at === at && row.powers.some((power) => powers.includes(power))),
    )
    .map((row) => ({ ...row, powers: standing(g, row) }));
  const all = powers.length > 1 ? [...rest, { at, commander, powers }] : rest;
  g.grandFleets = all.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
};

const others = (g: NapoleonicWars, nation: Nation, at: PlaceId): readonly Nation[] =>
  [...fleetsAt(g, at).keys()].filter((family) => family !== nation && isPower(family) && areAllied(g, family, nation));

/** 13.2 In its Impulse a Power takes command of the allied Fleets at a place, of those whose players agree. */
export const leadingFleets: Act<Lead> = {
  kinds: ['leadFleet'],
  among: (g, nation) => {
    const places = g.squadrons.flatMap((row) => (row.nation === nation && isAtPlace(row.at) ? [row.at] : []));
    return [...new Set(places)]
      .filter((place) => others(g, nation, place).length > 0)
      .map((place) => ({ kind: 'leadFleet', place }));
  },
  may: (g, nation, { place }) =>
    must('13.21', isPower(nation), 'fleet.minor', { nation }) ??
    must(
      '13.2',
      fleetsAt(g, place)
        .get(nation)
        ?.some((id) => nationOfShip(id) === nation) === true,
      'sail.noFleet',
      { place },
    ) ??
    must('13.2', !impulse(g).offers.includes(place), 'fleet.once', { place }),
  *carryOut(g, nation, { place }): Script {
    changeImpulse(g, { offers: [...impulse(g).offers, place] });
    const own = director(g, nation);
    const joined: Nation[] = [nation];
    for (const family of others(g, nation, place)) {
      const seat = director(g, family);
      if (seat === null) continue;
      const prompt = say('fleet.consent', { nation: family, commander: nation, place });
      const agrees =
        seat === own || (yield* ask({ by: seat, rule: '13.2', prompt, answers: [YES, NO] })).kind === 'yes';
      if (agrees) joined.push(family);
    }
    if (joined.length < 2) return;
    standAsOne(g, place, nation as Power, joined);
    log(g, '13.2', 'fleet.formed', { nation, place, nations: joined });
  },
};
