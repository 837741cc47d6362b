import type { Language, Seat } from '@bivouac/kernel';
import { duchies, duchy, isZone, links, portsIn, zone, zoneId } from '../catalogue/catalogue.ts';
import type { DuchyId, PlaceId } from '../catalogue/ids.ts';
import { FOREIGN_WARS, REGROUP } from '../map/places.ts';
import { controlsZone } from '../rules/3-glossary/3-standing.ts';
import { controller, nationsIn, strengthIn } from '../state/state.ts';
import { NATIONS } from '../catalogue/ids.ts';
import type { NapoleonicWarsView } from '../secrecy/view.ts';
import { counters } from './counters.ts';
import { stateOf } from './seen.ts';
import { wordsIn } from './text/words.ts';

const duchyWords = (view: NapoleonicWarsView, id: DuchyId, language: Language): readonly string[] => {
  const g = stateOf(view);
  const words = wordsIn(language);
  const { owner, kind, dualWith, capital, key, fortress, zones } = duchy(id);
  const now = controller(g, id);
  return [
    words('place.duchy', { duchy: id, owner, kind, dual: dualWith ?? null }),
    ...(capital ? [words('place.capital')] : []),
    ...(key ? [words('place.key')] : []),
    ...(fortress > 0 ? [words('place.fortress', { strength: fortress })] : []),
    ...(zones.length > 0 ? [words('place.port', { zones })] : []),
    ...(now === owner ? [] : [words('place.held', { nation: now })]),
    ...nationsIn(g, id).map((nation) => words('place.forces', { nation, strength: strengthIn(g, id, nation) })),
    words('place.links', { links: links(id).map(({ to, kind: by }) => ({ to, by })) }),
  ];
};
const fleetsAt = (view: NapoleonicWarsView, place: string, seat: Seat, language: Language): readonly string[] =>
  counters(view, seat, language)
    .filter((counter) => counter.place === place)
    .map(({ words }) => words);

/** A place in words, for who listens, or points at it. */
export const placeWords = (view: NapoleonicWarsView, place: string, seat: Seat, language: Language): string => {
  const words = wordsIn(language);
  if (duchies.has(place as DuchyId)) return duchyWords(view, place as DuchyId, language).join(' ');
  const there = fleetsAt(view, place, seat, language).map((each) => `${each}.`);
  if (isZone(place as PlaceId)) {
    const id = zoneId(place);
    const g = stateOf(view);
    const masters = NATIONS.filter((nation) => controlsZone(g, nation, id));
    return [
      words('place.zone', { zone: id, ports: portsIn(id), adjacent: zone(id).adjacent }),
      ...(masters.length > 0 ? [words('place.masters', { nations: masters })] : []),
      ...there,
    ].join(' ');
  }
  const title =
    place === REGROUP
      ? words('place.regroup')
      : place === FOREIGN_WARS
        ? words('place.wars', { cards: view.wars.map(({ card }) => card) })
        : words('place.harbour', { duchy: place.replace('port_', '') as DuchyId });
  return [title, ...there].join(' ');
};
