import { type Nation, NATIONS } from '../../catalogue/ids.ts';
import { areAllied, campOf, type NapoleonicWars, patronOf } from '../../state/state.ts';
import { endWar } from '../7-builds/7.7-to-regroup.ts';

/** 8.31, 8.4 Is a Proxy the Client of this nation, or of a Power of its Camp? */
export const isClientOfCamp = (g: NapoleonicWars, client: Nation, nation: Nation): boolean => {
  const patron = patronOf(g, client);
  const camp = campOf(g, nation);
  return patron !== null && (patron === nation || (camp !== null && campOf(g, patron) === camp));
};

/** 8.4 A Foreign War is over between nations that are now in one Camp, or of which one is now a Client of the other’s Camp. */
export const endWarsOfFriends = (g: NapoleonicWars): void => {
  for (const { card, units } of g.wars) {
    const sides = NATIONS.filter((nation) => (units[nation] ?? 0) > 0);
    const isOver = sides.some((one) =>
      sides.some((other) => one !== other && (areAllied(g, one, other) || isClientOfCamp(g, one, other))),
    );
    if (isOver) endWar(g, card, '8.4');
  }
};
