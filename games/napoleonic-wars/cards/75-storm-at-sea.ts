import type { Script } from '@bivouac/kernel';
import { cardId, ZONES } from '../catalogue/catalogue.ts';
import type { ZoneId } from '../catalogue/ids.ts';
import { type NapoleonicWars, squadronsAt } from '../state/state.ts';
import { anyTime } from './any-time.ts';
import type { By, Happening } from './card.ts';
import { pickZone } from './choosing.ts';
import { plainWords } from './plain-words.ts';
import { scatter } from './ships.ts';

const { must, wording } = plainWords({
  'storm.calm': {
    en: 'No Fleet or Convoy is at sea out of battle.',
    fr: 'Aucune flotte ni aucun convoi n’est en mer hors bataille.',
  },
});
const STORM_AT_SEA = cardId('storm_at_sea');

const voyagers = (now: Happening | null): readonly ZoneId[] =>
  now?.moment === 'moveDeclared' && now.by === 'convoy' ? now.through : [];
/** Zones with a Fleet, or on the way of a Convoy; not where a battle is being fought. */
const zones = (g: NapoleonicWars, now: Happening | null): readonly ZoneId[] =>
  ZONES.filter((zone) => g.battle?.at !== zone && (squadronsAt(g, zone).length > 0 || voyagers(now).includes(zone)));
function* breaks(g: NapoleonicWars, { seat }: By, now: Happening | null): Script {
  const zone = yield* pickZone(seat, STORM_AT_SEA, zones(g, now));
  yield* scatter(g, zone);
  if (voyagers(now).includes(zone)) g.effects = [...g.effects, { kind: 'voided', card: STORM_AT_SEA }];
}

/** 75 Storm at Sea: the Fleets of a Zone run for Port and are damaged; a Convoy on its way there turns back. */
export const stormAtSea = anyTime(STORM_AT_SEA, {
  wording,
  says: {
    en: 'Response: every Fleet at sea in a Zone goes to its nearest Friendly Port and stays there for this Impulse; one Squadron of each takes a Refit marker. A Convoy or landing on its way through turns back, its points and its Convoy lost.',
    fr: 'Réaction : toute flotte en mer dans une zone gagne son port ami le plus proche et y reste pendant cette impulsion ; une escadre de chacune est mise en réparation. Un convoi ou un débarquement qui la traverse fait demi-tour, ses points et son convoi perdus.',
  },
  atSteps: true,
  mightAnswer: (g, now) => zones(g, now).length > 0,
  may: (g, _by, now) => must('6.14', zones(g, now).length > 0, 'storm.calm'),
  play: breaks,
});
