import type { Face } from '@bivouac/manifest';
import { tabled, wrapped } from '@bivouac/manifest';
import type { Language } from '@bivouac/kernel';
import { productionCitiesBySeat } from '../rules/C-victory/C-victory.ts';
import { seatOf, seats } from '../rules/D-players/D.3-seats.ts';
import { allianceNet } from '../rules/G-alliance/G.4-alliance-die.ts';
import { imagine, type WarAndPeaceView } from '../secrecy/view.ts';
import { leadersAt, pointsOf, troopsAt, type WarAndPeace } from '../state/index.ts';
import { names } from '../text/names.ts';
import { tokensOf } from '../text/tokens.ts';
import { mapLines } from './map.ts';
import { told } from './words.ts';

const where = ({ clock }: WarAndPeaceView, language: Language): string => {
  const { segment, year, month, phase } = clock;
  if (segment === 'setUp') return told(language, 'setUp', {});
  return segment === 'over' ? told(language, 'over', {}) : told(language, 'where', { year, month, segment, phase });
};

const forcesIn = (g: WarAndPeace, language: Language): readonly (readonly string[])[] =>
  [...new Set(g.troops.map(({ at }) => at))].flatMap((at) =>
    [false, true].flatMap((inside) => {
      const troops = troopsAt(g, at).filter((troop) => troop.inside === inside);
      const leaders = leadersAt(g, at).filter((row) => row.inside === inside);
      if (troops.length === 0) return [];
      const force = tokensOf(
        leaders.map(({ id }) => id),
        troops,
      );
      return [
        [`  ${at}`, names(language).place(at), told(language, 'force', { at, force, sp: pointsOf(troops), inside })],
      ];
    }),
  );
const fleetsIn = (g: WarAndPeace, language: Language): readonly (readonly string[])[] =>
  [...Map.groupBy(g.ships, ({ at }) => at)].map(([at, ships]) => [
    `  ${at}`,
    names(language).place(at),
    told(language, 'fleet', { at, force: tokensOf([], ships) }),
  ]);

/** O.2 The table as a bystander sees it: what lies under a Fleet Unit is not shown. */
const laidOut = (view: WarAndPeaceView): WarAndPeace => ({
  ...imagine(view, 'spectator', () => 0),
  ships: view.ships,
});

/** War and Peace in a terminal. */
export const warAndPeaceFace: Face<WarAndPeaceView> = {
  scene: ({ clock }) => `${clock.year} ${clock.month} ${clock.segment} ${clock.phase}`,
  header(view, language) {
    const g = laidOut(view);
    const cities = productionCitiesBySeat(g);
    return [
      `${where(view, language)}; ${told(language, 'alliance', { net: allianceNet(g) })}`,
      ...seats(g).map((seat) =>
        told(language, 'ledger', {
          seat,
          sp: pointsOf(g.troops.filter(({ nation }) => seatOf(g, nation) === seat)),
          squadrons: pointsOf(g.ships.filter(({ nation, kind }) => kind === 'S' && seatOf(g, nation) === seat)),
          cities: cities[seat] ?? 0,
        }),
      ),
    ];
  },
  map: mapLines,
  units(view, language, width) {
    const g = laidOut(view);
    return [
      ...tabled([...forcesIn(g, language), ...fleetsIn(g, language)]),
      ...wrapped(told(language, 'unitsLegend', {}), width, '  '),
    ];
  },
};
