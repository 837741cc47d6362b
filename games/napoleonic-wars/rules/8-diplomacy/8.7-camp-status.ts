import { revealTo, log } from '../../text/speech.ts';
import { changeNation, campOf, playerOf, type NapoleonicWars } from '../../state/state.ts';
import type { Power, Nation, Camp } from '../../catalogue/ids.ts';
/** 8.7, 8.81 A nation enters a Camp. */
export const joinCamp = (g: NapoleonicWars, nation: Nation, camp: Camp): void => {
  if (campOf(g, nation) === camp) return;
  // 15.24 The Grace Period is absolute: it outlasts the entry into a Camp.
  changeNation(g, nation, { camp, subjectTo: null });
  log(g, '8.7', 'camp.joins', { nation, camp });
};

/** 6.4, 7.51 The player of the Power directs the Proxy and sees its Hand; the point that it has saved is lost. */
export const comeUnderDirection = (g: NapoleonicWars, nation: Nation, power: Power): void => {
  log(g, '8.2', 'pact.made', { nation, power });
  changeNation(g, nation, { credit: 0 });
  const seat = playerOf(g, power);
  if (seat !== null) revealTo(g, { only: seat }, '6.4', 'mulligan.look', { nation });
};
