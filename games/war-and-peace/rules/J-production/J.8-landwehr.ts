import { cityId } from '../../catalogue/cities.ts';
import { type CityId, type Major } from '../../catalogue/ids.ts';
import { changePool, factionOf, inPool, pointsOf, turnOf, type WarAndPeace } from '../../state/index.ts';
import { log } from '../../text/speech.ts';

const JUNE_1808 = turnOf({ year: 1808, month: 6 });
/** R-18 So many points of Landwehr are in the box. */
const MOST = 24;

const open = (g: WarAndPeace, city: CityId): void => {
  if (!g.history.landwehr.includes(city)) g.history = { ...g.history, landwehr: [...g.history.landwehr, city] };
};
const add = (g: WarAndPeace, nation: Major, sp: number): void => {
  const raised =
    inPool(g, nation, 'L') + pointsOf(g.troops.filter((troop) => troop.nation === nation && troop.kind === 'L'));
  const some = Math.min(sp, Math.max(0, MOST - raised));
  changePool(g, nation, 'L', some);
  if (some > 0)
    log(g, nation === 'austria' ? 'J.8.b' : 'J.8.c', 'production.added', { nation, force: [`${nation}:L:${some}`] });
};

/** J.8.a, J.8.b, J.8.c Landwehr comes into the pools in an anti-French Production Phase; I.1.c its cities then produce. */
export const raiseLandwehr = (g: WarAndPeace, nation: Major): void => {
  if (factionOf(g, nation) !== 'anti') return;
  if (nation === 'austria' && turnOf(g.clock) >= JUNE_1808) {
    open(g, cityId('graz'));
    add(g, 'austria', 1);
  }
  if (nation === 'prussia' && g.counters.prussianWars >= 2) {
    open(g, cityId('konigsberg'));
    add(g, 'prussia', 2);
  }
};
