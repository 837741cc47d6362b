import type { HexId, Side } from '../catalogue/catalogue.ts';
import { rulesOf1812 } from '../rules/17-linked-campaigns/17.1-rules-of-1812.ts';
import { occupies } from '../state/stack.ts';
import { commander, type Nemesis } from '../state/state.ts';
import { NAPOLEON } from '../rules/14-campaign-of-1813/14.4-napoleons-death.ts';
import { marchDistance } from './ground.ts';
import { byKind, type Judge, nothing } from './judging.ts';
import type { Situation } from './situation.ts';

/** 17.2 Without a capital, or all the others, the French have lost by the end of December; with one then they have won. */
const CAPITAL = { toConquer: 34, toWin: 16 };
const OTHER = 1;
/** 17.2c The war is lost with Warsaw and one of its flanks. */
const REAR = 12;
/** Of two capitals the first is the goal; half measures towards both lead to neither. */
const SECOND = 0.2;

export const endingsOf = (g: Nemesis) => {
  const endings = rulesOf1812(g)?.endings;
  return endings && g.clock.turn <= endings.throughTurn ? endings : undefined;
};

/** 17.2 What a city is worth beyond its point because the war may end with it. */
export const endingStake = ({ g }: Situation, side: Side, hex: HexId): number => {
  const endings = endingsOf(g);
  if (!endings) return 0;
  const conquered = g.politics.invasion?.conquered ?? false;
  if (endings.capitals.includes(hex)) {
    const weight = hex === endings.capitals[0] || occupies(g, 'french', hex) ? 1 : SECOND;
    const stake = weight * (conquered ? CAPITAL.toWin : CAPITAL.toConquer);
    return side === 'french' ? stake : stake / 2;
  }
  if (hex === endings.warsaw || endings.flanks.includes(hex)) return side === 'french' ? REAR : 0;
  return !conquered && side === 'french' && endings.others.includes(hex) ? OTHER : 0;
};

/** 17.2 As long as Russia is not conquered the French must come; afterwards 14.4 says who must attack. */
export const invader = (g: Nemesis): Side | undefined =>
  endingsOf(g) && !g.politics.invasion?.conquered ? 'french' : undefined;

/** 17.2a, b The capital that the French march on, and feed as long as they hold it: they need it once, and win with it in the end. */
export const goalOfInvasion = (g: Nemesis): HexId | undefined => {
  const goal = endingsOf(g)?.capitals[0];
  return goal !== undefined && (invader(g) || occupies(g, 'french', goal)) ? goal : undefined;
};

const REAR_GUARD = 9;
const WATCHED_FROM = 9;
const AN_ARMY = 6;
const COVERED_FROM = 11;
const COVERS = 0.6;

/** 17.2 Who must stand before a city though nobody is at its gates yet: before Warsaw as long as an army could come there, before the capital once the invaders are well on the way. */
export const standingGuard = ({ g, side, theirs }: Situation, hex: HexId): number => {
  const endings = endingsOf(g);
  const near = (within: number) => theirs.filter((enemy) => marchDistance(g, enemy.hex, hex) <= within);
  if (side === 'french') {
    const comes = hex === endings?.warsaw && near(WATCHED_FROM).some(({ value }) => value >= AN_ARMY);
    return comes ? REAR_GUARD : 0;
  }
  if (hex !== endings?.capitals[0]) return 0;
  return COVERS * near(COVERED_FROM).reduce((sum, { value }) => sum + value, 0);
};

/** 17.2b As long as Russia is not conquered, only what helps to conquer it counts: points are counted much later. */
const LATER = 0.25;
export const pointsNow = (g: Nemesis): number => (invader(g) ? LATER : 1);

/** 17.9c The Emperor goes home, unless a capital that he holds may still win the war. */
const napoleon: Judge = ({ g }) => {
  const holdsCapital = endingsOf(g)?.capitals.some((hex) => occupies(g, 'french', hex)) ?? false;
  return byKind({ keepNapoleon: () => (holdsCapital ? 1 : -1), sendNapoleon: nothing });
};

/** 17.4 New trains, Depots and troops: nobody waits for them longer than they must. */
const changeSources: Judge = () => byKind({ changeSources: () => 1, pass: nothing });

const IN_COMPANY = 3;

/** 17.5b Who has troops to lead stays; of many in one place the weaker may come again. */
const whoLeaves: Judge = (s) =>
  byKind({
    takeOff: ({ commander: id }) => {
      const { at } = commander(s.g, id);
      if (id === NAPOLEON || at === 'due' || at === 'lost') return -1;
      const here = s.forces.get(at);
      return here?.side === s.side && here.commanders.length < IN_COMPANY ? -1 : 1;
    },
    done: nothing,
  });

/** 17.6 A broken unit may hold a fortress; a good one is of more use in the field. */
const makeGarrison: Judge = ({ g }) =>
  byKind({
    exchange: ({ unit: id }) => (g.units.find((row) => row.id === id)?.disrupted ? 0.5 : -1),
    post: () => -1,
    pass: nothing,
  });

/** 17.3 Nearest is nearest: the first will do. */
const leaveLand: Judge = () => byKind({ setDown: () => 0 });

export const INVASION: Readonly<Record<string, Judge>> = {
  'napoleon.whether': napoleon,
  'sources.whether': changeSources,
  'newYear.whoLeaves': whoLeaves,
  'garrison.whether': makeGarrison,
  'displaced.whereTo': leaveLand,
};
