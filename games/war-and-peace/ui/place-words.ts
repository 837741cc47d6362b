import type { Language, Seat } from '@bivouac/kernel';
import { boxCard, cityAt, isBox } from '../catalogue/cities.ts';
import type { HexId, Place } from '../catalogue/ids.ts';
import { hexCard, isHex } from '../catalogue/map.ts';
import { isZone, zoneCard } from '../catalogue/seas.ts';
import { forceMorale } from '../rules/SG-O-resolution/SG-P.2-morale.ts';
import { isSupplied } from '../rules/SG-M-supply/SG-M.2-supply.ts';
import {
  holderOf,
  landOf,
  leadersAt,
  pointsOf,
  shipsAt,
  siegeAt,
  sideOfLeader,
  sideOfTroop,
  troopsAt,
  type WarAndPeace,
} from '../state/index.ts';
import { tokensOf } from '../text/tokens.ts';
import type { WarAndPeaceView } from '../secrecy/view.ts';
import { stateOf } from './seen.ts';
import { type Speak, wordsIn } from './text/words.ts';

const SIDES = ['pro', 'anti', 'neutral'] as const;

/** Who stands here, side by side, in the field and behind the walls; in supply or not. */
const forces = (g: WarAndPeace, at: Place, words: Speak): readonly string[] =>
  SIDES.flatMap((side) =>
    [false, true].flatMap((inside) => {
      const troops = troopsAt(g, at).filter((troop) => troop.inside === inside && sideOfTroop(g, troop) === side);
      const leaders = leadersAt(g, at).filter((row) => row.inside === inside && sideOfLeader(g, row.id) === side);
      if (troops.length + leaders.length === 0) return [];
      return [
        words('place.force', {
          force: tokensOf(
            leaders.map(({ id }) => id),
            troops,
          ),
          sp: pointsOf(troops),
          morale: troops.length > 0 ? forceMorale(g, troops) : 0,
          inside,
          supplied: troops.length === 0 || !isHex(at) || isSupplied(g, at, troops),
        }),
      ];
    }),
  );

const ships = (g: WarAndPeace, at: string, words: Speak): readonly string[] =>
  shipsAt(g, at as HexId).map(({ nation, kind, sp, station, damaged }) =>
    words('place.ships', { nation, unit: kind, sp, station, damaged }),
  );

const hexWords = (g: WarAndPeace, id: HexId, words: Speak): readonly string[] => {
  const { terrain } = hexCard(id);
  const city = cityAt(id);
  const siege = siegeAt(g, id);
  return [
    words('place.title', { id, place: id, named: city !== undefined, terrain }),
    words('place.land', { land: landOf(g, id) }),
    ...(city
      ? [
          words('place.city', {
            size: city.kind,
            fortress: city.fortress,
            production: city.production ?? 'none',
            zones: city.port,
          }),
          words('place.holder', { holder: holderOf(g, city.id) }),
        ]
      : []),
    ...(siege ? [words('place.siege', { turns: siege.marker })] : []),
    ...(g.entrenched.includes(id) ? [words('place.entrenched')] : []),
    ...forces(g, id, words),
    ...ships(g, id, words),
  ];
};

/** What stands on a place and what the rules say of it, in words. */
export const placeWords = (view: WarAndPeaceView, place: string, _seat: Seat, language: Language): string => {
  const g = stateOf(view);
  const words = wordsIn(language);
  if (isHex(place)) return hexWords(g, place, words).join(' ');
  if (isZone(place)) {
    const { movement, interception, traffic } = zoneCard(place);
    return [words('place.zone', { place, movement, interception, traffic }), ...ships(g, place, words)].join(' ');
  }
  if (!isBox(place)) return place;
  return [
    words('place.box', { place, land: boxCard(place).state }),
    ...forces(g, place, words),
    ...ships(g, place, words),
  ].join(' ');
};
