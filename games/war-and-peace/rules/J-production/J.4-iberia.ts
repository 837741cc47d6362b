import { cityCards, cityId } from '../../catalogue/cities.ts';
import { type Nation, opponent } from '../../catalogue/ids.ts';
import { isHex } from '../../catalogue/map.ts';
import { invasionDraft } from '../../catalogue/nations.ts';
import {
  addDraft,
  changePool,
  factionHolding,
  factionOf,
  FRESH,
  inPool,
  landOf,
  placeTroops,
  sideOfTroop,
  troopsAt,
  type WarAndPeace,
} from '../../state/index.ts';
import { log } from '../../text/speech.ts';
import { move, stateOf } from '../M-east/M-machines.ts';
import { isEnemyAt } from './J.2-points.ts';

export const IBERIANS: readonly Nation[] = ['spain', 'portugal'];
/** J.4.e An English point is worth six native ones. */
export const ENGLISH_POINT = 6;

/** J.4.a, J.4.c Is an army unit of the opposing faction inside the borders? */
export const isInvaded = (g: WarAndPeace, nation: Nation): boolean => {
  const side = factionOf(g, nation);
  if (!IBERIANS.includes(nation) || side === 'neutral') return false;
  return g.troops.some(
    (troop) => isHex(troop.at) && landOf(g, troop.at) === nation && sideOfTroop(g, troop) === opponent(side),
  );
};
/** J.4.b, J.4.c The first invasion fills the pool, once; the special production lasts as long as an enemy is inside. */
export const noticeInvasions = (g: WarAndPeace): void => {
  for (const nation of IBERIANS)
    if (!g.history.raised.includes(nation) && isInvaded(g, nation)) {
      g.history = { ...g.history, raised: [...g.history.raised, nation] };
      addDraft(g, nation, invasionDraft(nation));
    }
  for (const nation of IBERIANS) {
    const id = `IBERIA.${nation}`;
    const now = stateOf(g, id);
    if (isInvaded(g, nation) && now === 'regular') move(g, id, 'IB-01', 'special');
    else if (!isInvaded(g, nation) && now === 'special') move(g, id, 'IB-02', 'regular');
  }
};

/** J.4.g, J.4.h Two points for a major city, one for a minor, unless an enemy unit is in it. */
export const nativePoints = (g: WarAndPeace, nation: Nation): number =>
  cityCards
    .filter(({ state, hex }) => state === nation && !isEnemyAt(g, nation, hex))
    .reduce((sum, { kind }) => sum + (kind === 'minor' ? 1 : 2), 0);

const MADRID = cityId('madrid');
/** J.4.p, R-76 A point inside Madrid raises a point of militia, free, while Spain is anti-French. */
export const madridRaisesMilitia = (g: WarAndPeace): void => {
  const hex = cityCards.find(({ id }) => id === MADRID)?.hex;
  if (!hex || factionOf(g, 'spain') !== 'anti' || factionHolding(g, MADRID) !== 'anti' || inPool(g, 'spain', 'M') === 0)
    return;
  if (!troopsAt(g, hex).some((troop) => sideOfTroop(g, troop) === 'anti' && troop.kind !== 'P')) return;
  changePool(g, 'spain', 'M', -1);
  placeTroops(g, { ...FRESH, at: hex, nation: 'spain', kind: 'M' }, 1);
  log(g, 'J.4.p', 'production.madrid');
};
