import type { PieceList } from '@bivouac/board/game-ui.ts';
import type { Language, Seat } from '@bivouac/kernel';
import { commanderCard, unitCard } from '../catalogue/catalogue.ts';
import type { CommanderId, HexId, Side, UnitId } from '../catalogue/ids.ts';
import { arrivalTurn } from '../rules/13-cossacks-and-reinforcements/13.2-schedule.ts';
import { listedHexes } from '../rules/13-cossacks-and-reinforcements/13.2-where-they-arrive.ts';
import type { Reinforcement } from '../scenario/scenario.ts';
import {
  boardOf,
  campaignOf,
  commander,
  type Nemesis,
  opponent,
  type Place,
  scenarioOf,
  unit,
} from '../state/state.ts';
import type { NemesisView } from '../secrecy/view.ts';
import type { StackSeen } from '../secrecy/view-stacks.ts';
import { backFace, depotFace, trainFace } from './faces.ts';
import { commanderRow, type Group, offMapCommander, offMapUnit, type Row, unitRow } from './list-rows.ts';
import { backMarks, worded } from './marks.ts';
import { orderOfBattle } from './order-of-battle.ts';
import { setUpCard } from './set-up-card.ts';
import { backsOf, hasCavalry, isKnown, sideOf, stateOf } from './seen.ts';
import { wordsIn } from './text/words.ts';

/** 15.1 A stack that lies face down: how many counters, and no more. */
const faceDownGroup = (g: Nemesis, back: StackSeen, language: Language): Group => {
  const { hex, side, counters } = back;
  const marks = worded(backMarks(g, back), language);
  const spoken = marks.map(({ word }) => word);
  return {
    name: wordsIn(language)('list.back', { side, hex }),
    place: hex,
    rows: [
      {
        words: wordsIn(language)('backOf', { side, counters, marks: spoken, cavalry: hasCavalry(back) }),
        place: hex,
        counter: `stack ${side} ${hex}`,
        face: backFace(side, counters, marks, language),
      },
    ],
  };
};

/** The order of battle of a side, stack by stack, as the map is read. */
const stacksOfSide = (view: NemesisView, side: Side, language: Language): readonly Group[] => {
  const g = stateOf(view);
  const isHere = (id: UnitId | CommanderId, at: Place, hex: HexId): boolean => at === hex && isKnown(view, id);
  return boardOf(g).hexes.flatMap(({ id: hex }) => {
    const units = g.units.filter(({ id, at }) => isHere(id, at, hex) && unitCard(id).side === side);
    const commanders = g.commanders.filter(({ id, at }) => isHere(id, at, hex) && commanderCard(id).side === side);
    const back = backsOf(view).get(hex);
    if (back?.side === side) return [faceDownGroup(g, back, language)];
    if (units.length + commanders.length === 0) return [];
    const of = units.reduce((sum, { id }) => sum + unitCard(id).of, 0);
    return [
      {
        name: wordsIn(language)('list.stack', { side, hex, units: units.length, of }),
        place: hex,
        rows: [
          ...commanders.map((row) => commanderRow(g, row, hex, language)),
          ...units.map((row) => unitRow(g, row, hex, language)),
        ],
      },
    ];
  });
};

/** 13.2 Those who come with a group at the end of a Turn and have not come yet; 16.1 a card may have moved a unit to another. */
const stillDue = (
  g: Nemesis,
  { units, commanders, endOfTurn }: Reinforcement,
  turn: number,
  language: Language,
): readonly Row[] => [
  ...commanders
    .filter((id) => endOfTurn === turn && commander(g, id).at === 'due')
    .map((id) => offMapCommander(id, language)),
  ...units
    .filter((id) => arrivalTurn(g, id) === turn && unit(g, id).at === 'due')
    .map((id) => offMapUnit(id, language)),
];

/** A list of nineteen Turns is long: further off than this, counters are told in words alone. */
const SHOWN_AHEAD = 3;
const withoutFace = ({ words }: Row): Row => ({ words });

const reinforcements = (g: Nemesis, sides: readonly Side[], language: Language): readonly Group[] => {
  const words = wordsIn(language);
  const { reinforcements: due, turns } = scenarioOf(g);
  const coming = sides.flatMap((side) => due[side].map((group) => ({ side, group })));
  return Array.from({ length: turns }, (_, turn) => turn + 1).flatMap((turn) =>
    coming.flatMap(({ side, group }) => {
      const rows = stillDue(g, group, turn, language);
      const hexes = listedHexes(g, side, group);
      const withAustria = group.onlyWithAustria && g.politics.austria !== 'coalition';
      if (rows.length === 0) return [];
      const isNear = turn < g.clock.turn + SHOWN_AHEAD;
      return [
        {
          name: words('list.arrival', { side, turn, hexes, withAustria }),
          rows: isNear ? rows : rows.map(withoutFace),
        },
      ];
    }),
  );
};

const losses = (g: Nemesis, side: Side, language: Language): readonly Group[] => {
  const units = g.units.filter(({ id, at }) => at === 'lost' && unitCard(id).side === side);
  const commanders = g.commanders.filter(({ id, at }) => at === 'lost' && commanderCard(id).side === side);
  if (units.length + commanders.length === 0) return [];
  return [
    {
      name: wordsIn(language)('list.losses', { side, units: units.length }),
      rows: [
        ...commanders.map(({ id }) => offMapCommander(id, language)),
        ...units.map(({ id }) => offMapUnit(id, language)),
      ],
    },
  ];
};

/** 7 Depots and trains on the map, and what captured Depots cost (8.7). */
const stores = (view: NemesisView, side: Side, language: Language): Group => {
  const words = wordsIn(language);
  const { depotsLost } = view.ledgers[side];
  return {
    name: words('list.stores', { side }),
    rows: [
      ...view.depots
        .filter((depot) => depot.side === side)
        .map(({ hex }) => ({
          words: words('list.depot', { hex }),
          place: hex,
          counter: `depot ${hex}`,
          face: depotFace(side, language),
        })),
      ...view.trains
        .filter((train) => train.side === side)
        .map(({ hex, real, faceUp }) => ({
          words: words('list.train', { hex, known: real === null ? 'no' : real ? 'real' : 'dummy' }),
          place: hex,
          face: trainFace(side, real, faceUp, language),
        })),
      ...(depotsLost > 0 ? [{ words: words('list.depotsLost', { depots: depotsLost }) }] : []),
    ],
  };
};

/** What can be looked up beside the map, one's own side first. The armies of 1812 and 1813 are told corps by corps, their losses among them. */
export const lists = (view: NemesisView, seat: Seat, language: Language): readonly PieceList[] => {
  const g = stateOf(view);
  const words = wordsIn(language);
  const own = sideOf(seat) ?? 'coalition';
  const sides = [own, opponent(own)];
  const of1813 = campaignOf(g) !== undefined || g.politics.invasion !== undefined;
  const stacks = sides.flatMap((side) => stacksOfSide(view, side, language));
  return [
    { id: 'stacks', name: words(of1813 ? 'list.stacks' : 'list.orderOfBattle'), groups: stacks },
    ...(of1813
      ? sides.map((side) => ({
          id: `corps ${side}`,
          name: words('list.corps', { side }),
          groups: orderOfBattle(view, side, language),
        }))
      : []),
    { id: 'reinforcements', name: words('list.reinforcements'), groups: reinforcements(g, sides, language) },
    ...(of1813
      ? []
      : [{ id: 'losses', name: words('list.allLosses'), groups: sides.flatMap((side) => losses(g, side, language)) }]),
    { id: 'stores', name: words('list.allStores'), groups: sides.map((side) => stores(view, side, language)) },
    ...(of1813 ? [{ id: 'setUp', name: words('list.setUpCard'), groups: setUpCard(g, sides, language) }] : []),
  ];
};
