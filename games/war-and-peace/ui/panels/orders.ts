import type { Language, Seat } from '@bivouac/kernel';
import { isHex } from '../../catalogue/map.ts';
import { isNamed } from '../../catalogue/pieces.ts';
import { seatOf } from '../../rules/D-players/D.3-seats.ts';
import type { WarAndPeaceView } from '../../secrecy/view.ts';
import { pointsOf, type WarAndPeace } from '../../state/index.ts';
import { stateOf } from '../seen.ts';
import { fieldForces } from '../unmoved.ts';
import { wordsIn } from '../text/words.ts';

/** A force on the list of orders. */
export interface OrderRow {
  readonly id: string;
  readonly name: string;
  readonly where: string;
  readonly figure: string;
  readonly spot: { readonly place: string; readonly counter?: string };
  readonly done: boolean;
}
export interface OrdersTold {
  readonly given: number;
  readonly of: number;
  readonly groups: readonly { readonly id: string; readonly name: string; readonly rows: readonly OrderRow[] }[];
}

const isOwn = (g: WarAndPeace, seat: Seat) => (nation: Parameters<typeof seatOf>[1]) => seatOf(g, nation) === seat;

/** SG J.4 The month as a list: who has not moved, who has, who stays in a city, who is at sea. */
export const ordersTold = (view: WarAndPeaceView, seat: Seat, language: Language): OrdersTold => {
  const g = stateOf(view);
  const words = wordsIn(language);
  const own = isOwn(g, seat);
  const forces = fieldForces(g, seat);
  const row = ({ leader, at, sp, moved }: (typeof forces)[number]): OrderRow => ({
    id: leader,
    name: isNamed(leader) ? words('orders.leader', { leader }) : words('orders.at', { at }),
    where: isNamed(leader) ? words('orders.at', { at }) : words('orders.unnamed'),
    figure: words('orders.points', { sp }),
    spot: { place: at, counter: leader },
    done: moved,
  });
  const led = new Set(forces.map(({ at }) => at as string));
  const inside = [
    ...Map.groupBy(
      g.troops.filter(({ nation, at, inside: isIn }) => own(nation) && (isIn || (isHex(at) && !led.has(at)))),
      ({ at }) => at,
    ),
  ];
  const fleets = [
    ...Map.groupBy(
      g.ships.filter(({ nation }) => own(nation)),
      ({ at }) => at,
    ),
  ];
  const groups = [
    { id: 'unmoved', name: words('orders.unmoved'), rows: forces.filter(({ moved }) => !moved).map(row) },
    { id: 'moved', name: words('orders.moved'), rows: forces.filter(({ moved }) => moved).map(row) },
    {
      id: 'garrisons',
      name: words('orders.garrisons', { cities: inside.length, sp: pointsOf(inside.flatMap(([, troops]) => troops)) }),
      rows: inside.map(([at, troops]) => ({
        id: `in ${at}`,
        name: words('orders.at', { at }),
        where: '',
        figure: words('orders.points', { sp: pointsOf(troops) }),
        spot: { place: at },
        done: true,
      })),
    },
    {
      id: 'fleets',
      name: words('orders.fleets'),
      rows: fleets.map(([at, ships]) => ({
        id: `fleet ${at}`,
        name: words('orders.at', { at }),
        where: words('orders.station', { station: ships[0]?.station ?? 'port' }),
        figure: words('orders.ships', { sp: pointsOf(ships) }),
        spot: { place: at },
        done: view.clock.phase !== 'naval' || ships.every(({ moved }) => moved),
      })),
    },
  ];
  return {
    given: forces.filter(({ moved }) => moved).length,
    of: forces.length,
    groups: groups.filter(({ rows }) => rows.length > 0),
  };
};
