import { beforeWar } from '../3-glossary/3-standing.ts';
import type { Verdict } from '@bivouac/kernel';
import { must, log } from '../../text/speech.ts';
import { otherCamp, type Nation, type Power, NATIONS, isPower } from '../../catalogue/ids.ts';
import { endWar } from '../7-builds/7.7-to-regroup.ts';
import { joinCamp, comeUnderDirection } from './8.7-camp-status.ts';
import {
  areAllied,
  atWar,
  campOf,
  changeConsul,
  consulOf,
  director,
  inForce,
  isPlayerPower,
  isProxy,
  type NapoleonicWars,
  nationRow,
  type NewWar,
  pactOf,
  pactsOf,
  patronOf,
} from '../../state/state.ts';
const POWER_COST = 7;

/** 8.32 The Player Power of the opposite Camp that is last on the Movement Track: rulings/8.32-last-opponent.md. */
export const lastOpponent = (g: NapoleonicWars, attacker: Nation): Power | undefined => {
  const camp = campOf(g, attacker);
  if (camp === null) return undefined;
  return NATIONS.toReversed().find(
    (nation): nation is Power => isPlayerPower(g, nation) && campOf(g, nation) === otherCamp(camp),
  );
};
/** 8.32 Who takes the side of an attacked Proxy: its Patron, or the last opponent if it is Unaligned or attacked by its Patron. */
export const protectorOf = (g: NapoleonicWars, on: Nation, attacker: Nation): Power | undefined => {
  const patron = patronOf(g, on);
  const attacked = patron === null || areAllied(g, patron, attacker);
  const campWouldSplit = patron !== null && campOf(g, patron) === null;
  return attacked || campWouldSplit ? lastOpponent(g, attacker) : patron;
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

/** 8.22, 8.33, 15.24 May this nation declare war on that one? */
export const mayDeclare = (g: NapoleonicWars, by: Nation, on: Nation): Verdict => {
  const camp = campOf(g, by);
  const patron = patronOf(g, on);
  const inGrace = (one: Nation, other: Nation): boolean => {
    const { subjectTo, graceUntil } = nationRow(g, one);
    const over = g.clock.turn > graceUntil || (g.clock.turn === graceUntil && g.clock.interphase);
    return subjectTo !== null && !over && (subjectTo === other || areAllied(g, subjectTo, other));
  };
  const allysClient =
    patron !== null && patron !== by && campOf(g, on) === null && camp !== null && campOf(g, patron) === camp;
  return (
    must('8.33', !atWar(g, by, on), 'war.already', { nation: on }) ??
    must('6.1', !areBound(g, by, on), 'war.bond', { nation: on }) ??
    must('8.22', director(g, by) !== director(g, on) || director(g, on) === null, 'war.samePlayer', { nation: on }) ??
    must('8.33', !areAllied(g, by, on), 'war.sameCamp', { nation: on }) ??
    must('8.33', camp !== null || !isProxy(g, by), 'war.noCamp', { nation: by }) ??
    must('8.33', camp !== null || campOf(g, on) !== null, 'war.onlyCampMembers', { nation: on }) ??
    must('15.24', !inGrace(on, by) && !inGrace(by, on), 'war.grace', { nation: on }) ??
    must('8.33', !allysClient, 'war.allysClient', { nation: on }) ??
    must(
      '8.32',
      !isProxy(g, on) || campOf(g, on) !== null || protectorOf(g, on, by) !== undefined,
      'war.nobodyOpposes',
      { nation: on },
    )
  );
};

/** 8.81 A Player Power enters a Camp with all its Pacts. */
export const enterCamp = (g: NapoleonicWars, power: Nation, camp: ReturnType<typeof campOf>): void => {
  if (camp === null) return;
  for (const nation of [power, ...pactsOf(g, power)]) joinCamp(g, nation, camp);
};

/** 8.4 A Foreign War between nations that are now in one Camp is over. */
export const endWarsOfAllies = (g: NapoleonicWars): void => {
  for (const { card, units } of g.wars) {
    const sides = NATIONS.filter((nation) => (units[nation] ?? 0) > 0);
    const [one, other] = sides;
    if (one !== undefined && other !== undefined && areAllied(g, one, other)) endWar(g, card, '8.4');
  }
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
  endWarsOfAllies(g);
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
