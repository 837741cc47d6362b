import type { BoardCounter, CounterMark } from '@bivouac/board/game-ui.ts';
import { fact, type Language, type Seat } from '@bivouac/kernel';
import { boxes, fleet as fleetCard, unit as unitCard } from '../catalogue/catalogue.ts';
import { blockadeBoxOf } from '../catalogue/board.ts';
import type { BoxId } from '../catalogue/ids.ts';
import { slowest } from '../rules/12-land-movement/12.1-movement-factor.ts';
import {
  armyOf,
  type DepotRow,
  depotsWith,
  type Europe,
  fieldForces,
  type FleetAt,
  type FleetRow,
  type ForceRow,
  forceSteps,
  garrison,
  generalsAt,
  sideOf,
  specialsAt,
  unitsAt,
  type ZoneRow,
} from '../state/state.ts';
import { veiledSides } from '../secrecy/view-fog.ts';
import type { EuropeView } from '../secrecy/view.ts';
import {
  armyFace,
  depotFace,
  emptyFortressFace,
  flagFace,
  fleetFace,
  generalFace,
  siegeFace,
  specialFace,
  unitFace,
} from './faces.ts';
import { forceMarks } from './marks.ts';
import { isVeiled, stateOf } from './seen.ts';
import { wordsIn } from './text/words.ts';

/** From the base of a stack to its top: who commands is seen first. */
const ORDER = { depot: 0, army: 100, special: 200, unit: 300, general: 600, commander: 900 };

type Piece = Omit<BoardCounter, 'place' | 'stack' | 'stackFigures' | 'stackMarks'>;

const spoken = (marks: readonly CounterMark[]): readonly string[] => marks.map(({ word }) => word);

/** Every piece of a force, the commander on top. */
const piecesOf = (
  g: Europe,
  { id, commander }: Pick<ForceRow, 'id' | 'commander'>,
  marks: readonly CounterMark[],
  language: Language,
): readonly Piece[] => {
  const words = wordsIn(language);
  const army = armyOf(g, id);
  // A lone corps has no commander to bear the marks of its force.
  const unitMarks = commander === null ? marks : [];
  return [
    ...depotsWith(g, id).map((row, order) => ({
      id: depotCounter(row),
      order: ORDER.depot + order,
      face: depotFace(row, language),
      words: words('piece.depot', { nation: row.nation, fixed: row.fixed }),
    })),
    ...(army
      ? [{ id: army, order: ORDER.army, face: armyFace(army, language), words: words('piece.army', { army }) }]
      : []),
    ...specialsAt(g, id).map((row, order) => ({
      id: row.id,
      order: ORDER.special + order,
      face: specialFace(row.id, language),
      words: words('piece.special', { special: row.id }),
    })),
    ...unitsAt(g, id).map((row, order) => ({
      id: row.id,
      order: ORDER.unit + 99 - order,
      face: unitFace(row, language, unitMarks),
      words: words('piece.unit', { unit: row.id, reduced: row.reduced, marks: spoken(unitMarks) }),
    })),
    ...generalsAt(g, id).map((row, order) => {
      const commands = row.id === commander;
      return {
        id: row.id,
        order: commands ? ORDER.commander : ORDER.general + order,
        face: generalFace(row.id, language, commands ? marks : [], commands && army !== undefined),
        words: words('piece.general', { general: row.id, commands, marks: commands ? spoken(marks) : [] }),
      };
    }),
  ];
};

/** 4 In the fog of war nobody knows what a general of the enemy leads. */
const UNKNOWN: BoardCounter['face']['figures'] = ['?', ''];

/** 12.1, 14.2 A force shows what it has in all: steps to the left, movement factor to the right. */
const forceCounters = (g: Europe, row: ForceRow, language: Language): readonly BoardCounter[] => {
  const marks = forceMarks(g, row, language);
  const units = unitsAt(g, row.id);
  const figures: BoardCounter['face']['figures'] =
    units.length === 0 ? UNKNOWN : [String(forceSteps(g, row.id)), String(slowest(units))];
  return piecesOf(g, row, marks, language).map((piece) => ({
    ...piece,
    place: row.zone,
    stack: row.id,
    ...(isVeiled(g, row.id) ? { face: { ...piece.face, figures: UNKNOWN } } : {}),
    stackFigures: figures,
    stackMarks: marks,
  }));
};

export const depotCounter = ({ id }: Pick<DepotRow, 'id'>): string => `depot ${id}`;

/** 13.4 Depots that nobody carries. */
const lyingDepots = (g: Europe, language: Language): readonly BoardCounter[] =>
  g.depots.flatMap((row) =>
    row.zone === null
      ? []
      : [
          {
            id: depotCounter(row),
            place: row.zone,
            stack: `depots ${sideOf(g, row.nation)}`,
            order: row.id,
            face: depotFace(row, language),
            words: wordsIn(language)('piece.depot', { nation: row.nation, fixed: row.fixed }),
          },
        ],
  );

/** Where on the sheet a fleet lies. */
export const placeOfFleet = (at: FleetAt): string | undefined => {
  switch (at.kind) {
    case 'sea':
      return at.sea;
    case 'port':
      return at.zone;
    case 'blockade':
      return blockadeBoxOf(at.zone);
    case 'box':
      return at.box;
    case 'off':
      return undefined;
  }
};

const fleetCounter = (g: Europe, row: FleetRow, order: number, seat: Seat, language: Language): BoardCounter[] => {
  const place = placeOfFleet(row.at);
  if (place === undefined) return [];
  const side = sideOf(g, fleetCard(row.id).nation);
  const named = !veiledSides(g, seat).some((veiled) => veiled === side);
  return [
    {
      id: row.id,
      place,
      stack: `fleets ${side}`,
      order,
      face: fleetFace(row.id, named, language),
      words: wordsIn(language)('piece.fleet', { fleet: row.id, named }),
    },
  ];
};

/** 3.2, 15.4, 15.5 What lies in a zone for both to see: a flag, the siege, an empty fortress. */
const markerCounters = (g: Europe, row: ZoneRow, language: Language): readonly BoardCounter[] => {
  const { id, control, fortress, siege } = row;
  const words = wordsIn(language);
  const beside = { place: id, stack: 'markers' };
  // Who stands there in the open says as much as a flag; a garrison lies on its siege marker.
  const flag = control !== null && fieldForces(g, id, sideOf(g, control)).length > 0 ? null : control;
  const [inside] = garrison(g, id);
  return [
    ...(flag === null
      ? []
      : [
          {
            ...beside,
            id: `flag ${id}`,
            order: 0,
            face: flagFace(flag, language),
            words: words('piece.flag', { nation: flag }),
          },
        ]),
    ...(fortress === 'empty'
      ? [
          {
            ...beside,
            id: `empty ${id}`,
            order: 1,
            face: emptyFortressFace(language),
            words: words('piece.emptyFortress'),
          },
        ]
      : []),
    ...(siege === null
      ? []
      : [
          {
            ...beside,
            stack: inside ?? beside.stack,
            id: `siege ${id}`,
            order: inside ? ORDER.depot - 1 : 2,
            face: siegeFace(siege, language),
            words: words('mark.siege', { level: siege }),
          },
        ]),
  ];
};

const BOXES: ReadonlySet<string> = new Set(boxes.keys());
const isBox = (at: string): at is BoxId => BOXES.has(at);

/** 6.5 Those who fight a foreign war, in its box beside the map. */
const boxCounters = (g: Europe, language: Language): readonly BoardCounter[] => {
  const words = wordsIn(language);
  return [
    ...g.units.flatMap((row, order) =>
      isBox(row.at)
        ? [
            {
              id: row.id,
              place: row.at,
              stack: unitCard(row.id).nation,
              order,
              face: unitFace(row, language),
              words: words('piece.unit', { unit: row.id, reduced: row.reduced, marks: [] }),
            },
          ]
        : [],
    ),
    ...g.generals.flatMap((row, order) =>
      isBox(row.at)
        ? [
            {
              id: row.id,
              place: row.at,
              stack: 'generals',
              order: ORDER.general + order,
              face: generalFace(row.id, language),
              words: words('piece.general', { general: row.id, commands: false, marks: [] }),
            },
          ]
        : [],
    ),
  ];
};

const kept = fact((view: EuropeView, seat: Seat, language: Language): readonly BoardCounter[] => {
  const g = stateOf(view);
  return [
    ...lyingDepots(g, language),
    ...g.forces.flatMap((row) => forceCounters(g, row, language)),
    ...g.fleets.flatMap((row, order) => fleetCounter(g, row, order, seat, language)),
    ...g.zones.flatMap((row) => markerCounters(g, row, language)),
    ...boxCounters(g, language),
  ];
});

/** Every piece on the sheet. */
export const counters = (view: EuropeView, seat: Seat, language: Language): readonly BoardCounter[] =>
  kept(view, seat, language);
