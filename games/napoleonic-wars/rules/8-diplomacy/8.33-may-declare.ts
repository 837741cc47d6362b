import { beforeWar } from '../3-glossary/3-standing.ts';
import type { Verdict } from '@bivouac/kernel';
import { must, log } from '../../text/speech.ts';
import { type Camp, otherCamp, type Nation, type Power, NATIONS, isPower } from '../../catalogue/ids.ts';
import { breaksGrace } from '../15-conquest/15.24-grace.ts';
import { isStuck, mayEnterCamp } from './8.3-may-enter-a-camp.ts';
import { endWarsOfFriends } from './8.4-turkish-wars.ts';
import { joinCamp, comeUnderDirection } from './8.7-camp-status.ts';
import {
  areAllied,
  atWar,
  campOf,
  changeConsul,
  consulOf,
  directedBy,
  director,
  inCamp,
  inForce,
  isPlayerPower,
  isProxy,
  type NapoleonicWars,
  type NewWar,
  pactOf,
  pactsOf,
  patronOf,
  playerOf,
} from '../../state/state.ts';
const POWER_COST = 7;
/** 8.33 A Declaration that changes the Camp of the declarer. */
export const CHANGE_COST = 7;

/** 8.32 The Player Power of the opposite Camp that is last on the Movement Track: rulings/8.32-last-opponent.md. */
export const lastOpponent = (g: NapoleonicWars, attacker: Nation): Power | undefined => {
  const camp = campOf(g, attacker);
  if (camp === null) return undefined;
  return NATIONS.toReversed().find(
    (nation): nation is Power => isPlayerPower(g, nation) && campOf(g, nation) === otherCamp(camp),
  );
};
/** 8.81 Would the player of a Patron in no Camp have nations in both Camps, if its Client joined the one opposed to the attacker? */
const splitsPlayer = (g: NapoleonicWars, patron: Power, attacker: Nation): boolean =>
  campOf(g, patron) === null &&
  directedBy(g, playerOf(g, patron) ?? '').some((nation) => campOf(g, nation) === campOf(g, attacker));
/** 8.32 Who takes the side of an attacked Proxy: its Patron, or the last opponent if it is Unaligned or attacked by its Patron. */
export const protectorOf = (g: NapoleonicWars, on: Nation, attacker: Nation): Power | undefined => {
  const patron = patronOf(g, on);
  const attacked = patron === null || areAllied(g, patron, attacker);
  return attacked || splitsPlayer(g, patron, attacker) ? lastOpponent(g, attacker) : patron;
};

/** 8.33 The price in an Impulse: seven points for a Power, nothing for an Unaligned Minor or a Client: rulings/8.33-prices.md. */
export const warCost = (g: NapoleonicWars, on: Nation): number => {
  if (g.clock.interphase) return 0;
  const isClient = isProxy(g, on) && patronOf(g, on) !== null && pactOf(g, on) === null;
  if (campOf(g, on) !== null) return POWER_COST;
  if (isClient) return 0;
  return isPower(on) ? POWER_COST : 0;
};

/** Marriage Alliance: France and a Power do not fight each other of their own will. */
const areBound = (g: NapoleonicWars, one: Nation, other: Nation): boolean =>
  inForce(g, 'bond').some(({ power }) => [one, other].includes('france') && [one, other].includes(power));

/** 8.33 Is the victim a Neutral Client of an Ally? War on it takes the declarer over to the other Camp. */
export const isClientOfAlly = (g: NapoleonicWars, by: Nation, on: Nation): boolean => {
  const camp = campOf(g, by);
  const patron = patronOf(g, on);
  return patron !== null && patron !== by && campOf(g, on) === null && camp !== null && campOf(g, patron) === camp;
};
/** 8.33, 8.81 The Camp that a nation outside the Camps enters when it attacks, or is attacked by, a member of one. */
const drawnTo = (
  g: NapoleonicWars,
  by: Nation,
  on: Nation,
): { readonly nation: Nation; readonly camp: Camp } | null => {
  const [mine, target] = [campOf(g, by), campOf(g, on)];
  if (mine === null) return target === null ? null : { nation: by, camp: otherCamp(target) };
  return target === null ? { nation: on, camp: otherCamp(mine) } : null;
};
/** 8.22, 8.81 Nobody is drawn into a Camp that it can never be in, nor torn from the other nations of its player. */
const mayBeDrawn = (g: NapoleonicWars, by: Nation, on: Nation): Verdict => {
  const drawn = drawnTo(g, by, on);
  if (drawn === null || isProxy(g, drawn.nation)) return undefined;
  const { nation, camp } = drawn;
  const pacts = pactsOf(g, nation);
  const torn = directedBy(g, playerOf(g, nation) ?? '').find(
    (each) => each !== nation && !pacts.includes(each) && campOf(g, each) === otherCamp(camp),
  );
  return (
    must('8.22', !isStuck(g, nation, camp), 'camps.never', { nation }) ??
    must('8.81', torn === undefined, 'camps.together', { nation: torn ?? nation }) ??
    (nation === by ? mayEnterCamp(g, by, camp) : undefined)
  );
};
/** 15.24 Those who would be at war, on either side. */
const sidesOf = (g: NapoleonicWars, by: Nation, on: Nation): readonly [readonly Nation[], readonly Nation[]] => {
  const side = (nation: Nation, other: Nation): readonly Nation[] => {
    const camp = campOf(g, nation);
    const enemy = campOf(g, other);
    const others = camp !== null ? inCamp(g, camp) : enemy !== null ? inCamp(g, otherCamp(enemy)) : [];
    return [...new Set([nation, ...pactsOf(g, nation), ...others])];
  };
  return [side(by, on), side(on, by)];
};

/** 8.22, 8.33, 15.24 May this nation declare war on that one, in whatever Camp it then is? */
const mayAttack = (g: NapoleonicWars, by: Nation, on: Nation): Verdict => {
  const camp = campOf(g, by);
  return (
    must('8.33', !atWar(g, by, on), 'war.already', { nation: on }) ??
    must('6.1', !areBound(g, by, on), 'war.bond', { nation: on }) ??
    must('8.22', director(g, by) !== director(g, on) || director(g, on) === null, 'war.samePlayer', { nation: on }) ??
    must('8.33', !areAllied(g, by, on), 'war.sameCamp', { nation: on }) ??
    must('8.33', camp !== null || !isProxy(g, by), 'war.noCamp', { nation: by }) ??
    must('8.33', camp !== null || campOf(g, on) !== null, 'war.onlyCampMembers', { nation: on }) ??
    must('15.24', !breaksGrace(g, ...sidesOf(g, by, on)), 'war.grace', { nation: on }) ??
    mayBeDrawn(g, by, on) ??
    must(
      '8.32',
      !isProxy(g, on) || campOf(g, on) !== null || protectorOf(g, on, by) !== undefined,
      'war.nobodyOpposes',
      { nation: on },
    )
  );
};
/** 8.33 May it declare without changing its Camp? */
export const mayDeclare = (g: NapoleonicWars, by: Nation, on: Nation): Verdict =>
  mayAttack(g, by, on) ?? must('8.33', !isClientOfAlly(g, by, on), 'war.allysClient', { nation: on });

/** 8.33 May a Player Power attack the Client of an Ally, and go over to the other Camp by it? */
export const mayTurnCoat = (g: NapoleonicWars, by: Nation, on: Nation): Verdict => {
  const camp = campOf(g, by);
  if (camp === null || !isClientOfAlly(g, by, on) || !isPlayerPower(g, by)) return mayDeclare(g, by, on);
  return (
    mayEnterCamp(g, by, otherCamp(camp)) ??
    must('8.22', director(g, on) === null || director(g, by) !== director(g, on), 'war.samePlayer', { nation: on }) ??
    must('6.1', !areBound(g, by, on), 'war.bond', { nation: on })
  );
};

/** 8.81 A Player Power enters a Camp with all its Pacts. */
export const enterCamp = (g: NapoleonicWars, power: Nation, camp: ReturnType<typeof campOf>): void => {
  if (camp === null) return;
  for (const nation of [power, ...pactsOf(g, power)]) joinCamp(g, nation, camp);
};

/** 8.32, 8.33, 8.81 The sides that a Declaration draws up: the victim is drawn into the opposite Camp. */
export const drawUpSides = (g: NapoleonicWars, by: Nation, on: Nation): NewWar => {
  log(g, '8.33', 'war.declared', { by, on });
  const before = beforeWar(g);
  const target = campOf(g, on);
  const mine = campOf(g, by);
  // A Neutral Power that attacks a member of a Camp joins the other one, without asking leave.
  if (mine === null && target !== null) enterCamp(g, by, otherCamp(target));
  else if (mine !== null && target === null) {
    const protector = isProxy(g, on) ? protectorOf(g, on, by) : undefined;
    if (protector !== undefined && consulOf(g, on)) {
      changeConsul(g, on, { row: protector, column: 'pact', plus: false });
      comeUnderDirection(g, on, protector);
    }
    enterCamp(g, on, otherCamp(mine));
  }
  endWarsOfFriends(g);
  return {
    declarers: [by],
    changed: [on, ...pactsOf(g, on), ...(mine === null ? [by, ...pactsOf(g, by)] : [])],
    ...before,
  };
};
/** 11.43 A war declared in the midst of a battle breaks out when the act at hand is over. */
export const breaksOutLater = (g: NapoleonicWars, war: NewWar): void => {
  g.effects = [...g.effects, { kind: 'outbreak', card: null, ...war }];
};
