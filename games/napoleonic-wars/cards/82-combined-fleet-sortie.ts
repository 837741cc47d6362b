import type { Script, Seat } from '@bivouac/kernel';
import { cardId, isDuchy, isZone, portZones } from '../catalogue/catalogue.ts';
import { type DuchyId, type Nation, NATIONS, type PlaceId } from '../catalogue/ids.ts';
import { freeManeuvers, movableAt, sails, sailStep } from '../rules/13-naval/13.1-sailing.ts';
import { isOpenNow } from '../rules/9-movement/9.3-entrance.ts';
import { director, isAtPlace, type NapoleonicWars } from '../state/state.ts';
import { DONE } from '../text/answers.ts';
import { say, speechOf } from '../text/speech.ts';
import type { Wording } from '../text/wording.ts';
import type { By, CardRules } from './card.ts';
import { pick, pickZone } from './choosing.ts';

interface OwnMessages {
  'sortie.nobody': {};
}
type Sortie = { readonly kind: 'sortie'; readonly nation: Nation; readonly place: PlaceId };
const wording: Wording<OwnMessages, Sortie> = {
  en: { 'sortie.nobody': () => 'No Fleet of yours lies ready in a Port.' },
  fr: { 'sortie.nobody': () => 'Aucune de vos flottes n’est prête dans un port.' },
  labels: {
    en: { byKind: { sortie: ({ nation, place }, name) => `${name.nation(nation)}: ${name.place(place)}` } },
    fr: { byKind: { sortie: ({ nation, place }, name) => `${name.nation(nation)} : ${name.place(place)}` } },
  },
};
const { must } = speechOf<OwnMessages>();
const COMBINED_FLEET_SORTIE = cardId('combined_fleet_sortie');
const FLEETS = 2;
const MORE = 2;

/** Fleets in Port that the player directs; what is under Refit or being built stays behind. */
const ready = (g: NapoleonicWars, seat: Seat | null): readonly Sortie[] =>
  NATIONS.filter((nation) => director(g, nation) === seat).flatMap((nation) => {
    const ports = new Set<PlaceId>();
    for (const row of g.squadrons) if (row.nation === nation && isAtPlace(row.at) && isDuchy(row.at)) ports.add(row.at);
    return [...ports]
      .filter((place) => movableAt(g, nation, place).length > 0 && isOpenNow(g, place) === undefined)
      .map((place): Sortie => ({ kind: 'sortie', nation, place }));
  });

function* putToSea(g: NapoleonicWars, seat: Seat | null, { nation, place }: Sortie): Script {
  const ships = movableAt(g, nation, place);
  const zone = yield* pickZone(seat, COMBINED_FLEET_SORTIE, portZones(place as DuchyId));
  g.effects = [...g.effects, { kind: 'hidden', card: COMBINED_FLEET_SORTIE }];
  const sailed = yield* sailStep(g, ships, place, zone);
  g.effects = g.effects.filter(({ kind }) => kind !== 'hidden');
  if (sailed !== 'stops' && isZone(sailed.at)) yield* sails(g, nation, sailed.ships, sailed.at, freeManeuvers(MORE));
}
function* sallies(g: NapoleonicWars, { seat }: By): Script {
  for (let fleet = 0; fleet < FLEETS && ready(g, seat).length > 0; fleet++) {
    const prompt = say('event.whichPlace', { card: COMBINED_FLEET_SORTIE });
    const or = fleet > 0 ? [DONE] : [];
    const answer = yield* pick<Sortie | typeof DONE>(seat, { rule: '13.1', prompt, among: ready(g, seat), or });
    if (answer.kind === 'done') return;
    yield* putToSea(g, seat, answer);
  }
}

/** 82 Combined Fleet Sortie: one or two Fleets put to sea without interception, and have two more Maneuvers each. */
export const combinedFleetSortie: CardRules = {
  id: COMBINED_FLEET_SORTIE,
  wording,
  says: {
    en: 'One or two Fleets that you direct, lying in Port, Blockaded or not, put to sea free and without interception in that step; then each has two more free Maneuvers.',
    fr: 'Une ou deux flottes que vous dirigez, au port, bloquées ou non, prennent la mer gratuitement et sans interception dans ce pas ; chacune a ensuite deux autres manœuvres gratuites.',
  },
  plays: [
    { when: 'impulse', may: (g, { seat }) => must('6.1', ready(g, seat).length > 0, 'sortie.nobody'), play: sallies },
  ],
};
