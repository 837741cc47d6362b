import type { HexId, Side, UnitId } from '../catalogue/catalogue.ts';
import type { Agreed } from '../scenario/agreed.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { CommanderId } from '../catalogue/ids.ts';
import type { Nemesis } from './state.ts';
import type { Politics } from './state-1813.ts';

/** 17.4 By which sources a side is supplied: those it began with, those it has changed to, or the first ones again. */
export type Option = 'before' | 'after' | 'back';

/** 17.3 Units and a commander who were in Austria when it left the alliance, and the hex where they wait. */
export interface InternedRow {
  readonly id: UnitId | CommanderId;
  readonly hex: HexId;
}

/** 17 How the invasion of Russia stands, and what it has made of 1813. */
export interface Invasion {
  /** 17.5 Whose rules are in force. */
  readonly year: 1812 | 1813;
  /** 17.2b A Turn has ended with enough of Russia in French hands. */
  readonly conquered: boolean;
  /** Units that have never left the city that feeds them (ruling L-32). */
  readonly atHome: readonly UnitId[];
  /** Hexes whose stacks no longer wait (ruling L-39), and those where an enemy has attacked or come near this Turn. */
  readonly released: readonly HexId[];
  readonly alarmed: readonly HexId[];
  /** 17.3 Austria marches with the French until it is neutral; after that 14.16 holds. */
  readonly austriaAllied: boolean;
  readonly interned: readonly InternedRow[];
  /** 17.3, 17.6 Units that left the game without being lost. */
  readonly takenOff: readonly UnitId[];
  /** 17.3, 17.4 (iii) French, then friendly to both, then the Coalition's. */
  readonly prussia: 'french' | 'shared' | 'coalition';
  /** 17.4 */
  readonly sources: Readonly<Record<Side, Option>>;
  /** 17.4 (vii), (viii) Who has to change at the end of the next General Supply. */
  readonly forced: readonly Side[];
  /** 17.4 The side that is carrying out its change of sources: first its Depots, then its units. */
  readonly changing: 'depots' | 'units' | null;
  /** 17.4 Exception: a Russian unit in supply has stood in Prussia. */
  readonly prussiaEntered: boolean;
  /** 17.4 Exception: until then only Russians come. */
  readonly russiansOnly: boolean;
  /** 17.9c */
  readonly napoleon: 'present' | 'kept' | 'inParis';
  /** 17.7 The cards that speak of Prussia are in the deck again, or will never be. */
  readonly cardsReturned: boolean;
  /** What was agreed on for 1813; in 1812 most of it is not in force. */
  readonly agreed: Agreed | null;
}

/** 17 The rules of 1812 are in force. */
export const isIn1812 = ({ invasion }: Politics): boolean => invasion?.year === 1812;

/** At the outset, of a scenario that has it. */
export const invasionAtTheOutset = ({ invasion, link }: Scenario, agreed: Agreed): { readonly invasion?: Invasion } => {
  if (!invasion) return {};
  return {
    invasion: {
      year: 1812,
      conquered: false,
      atHome: invasion.atHome.map(({ unit }) => unit),
      released: [],
      alarmed: [],
      austriaAllied: true,
      interned: [],
      takenOff: [],
      prussia: 'french',
      sources: { coalition: 'before', french: 'before' },
      forced: [],
      changing: null,
      prussiaEntered: false,
      russiansOnly: false,
      napoleon: 'present',
      cardsReturned: false,
      agreed: link ? agreed : null,
    },
  };
};

export const changeInvasion = (g: Nemesis, change: Partial<Invasion>): void => {
  const { invasion } = g.politics;
  if (!invasion) throw new Error('17: no invasion of Russia in this scenario');
  g.politics = { ...g.politics, invasion: { ...invasion, ...change } };
};
