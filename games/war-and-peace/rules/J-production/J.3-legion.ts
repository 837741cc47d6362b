import { ask, type Script } from '@bivouac/kernel';
import { NO, YES } from '../../answers/answers.ts';
import { cityId } from '../../catalogue/cities.ts';
import type { CityId, Nation } from '../../catalogue/ids.ts';
import { factionHolding, holderOf, inPool, type WarAndPeace } from '../../state/index.ts';
import { say } from '../../text/speech.ts';
import { seatOf } from '../D-players/D.3-seats.ts';

/** J.3.d Cities whose points may raise the King's German Legion. */
const CITIES: Readonly<Partial<Record<Nation, CityId>>> = {
  brunswick: cityId('brunswick'),
  hanover: cityId('hanover'),
};
/** J.3.d While the anti-French hold the city and the Legion is in the English pool. */
export const paysForLegion = (g: WarAndPeace, nation: Nation): boolean => {
  const city = CITIES[nation];
  const waiting = inPool(g, 'england', 'K_I') + inPool(g, 'england', 'K_C') > 0;
  return city !== undefined && waiting && factionHolding(g, city) === 'anti';
};
/** J.3.d With three players or more the player who controls the city may object. */
export function* mayRaiseLegion(g: WarAndPeace, nation: Nation): Script<true | undefined> {
  const city = CITIES[nation];
  if (!city || !paysForLegion(g, nation)) return undefined;
  const holder = holderOf(g, city);
  const by = holder === 'nobody' ? seatOf(g, 'england') : seatOf(g, holder);
  if (by === seatOf(g, 'england')) return true;
  const { kind } = yield* ask({ by, rule: 'J.3.d', prompt: say('production.legion', { nation }), answers: [YES, NO] });
  return kind === 'yes' ? true : undefined;
}
