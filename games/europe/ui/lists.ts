import type { PieceList } from '@bivouac/board/game-ui.ts';
import type { Language, Seat } from '@bivouac/kernel';
import { armies, fleet as fleetCard, general as generalCard, unit as unitCard } from '../catalogue/catalogue.ts';
import type { NationId, Side } from '../catalogue/ids.ts';
import {
  type Allegiance,
  called,
  type Europe,
  force,
  type ForceId,
  forcesOf,
  forceSteps,
  generalsAt,
  isForce,
  isMajor,
  leadingPower,
  opponent,
  type PieceAt,
  POWERS,
  sideOf,
} from '../state/state.ts';
import type { EuropeView } from '../secrecy/view.ts';
import { counters, placeOfFleet } from './counters.ts';
import { fleetFace, generalFace, unitFace } from './faces.ts';
import { forceWords } from './marks.ts';
import { isVeiled, sideOfSeat, stateOf } from './seen.ts';
import { wordsIn } from './text/words.ts';

type Group = PieceList['groups'][number];
type Row = Group['rows'][number];

/** The pieces of a force as the map has them, who commands first. */
const rowsOf = (view: EuropeView, id: ForceId, seat: Seat, language: Language): readonly Row[] =>
  counters(view, seat, language)
    .filter(({ stack }) => stack === id)
    .toSorted((one, other) => other.order - one.order)
    .map(({ id: counter, words, face, place }) => ({ words, face, place, counter }));

const forceGroup = (view: EuropeView, id: ForceId, seat: Seat, language: Language): Group => {
  const g = stateOf(view);
  const row = force(g, id);
  return {
    name: wordsIn(language)('list.force', {
      name: called(g, id),
      zone: row.zone,
      steps: isVeiled(g, id) ? null : forceSteps(g, id),
      marks: forceWords(g, row, language),
    }),
    place: row.zone,
    rows: rowsOf(view, id, seat, language),
  };
};

/** The order of battle of a side, the strongest forces first. */
const orderOfBattle = (view: EuropeView, of: Allegiance, seat: Seat, language: Language): readonly Group[] => {
  const g = stateOf(view);
  return forcesOf(g, of)
    .toSorted((one, other) => forceSteps(g, other) - forceSteps(g, one))
    .map((id) => forceGroup(view, id, seat, language));
};

/** 2.3 The boxes of the armies: who leads each and what is in it, or that it has not been formed. */
const armyBoxes = (view: EuropeView, seat: Seat, language: Language): readonly Group[] => {
  const g = stateOf(view);
  const words = wordsIn(language);
  return [...armies.keys()].map((army) => {
    const at = g.armies.find((row) => row.id === army)?.at;
    if (at === undefined || !isForce(at))
      return { name: words('list.army', { army }), rows: [{ words: words('list.notFormed') }] };
    const { zone, commander } = force(g, at);
    const command = commander === null ? 0 : generalCard(commander).command * 2;
    return {
      name: words('list.armyAt', {
        army,
        zone,
        steps: forceSteps(g, at),
        command,
        generals: generalsAt(g, at).length - 1,
      }),
      place: zone,
      rows: rowsOf(view, at, seat, language).filter(({ counter }) => counter !== army),
    };
  });
};

const isOff = (at: PieceAt): at is 'reserve' | 'waiting' | 'returning' =>
  at === 'reserve' || at === 'waiting' || at === 'returning';

/** 7.3 What a power has in its reserve, and what waits for a later year. */
const reserveOf = (g: Europe, power: NationId, language: Language): readonly Group[] => {
  const words = wordsIn(language);
  const isOurs = (nation: NationId): boolean =>
    nation === power || (!isMajor(nation) && leadingPower(g, nation) === power);
  const rows: readonly Row[] = [
    ...g.generals.flatMap(({ id, at, until }) =>
      isOff(at) && isOurs(generalCard(id).nation)
        ? [
            {
              words: words('list.off', {
                piece: words('piece.general', { general: id, commands: false, marks: [] }),
                at,
                until: until ?? 0,
              }),
              face: generalFace(id, language),
            },
          ]
        : [],
    ),
    ...g.units.flatMap((row) =>
      isOff(row.at) && isOurs(unitCard(row.id).nation)
        ? [
            {
              words: words('list.off', {
                piece: words('piece.unit', { unit: row.id, reduced: false, marks: [] }),
                at: row.at,
                until: row.until ?? 0,
              }),
              face: unitFace({ ...row, reduced: false }, language),
            },
          ]
        : [],
    ),
    ...g.fleets.flatMap(({ id, at }) =>
      at.kind === 'off' && isOff(at.why as PieceAt) && isOurs(fleetCard(id).nation)
        ? [
            {
              words: words('list.off', {
                piece: words('piece.fleet', { fleet: id, named: true }),
                at: at.why as 'reserve',
                until: at.until ?? 0,
              }),
              face: fleetFace(id, true, language),
            },
          ]
        : [],
    ),
  ];
  return rows.length === 0 ? [] : [{ name: words('list.reserve', { power }), rows }];
};

/** 17 Every fleet that sails, by its side. */
const navies = (view: EuropeView, sides: readonly Allegiance[], seat: Seat, language: Language): readonly Group[] => {
  const g = stateOf(view);
  const words = wordsIn(language);
  return sides.flatMap((side) => {
    const fleets = counters(view, seat, language).filter(({ stack }) => stack === `fleets ${side}`);
    if (fleets.length === 0) return [];
    const rows = fleets.map(({ id, words: piece, face, place }) => {
      const at = g.fleets.find((row) => row.id === id)?.at;
      const where = at && at.kind !== 'off' ? words(`list.fleet.${at.kind}`, { place: nameOf(at, language) }) : '';
      return { words: `${piece}; ${where}`, face, place, counter: id };
    });
    return [{ name: words('list.navy', { side }), rows }];
  });
};

const nameOf = (at: Exclude<Europe['fleets'][number]['at'], { readonly kind: 'off' }>, language: Language): string => {
  const place = placeOfFleet(at) ?? '';
  return wordsIn(language)('list.place', { place, zone: 'zone' in at ? at.zone : null });
};

/** What can be looked up beside the map, one's own side first. */
export const lists = (view: EuropeView, seat: Seat, language: Language): readonly PieceList[] => {
  const g = stateOf(view);
  const words = wordsIn(language);
  const own: Side = sideOfSeat(seat) ?? 'empire';
  const sides: readonly Allegiance[] = [own, opponent(own), 'neutral'];
  const powers = POWERS.toSorted((one, other) => sides.indexOf(sideOf(g, one)) - sides.indexOf(sideOf(g, other)));
  return [
    ...sides.map((side) => ({
      id: `forces ${side}`,
      name: words('list.forces', { side }),
      groups: orderOfBattle(view, side, seat, language),
    })),
    { id: 'armies', name: words('list.armies'), groups: armyBoxes(view, seat, language) },
    { id: 'fleets', name: words('list.fleets'), groups: navies(view, sides, seat, language) },
    { id: 'reserves', name: words('list.reserves'), groups: powers.flatMap((power) => reserveOf(g, power, language)) },
  ];
};
