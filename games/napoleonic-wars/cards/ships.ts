import { choose, type Script, type Seat } from '@bivouac/kernel';
import { cardId, isZone } from '../catalogue/catalogue.ts';
import type { CardId, Nation, PlaceId, SquadronId, ZoneId } from '../catalogue/ids.ts';
import { fleetsAt, nationOfShip, nationsAboard } from '../rules/13-naval/13.1-fleets.ts';
import { takeRefuge } from '../rules/13-naval/13.42-refuge.ts';
import { changeSquadron, director, isAtPlace, type NapoleonicWars, squadronRow } from '../state/state.ts';
import type { EventAnswer } from '../text/6.1-event-choices.ts';
import { say } from '../text/speech.ts';

type Place = Extract<EventAnswer, { readonly kind: 'eventPlace' }>;

/** Squadrons of a nation at sea. */
export const atSea = (g: NapoleonicWars, nation: Nation): readonly SquadronId[] =>
  g.squadrons
    .filter((row) => row.nation === nation && isAtPlace(row.at) && isZone(row.at) && !row.building)
    .map(({ id }) => id);

/** A Squadron takes a Refit marker that stays on it in this Impulse. */
export const damage = (g: NapoleonicWars, id: SquadronId): void =>
  changeSquadron(g, id, { refit: squadronRow(g, id).refit + 1, refitted: true });

/** A Squadron of a nation goes from sea to its nearest Friendly Port without interception, under Refit; its director says from where. */
export function* sendHome(g: NapoleonicWars, nation: Nation, card: CardId): Script {
  const places = [...new Set(atSea(g, nation).map((id) => squadronRow(g, id).at as PlaceId))];
  const place = yield* whichPlace(director(g, nation), places, card);
  const id = atSea(g, nation).find((each) => squadronRow(g, each).at === place);
  if (id === undefined || place === undefined) return;
  yield* takeRefuge(g, [id], place);
  damage(g, id);
}
function* whichPlace(seat: Seat | null, places: readonly PlaceId[], card: CardId): Script<PlaceId | undefined> {
  const [only] = places;
  if (seat === null || places.length < 2) return only;
  const among = places.map((place): Place => ({ kind: 'eventPlace', place }));
  const prompt = say('event.whichPlace', { card });
  return (yield* choose({ by: seat, rule: '13.42', prompt, among, may: () => undefined })).place;
}

/** Every Fleet at sea in a Zone runs for its nearest Friendly Port, and one Squadron of each takes a Refit marker. */
export function* scatter(g: NapoleonicWars, zone: ZoneId): Script {
  for (const [family, ships] of fleetsAt(g, zone)) {
    yield* takeRefuge(g, ships, zone);
    const nations = nationsAboard(ships);
    const seat = director(g, family);
    const nation = nations.length < 2 || seat === null ? nations[0] : yield* whose(seat, nations);
    const hurt = ships.find((id) => nationOfShip(id) === nation);
    if (hurt !== undefined) damage(g, hurt);
  }
}
function* whose(seat: Seat, nations: readonly Nation[]): Script<Nation> {
  const among = nations.map((nation) => ({ kind: 'eventNation' as const, nation }));
  const prompt = say('event.whichNation', { card: cardId('storm_at_sea') });
  return (yield* choose({ by: seat, rule: '13.42', prompt, among, may: () => undefined })).nation;
}
