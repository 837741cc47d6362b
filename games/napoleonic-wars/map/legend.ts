import { LEGEND_HILLS, LEGEND_PEAKS, LEGEND_REEDS, LEGEND_WAY, legendGround, legendSign } from '@bivouac/atlas';
import type { LegendEntry } from '@bivouac/atlas';

const PATCH = 'M4 4h52v28h-52z';
const RULES = 'M4 14L14 4M4 24L24 4M6 32L34 4M16 32L44 4M26 32L54 4M36 32L56 12M46 32L56 22';

/** What the sheet of the Duchies shows: connections first, for they say where one may go. */
export const legend: readonly LegendEntry[] = [
  legendGround('Plain connection', 'Liaison ordinaire', { kind: 'road', of: 'highway', path: LEGEND_WAY }),
  legendGround('Rough connection', 'Liaison difficile', LEGEND_HILLS, { kind: 'track', path: LEGEND_WAY }),
  legendGround('Marsh connection', 'Liaison par un marais', LEGEND_REEDS, { kind: 'track', path: LEGEND_WAY }),
  legendGround(
    'Pass',
    'Col',
    ...LEGEND_PEAKS,
    { kind: 'pass', path: LEGEND_WAY },
    { kind: 'pass', of: 'sign', path: 'M21 10q9 6 18 0m-18 16q9-6 18 0' },
  ),
  legendGround('Strait', 'Détroit', { kind: 'ferry', path: LEGEND_WAY }),
  legendGround('No connection', 'Pas de liaison', { kind: 'closed', path: 'M10 18q10-5 20 0t20 0' }),
  legendGround('Border of a nation', 'Frontière d’une nation', { kind: 'border', path: LEGEND_WAY }),
  legendGround(
    'Home Duchy',
    'Duché national',
    { kind: 'tint', wash: 'blue', path: PATCH },
    { kind: 'zoneBorder', path: PATCH },
  ),
  legendGround(
    'Associate Duchy',
    'Duché associé',
    { kind: 'tint', wash: 'blue', path: PATCH },
    { kind: 'ruling', path: RULES },
    { kind: 'zoneBorder', path: PATCH },
  ),
  legendGround(
    'Dual Associate',
    'Double associé',
    { kind: 'tint', wash: 'blue', path: PATCH },
    { kind: 'ruling', wash: 'brick', path: 'M4 24L24 4M16 32L44 4M36 32L56 12' },
    { kind: 'zoneBorder', path: PATCH },
  ),
  legendSign('crown', 'Capital of a Power', 'Capitale d’une puissance', 'major'),
  legendSign('crown', 'Capital of a Minor Nation', 'Capitale d’une nation mineure', 'minor'),
  legendSign('key', 'Key', 'Clé'),
  legendSign('fortress', 'Fortress, with its strength', 'Forteresse et sa valeur'),
  legendSign('citadel', 'Fortress of 3 or 4', 'Forteresse de 3 ou 4'),
  legendSign('port', 'Port', 'Port'),
  legendGround('Box of a Port or Zone', 'Case d’un port ou d’une zone', { kind: 'box', path: 'M14 2h32v32h-32z' }),
  legendGround('Border of a Zone', 'Limite d’une zone', { kind: 'seaBorder', path: LEGEND_WAY }),
];
