import type { Language, Seat, Verdict } from '@bivouac/kernel';
import {
  type Faction,
  type Group,
  GROUPS,
  isMajor,
  type Major,
  MAJORS,
  type Minor,
  MINORS,
} from '../../catalogue/ids.ts';
import { cityCard } from '../../catalogue/cities.ts';
import { groupOf, minorCards } from '../../catalogue/nations.ts';
import { homeSeat, isDirectlyControlled } from '../../rules/D-players/D.3-seats.ts';
import { mayDeclareWar, mayWoo, mayWooMinor } from '../../rules/G-alliance/G.2-eligible.ts';
import { allianceNet, cityPoints, groupStatus, weightOf } from '../../rules/G-alliance/G.4-alliance-die.ts';
import { scenarioOf } from '../../scenario/scenario.ts';
import type { WarAndPeaceView } from '../../secrecy/view.ts';
import { factionHolding, factionOf, poolOf, type WarAndPeace } from '../../state/index.ts';
import { tell } from '../../text/tell.ts';
import { landColour } from '../colours.ts';
import { seatOfState } from '../spot.ts';
import { stateOf } from '../seen.ts';
import { type Speak, wordsIn } from '../text/words.ts';

export type Stance = Faction | 'neutral' | 'out';

/** A state on the Alliance Display: where it stands, what may change that and when, and why it cannot be done now. */
export interface StateTold {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  readonly place?: string | undefined;
  readonly stance: Stance;
  readonly status: string;
  readonly change: string;
  readonly rule: string;
  /** What the reader's side can do now, or why it cannot. */
  readonly now: readonly { readonly words: string; readonly rule: string; readonly open: boolean }[];
}
export interface GroupTold {
  readonly id: Group;
  readonly name: string;
  readonly cities: readonly { readonly id: string; readonly name: string; readonly stance: Stance }[];
}
export interface DieTold {
  readonly net: number;
  readonly lines: readonly {
    readonly words: string;
    readonly pro: number;
    readonly anti: number;
    readonly rule: string;
  }[];
  /** The share of dice with which each side succeeds. */
  readonly french: number;
  readonly english: number;
}
export interface StatesTold {
  readonly majors: readonly StateTold[];
  readonly minors: readonly StateTold[];
  readonly treaties: readonly StateTold[];
  readonly groups: readonly GroupTold[];
  readonly die: DieTold;
}

const DIE = [1, 2, 3, 4, 5, 6];
const share = (succeeds: (die: number) => boolean): number => DIE.filter(succeeds).length / DIE.length;

/** The side that a reader is on: that of the states they lead. */
export const factionOfSeat = (g: WarAndPeace, seat: Seat): Faction =>
  MAJORS.some((major) => homeSeat(g, major) === seat && factionOf(g, major) === 'pro') ? 'pro' : 'anti';

const refusal = (verdict: Verdict, language: Language): { readonly words: string; readonly rule: string } | undefined =>
  verdict ? { words: tell(language, verdict.because), rule: verdict.rule } : undefined;

/** What can be tried for a state now: the alliance die, and war. */
const nowFor = (g: WarAndPeace, major: Major, by: Faction, language: Language): StateTold['now'] => {
  const words = wordsIn(language);
  if (factionOf(g, major) === by && (major === 'france' || major === 'england')) return [];
  const woo = refusal(mayWoo(g, major, by), language);
  const war = refusal(mayDeclareWar(g, major, by), language);
  return [
    woo
      ? { words: words('states.noDie', { why: woo.words }), rule: woo.rule, open: false }
      : { words: words('states.die'), rule: by === 'pro' ? 'G.2.b' : 'G.2.c', open: true },
    ...(factionOf(g, major) === by
      ? []
      : [
          war
            ? { words: words('states.noWar', { why: war.words }), rule: war.rule, open: false }
            : { words: words('states.war'), rule: 'G.5.a', open: true },
        ]),
  ];
};

const RULE_OF: Readonly<Record<Major, string>> = {
  france: 'K',
  england: 'G.2',
  austria: 'M.1',
  prussia: 'M.2',
  russia: 'M.3',
  spain: 'L.1',
};

const machineOf = (g: WarAndPeace, id: string): string => g.politics.machines[id] ?? '';

/** What moves a state by its own rules, as its machine stands. */
const changeOf = (g: WarAndPeace, major: Major, words: Speak): string => {
  if (isDirectlyControlled(g, major) && major !== 'france' && major !== 'england')
    return words('change.player', { seat: homeSeat(g, major) });
  switch (major) {
    case 'england':
      return words('change.england');
    case 'france':
      return words('change.france', { machine: machineOf(g, 'FRANCE'), months: g.counters.exile });
    case 'austria':
      return words('change.austria', { machine: machineOf(g, 'AUSTRIA'), dice: g.counters.austrianDice });
    case 'prussia':
      return words('change.prussia', {
        machine: machineOf(g, 'PRUSSIA'),
        flag: g.counters.prussianFlag,
        dice: g.counters.prussianDice,
      });
    case 'russia':
      return words('change.russia', { machine: machineOf(g, 'RUSSIA'), flag: g.counters.russianFlag });
    case 'spain':
      return words('change.spain', { machine: machineOf(g, 'SPAIN'), chart: g.counters.chart });
  }
};

const majorTold = (g: WarAndPeace, major: Major, by: Faction, language: Language): StateTold => {
  const words = wordsIn(language);
  const status = g.politics.status[major];
  return {
    id: major,
    name: words('states.name', { land: major }),
    colour: landColour(major),
    place: seatOfState(major).place,
    stance: status === 'conquered' || status === 'exile' ? 'out' : factionOf(g, major),
    status: words('states.status', { status }),
    change: changeOf(g, major, words),
    rule: RULE_OF[major],
    now: nowFor(g, major, by, language),
  };
};

const minorNow = (g: WarAndPeace, minor: Minor, by: Faction, language: Language): StateTold['now'] => {
  if (by !== 'pro' || (minor !== 'denmark' && minor !== 'sweden')) return [];
  const words = wordsIn(language);
  const no = refusal(mayWooMinor(g, minor), language);
  return [
    no
      ? { words: words('states.noDie', { why: no.words }), rule: no.rule, open: false }
      : { words: words('states.die'), rule: minor === 'denmark' ? 'G.8.b' : 'G.9.b', open: true },
  ];
};

const MINOR_RULES: Readonly<Partial<Record<Minor, string>>> = {
  denmark: 'G.8',
  sweden: 'G.9',
  poland: 'H.2',
  holland: 'H.3',
  hanover: 'H.4.c',
  dalmatia: 'H.1',
  naples: 'H.1',
  rhine: 'H.1',
  westphalia: 'H.1',
};
const minorTold = (g: WarAndPeace, minor: Minor, by: Faction, language: Language): StateTold => {
  const words = wordsIn(language);
  const { status, controller } = g.politics.minors[minor];
  const inPlay = status === 'satellite' || status === 'neutral';
  return {
    id: minor,
    name: words('states.name', { land: minor }),
    colour: landColour(minor),
    place: seatOfState(minor).place,
    stance: inPlay ? factionOf(g, minor) : 'out',
    status: words('states.minor', { status, controller }),
    change: words('change.minor', { minor, status }),
    rule: MINOR_RULES[minor] ?? 'I.3',
    now: minorNow(g, minor, by, language),
  };
};

const TREATIES = ['PRESSBURG', 'TILSIT', 'POLAND', 'SPANISH_CHART'] as const;
const TREATY_RULES: Readonly<Record<(typeof TREATIES)[number], string>> = {
  PRESSBURG: 'M.5',
  TILSIT: 'M.6',
  POLAND: 'H.2',
  SPANISH_CHART: 'L.1',
};
const OPEN_STATES = ['open', 'asked', 'running'];

const groupsTold = (g: WarAndPeace, words: Speak): readonly GroupTold[] =>
  GROUPS.map((group) => ({
    id: group,
    name: words('states.group', { group, side: groupStatus(g, group) }),
    cities: minorCards
      .filter(({ nation }) => !isMajor(nation) && groupOf(nation) === group)
      .map(({ city, nation }) => {
        const holding = factionHolding(g, city);
        return {
          id: nation,
          name: words('states.city', { city: cityCard(city).id }),
          stance: holding === 'nobody' ? ('neutral' as const) : holding,
        };
      }),
  }));

const dieTold = (g: WarAndPeace, words: Speak): DieTold => {
  const net = allianceNet(g);
  const count = (faction: Faction, what: 'states' | 'groups'): number =>
    what === 'states'
      ? MAJORS.filter((major) => factionOf(g, major) === faction).length
      : GROUPS.filter((group) => groupStatus(g, group) === faction).length;
  const line = (name: string, rule: string, of: (faction: Faction) => number) => ({
    words: name,
    rule,
    pro: of('pro'),
    anti: of('anti'),
  });
  return {
    net,
    lines: [
      line(words('die.states'), 'G.4.b', (faction) => count(faction, 'states')),
      line(words('die.groups'), 'G.4.a', (faction) => count(faction, 'groups')),
      line(words('die.cities'), 'G.4.c', (faction) => cityPoints(g, faction)),
      line(words('die.victoryPoints'), 'G.4.e', (faction) => (faction === 'anti' ? g.counters.victoryPoints : 0)),
      line(words('die.sum'), 'G.4.b', (faction) => weightOf(g, faction)),
    ],
    french: share((die) => die + net <= 0),
    english: share((die) => die + net >= 7),
  };
};

/** G The Alliance Display with the political machines behind it. */
export const statesTold = (view: WarAndPeaceView, seat: Seat, language: Language): StatesTold => {
  const g = stateOf(view);
  const words = wordsIn(language);
  const by = factionOfSeat(g, seat);
  return {
    majors: MAJORS.map((major) => majorTold(g, major, by, language)),
    minors: MINORS.filter((minor) => !isLeftOut(g, minor)).map((minor) => minorTold(g, minor, by, language)),
    treaties:
      scenarioOf(g).victory === 'printed'
        ? TREATIES.map((id): StateTold => {
            const state = machineOf(g, id);
            return {
              id,
              name: words('treaty.name', { treaty: id }),
              colour: 'transparent',
              stance: OPEN_STATES.includes(state) ? 'neutral' : 'out',
              status: words('treaty.state', { treaty: id, state, chart: g.counters.chart }),
              change: words('treaty.change', { treaty: id, state }),
              rule: TREATY_RULES[id],
              now: [],
            };
          })
        : [],
    groups: groupsTold(g, words),
    die: dieTold(g, words),
  };
};

/** A state that is abolished and has nothing left says nothing. */
const isLeftOut = (g: WarAndPeace, minor: Minor): boolean =>
  g.politics.minors[minor].status === 'abolished' && Object.keys(poolOf(g, minor)).length === 0;
