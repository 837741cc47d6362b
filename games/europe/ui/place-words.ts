import type { Language, Seat } from '@bivouac/kernel';
import { blockadeBoxes, boxes, sea as seaCard, seas, zone as zoneCard, zones } from '../catalogue/catalogue.ts';
import { isOpenToAll } from '../catalogue/board.ts';
import type { BoxId, FleetId, SeaId, ZoneId } from '../catalogue/ids.ts';
import {
  called,
  depotsLying,
  type Europe,
  type FleetAt,
  forcesIn,
  forceSteps,
  sideOf,
  sideOfForce,
  unitsAt,
  zone,
} from '../state/state.ts';
import type { EuropeView } from '../secrecy/view.ts';
import { placeOfFleet } from './counters.ts';
import { forceWords } from './marks.ts';
import { isVeiled, stateOf } from './seen.ts';
import { type Speak, wordsIn } from './text/words.ts';

const fleetsAt = (g: Europe, place: string, words: Speak, only?: FleetAt['kind']): readonly string[] => {
  const fleets = g.fleets.flatMap((row): FleetId[] =>
    placeOfFleet(row.at) === place && (only === undefined || row.at.kind === only) ? [row.id] : [],
  );
  return fleets.length === 0 ? [] : [words('place.fleets', { fleets })];
};

const zoneWords = (g: Europe, id: ZoneId, language: Language): string => {
  const words = wordsIn(language);
  const { terrain, poor, fortress, capital, key, port } = zoneCard(id);
  const { nation, control, siege, fortress: state } = zone(g, id);
  return [
    words('place.title', { zone: id, terrain, poor, fortress, capital, key, port: port !== undefined }),
    words('place.whose', { nation, side: sideOf(g, nation) }),
    ...(control === null ? [] : [words('place.held', { nation: control, side: sideOf(g, control) })]),
    ...(isOpenToAll(id) ? [words('place.openToAll')] : []),
    ...(state === 'empty' ? [`${words('piece.emptyFortress')}.`] : []),
    ...(siege === null ? [] : [`${words('mark.siege', { level: siege })}.`]),
    ...forcesIn(g, id).map((row) =>
      words('place.force', {
        side: sideOfForce(g, row.id),
        name: called(g, row.id),
        units: unitsAt(g, row.id).map((unit) => unit.id),
        steps: isVeiled(g, row.id) ? null : forceSteps(g, row.id),
        marks: forceWords(g, row, language),
      }),
    ),
    ...depotsLying(g, id).map((row) => `${words('piece.depot', { nation: row.nation, fixed: row.fixed })}.`),
    ...fleetsAt(g, id, words, 'port'),
  ].join(' ');
};

const seaWords = (g: Europe, id: SeaId, language: Language): string => {
  const words = wordsIn(language);
  const { name, ice } = seaCard(id);
  return [words('place.sea', { name: name[language], ice }), ...fleetsAt(g, id, words)].join(' ');
};

const BLOCKADE = { en: 'Blockade of', fr: 'Blocus\u00a0:' };

const boxWords = (g: Europe, id: BoxId, language: Language): string => {
  const words = wordsIn(language);
  const port = blockadeBoxes.get(id)?.port;
  const name = port ? `${BLOCKADE[language]} ${zoneCard(port).name[language]}` : boxes.get(id)?.name[language];
  return [words('place.box', { name: name ?? id }), ...fleetsAt(g, id, words)].join(' ');
};

/** What stands on a place and what the rules say of it, in words. */
export const placeWords = (view: EuropeView, place: string, _seat: Seat, language: Language): string => {
  const g = stateOf(view);
  if (zones.has(place as ZoneId)) return zoneWords(g, place as ZoneId, language);
  if (seas.has(place as SeaId)) return seaWords(g, place as SeaId, language);
  return boxWords(g, place as BoxId, language);
};
