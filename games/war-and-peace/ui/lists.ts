import type { PieceList } from '@bivouac/board/game-ui.ts';
import type { Language, Seat } from '@bivouac/kernel';
import { isBox } from '../catalogue/cities.ts';
import { type Kind, KINDS, type LeaderId, type Nation, NATIONS, type Place } from '../catalogue/ids.ts';
import { isHex } from '../catalogue/map.ts';
import { leaderCard, moraleOf } from '../catalogue/pieces.ts';
import { seatOf, seats } from '../rules/D-players/D.3-seats.ts';
import { forceMorale } from '../rules/SG-O-resolution/SG-P.2-morale.ts';
import type { WarAndPeaceView } from '../secrecy/view.ts';
import { coloursOf, leadersAt, pointsOf, poolOf, type Troop, troopsAt, type WarAndPeace } from '../state/index.ts';
import { shipCounter, SQUADRON_MORALE, troopCounter } from './counters.ts';
import { leaderFace, shipFace, troopFace } from './faces.ts';
import { marksOf, shipMarks, worded } from './marks.ts';
import { stateOf } from './seen.ts';
import { wordsIn } from './text/words.ts';

type Group = PieceList['groups'][number];
type Row = Group['rows'][number];

const troopRow = (g: WarAndPeace, troop: Troop, language: Language): Row => {
  const { nation, kind, sp, at } = troop;
  const morale = moraleOf(nation, kind, coloursOf(g, nation));
  const marks = worded(marksOf(g, troop), language);
  return {
    words: wordsIn(language)('piece.troops', { nation, unit: kind, sp, morale, marks: marks.map(({ word }) => word) }),
    place: at,
    counter: troopCounter(troop),
    face: troopFace(g, { nation, kind, sp, morale }, language, marks),
  };
};
const leaderRow = (g: WarAndPeace, id: LeaderId, at: string, language: Language): Row => ({
  words: wordsIn(language)('piece.leader', { leader: id, rating: leaderCard(id).rating, marks: [] }),
  place: at,
  counter: id,
  face: leaderFace(g, id, language),
});

/** The order of battle of a seat: its forces, each under its leaders, the strongest first. */
const forcesOf = (g: WarAndPeace, seat: Seat, language: Language): readonly Group[] => {
  const isOwn = (nation: Nation): boolean => seatOf(g, nation) === seat;
  const places = new Set<Place>([
    ...g.troops.filter(({ nation }) => isOwn(nation)).map(({ at }) => at),
    ...g.leaders.flatMap(({ id, at }) =>
      isOwn(leaderCard(id).nation) && (isHex(at) || isBox(at)) ? [at as Place] : [],
    ),
  ]);
  const forces = [...places].flatMap((at) =>
    [false, true].flatMap((inside) => {
      const troops = troopsAt(g, at).filter((troop) => troop.inside === inside && isOwn(troop.nation));
      const leaders = leadersAt(g, at).filter((row) => row.inside === inside && isOwn(leaderCard(row.id).nation));
      const lead = leaders.toSorted((a, b) => leaderCard(b.id).rating - leaderCard(a.id).rating)[0];
      return troops.length + leaders.length === 0 ? [] : [{ at, inside, troops, leaders, lead }];
    }),
  );
  return forces
    .toSorted((a, b) => pointsOf(b.troops) - pointsOf(a.troops) || (a.at < b.at ? -1 : 1))
    .map(({ at, inside, troops, leaders, lead }) => ({
      name: wordsIn(language)('list.force', {
        leader: lead?.id ?? null,
        at,
        sp: pointsOf(troops),
        morale: troops.length > 0 ? forceMorale(g, troops) : 0,
        inside,
      }),
      place: at,
      rows: [
        ...leaders.map(({ id }) => leaderRow(g, id, at, language)),
        ...troops.map((troop) => troopRow(g, troop, language)),
      ],
    }));
};

/** F Fleets, by where they lie. */
const fleetsOf = (g: WarAndPeace, seat: Seat, language: Language): readonly Group[] => {
  const own = g.ships.filter(({ nation }) => seatOf(g, nation) === seat);
  return [...Map.groupBy(own, ({ at }) => at)].map(([at, ships]) => ({
    name: wordsIn(language)('list.fleet', { at, sp: pointsOf(ships) }),
    place: at,
    rows: ships.map((ship): Row => {
      const { nation, kind, sp, station } = ship;
      const marks = worded(shipMarks(g, ship), language);
      return {
        words: wordsIn(language)('piece.ships', {
          nation,
          unit: kind,
          sp,
          station,
          marks: marks.map(({ word }) => word),
        }),
        place: at,
        counter: shipCounter(ship),
        face: shipFace(g, { nation, kind, sp, morale: SQUADRON_MORALE(nation) }, language, marks),
      };
    }),
  }));
};

const poolRow = (nation: Nation, unit: Kind, sp: number, language: Language): Row => ({
  words: wordsIn(language)('list.pooled', { nation, unit, sp }),
});

/** J.1 The force pools with the leaders in them. */
const poolsOf = (g: WarAndPeace, seat: Seat, language: Language): readonly Group[] =>
  NATIONS.filter((nation) => seatOf(g, nation) === seat).flatMap((nation) => {
    const pool = poolOf(g, nation);
    const leaders = leadersAt(g, 'pool').filter(({ id }) => leaderCard(id).nation === nation);
    const rows = [
      ...KINDS.flatMap((unit) => ((pool[unit] ?? 0) > 0 ? [poolRow(nation, unit, pool[unit] ?? 0, language)] : [])),
      ...leaders.map(({ id }): Row => ({
        words: wordsIn(language)('piece.leader', { leader: id, rating: leaderCard(id).rating, marks: [] }),
      })),
    ];
    return rows.length > 0 ? [{ name: wordsIn(language)('list.pool', { nation }), rows }] : [];
  });

/** G.6, J.1.e Prisoners, the wounded, and those who have gone for good. */
const absent = (g: WarAndPeace, language: Language): readonly Group[] => {
  const words = wordsIn(language);
  const away = (['wounded', 'prisoner', 'exile', 'dead'] as const).flatMap((how): readonly Group[] => {
    const leaders = g.leaders.filter(({ at }) => at === how);
    return leaders.length === 0
      ? []
      : [
          {
            name: words(`list.${how}`),
            rows: leaders.map(({ id }) => ({
              words: words('piece.leader', { leader: id, rating: leaderCard(id).rating, marks: [] }),
            })),
          },
        ];
  });
  const prisoners = g.prisoners.map(({ holder, nation, kind, sp }) => ({
    words: words('list.prisoners', { holder, nation, unit: kind, sp }),
  }));
  return [...away, ...(prisoners.length > 0 ? [{ name: words('list.captives'), rows: prisoners }] : [])];
};

export const lists = (view: WarAndPeaceView, seat: Seat, language: Language): readonly PieceList[] => {
  const g = stateOf(view);
  const words = wordsIn(language);
  const all = seats(g);
  const order = all.includes(seat) ? [seat, ...all.filter((each) => each !== seat)] : all;
  return [
    {
      id: 'forces',
      name: words('list.orderOfBattle'),
      groups: order.flatMap((each) => forcesOf(g, each, language)),
    },
    { id: 'fleets', name: words('list.fleets'), groups: order.flatMap((each) => fleetsOf(g, each, language)) },
    { id: 'pools', name: words('list.pools'), groups: order.flatMap((each) => poolsOf(g, each, language)) },
    { id: 'absent', name: words('list.absent'), groups: absent(g, language) },
  ].filter(({ groups }) => groups.length > 0);
};
