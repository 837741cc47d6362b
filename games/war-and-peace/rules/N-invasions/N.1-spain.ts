import type { Faction, HexId } from '../../catalogue/ids.ts';
import { areAdjacent, hexCard, hexId } from '../../catalogue/map.ts';
import { factionOf, type Force, landOf, pointsOf, sideOfTroop, type WarAndPeace } from '../../state/index.ts';
import { isHex } from '../../catalogue/map.ts';

const MOST_IN_SPAIN = 20;
const GIBRALTAR = hexId('A7');
/** The hex row of Madrid. */
const MADRID_ROW = hexCard(hexId('J8')).row;

/** N.1 Pro-French points in Spain that are not Spanish. */
export const frenchInSpain = (g: Pick<WarAndPeace, 'troops' | 'politics'>): number =>
  pointsOf(
    g.troops.filter(
      (troop) =>
        troop.nation !== 'spain' &&
        isHex(troop.at) &&
        landOf(g, troop.at) === 'spain' &&
        sideOfTroop(g, troop) === 'pro',
    ),
  );

/** N.1, N.1.b The first limits hold while Spain is not anti-French. */
export const areLimitsInForce = (g: WarAndPeace): boolean =>
  g.politics.machines['SPANISH_INVASION'] === 'limited' && factionOf(g, 'spain') !== 'anti';

const foreigners = ({ parts }: Pick<Force, 'parts'>): number =>
  pointsOf(parts.filter(({ nation }) => nation !== 'spain'));

/** N.1 Would this force bring more than twenty points into Spain? */
export const wouldCrowdSpain = (g: WarAndPeace, force: Force, to: HexId, side: Faction | 'neutral'): boolean =>
  side === 'pro' &&
  areLimitsInForce(g) &&
  landOf(g, to) === 'spain' &&
  landOf(g, force.at) !== 'spain' &&
  frenchInSpain(g) + foreigners(force) > MOST_IN_SPAIN;

/** N.1 Is the hex in Madrid's row or south of it, and not beside Gibraltar? */
export const isPastTheSpanishLimits = (
  g: WarAndPeace,
  force: Pick<Force, 'parts'>,
  to: HexId,
  side: Faction | 'neutral',
): boolean =>
  side === 'pro' &&
  areLimitsInForce(g) &&
  foreigners(force) > 0 &&
  landOf(g, to) === 'spain' &&
  hexCard(to).row <= MADRID_ROW &&
  !areAdjacent(to, GIBRALTAR);
