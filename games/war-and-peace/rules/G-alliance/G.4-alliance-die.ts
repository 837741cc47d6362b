import { cityCards, cityId } from '../../catalogue/cities.ts';
import { type CityId, type Faction, type Group, GROUPS, isMajor, MAJORS, opponent } from '../../catalogue/ids.ts';
import { isCityOfMinor, minorCards } from '../../catalogue/nations.ts';
import { factionHolding, factionOf, holderOf, landOf, type WarAndPeace } from '../../state/index.ts';

const MOST = 4;

/** G.1.a, G.1.b, G.4.a A group whose production cities are all in one faction's hands is a power of that faction. */
export const groupStatus = (g: WarAndPeace, group: Group): Faction | 'neutral' => {
  const cities = minorCards.filter((card) => card.group === group).map(({ city }) => city);
  for (const faction of ['pro', 'anti'] as const)
    if (cities.every((city) => factionHolding(g, city) === faction)) return faction;
  return 'neutral';
};

const KIEV = cityId('kiev');
/** G.4.c, G.4.d, I.1.c A city that gives a point: production cities, and for the anti-French the major cities of France. */
const isPointCity = (g: WarAndPeace, id: CityId): boolean => {
  const city = cityCards.find((each) => each.id === id);
  if (!city) return false;
  const land = landOf(g, city.hex);
  if (land === 'hanse' || !isMajor(land) || isCityOfMinor(id)) return false;
  if (id === KIEV && g.politics.machines['WAR_TURKEY'] === 'war') return false; // G.7.c
  if (city.production === 'black') return g.history.landwehr.includes(id);
  return city.production !== undefined || (land === 'france' && city.kind === 'major');
};
/** G.4.c, G.4.d Points of a faction: cities of enemy major states in its hands, or recorded as its sources. */
export const cityPoints = (g: WarAndPeace, faction: Faction): number =>
  cityCards.filter(({ id, hex }) => {
    if (!isPointCity(g, id) || factionHolding(g, id) !== faction) return false;
    const land = landOf(g, hex);
    if (land === 'hanse' || !isMajor(land)) return false;
    const status = factionOf(g, land);
    if (status === opponent(faction)) return true;
    return g.history.sources[faction].includes(id) && holderOf(g, id) !== land;
  }).length;

/** G.4.b Everything that counts for a faction. */
export const weightOf = (g: WarAndPeace, faction: Faction): number =>
  cityPoints(g, faction) +
  MAJORS.filter((major) => factionOf(g, major) === faction).length +
  GROUPS.filter((group) => groupStatus(g, group) === faction).length +
  (faction === 'anti' ? g.counters.victoryPoints : 0); // G.4.e

/** G.4.b The modifier of the alliance die, four at most either way. */
export const allianceNet = (g: WarAndPeace): number =>
  Math.max(-MOST, Math.min(MOST, weightOf(g, 'anti') - weightOf(g, 'pro')));
