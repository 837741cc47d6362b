import type { Script } from '@bivouac/kernel';
import { cardId, homesOf } from '../catalogue/catalogue.ts';
import { eventAttrition } from '../rules/6-cards/6.17-event-attrition.ts';
import { freezes } from '../rules/6-cards/6.19-seasons.ts';
import { type NapoleonicWars, nationsIn } from '../state/state.ts';
import { timedEvent } from './timed.ts';

/** Whoever is in Russia and not its friend freezes at once. */
function* falls(g: NapoleonicWars): Script {
  for (const at of homesOf('russia')) {
    const nations = nationsIn(g, at).filter((nation) => freezes(g, nation, at));
    if (nations.length > 0) yield* eventAttrition(g, { at, nations, flags: false, halved: 'never' });
  }
}
/** 58 Russian Winter: foreign Formations in Russian Home Duchies suffer Attrition at once, and whenever they enter one. */
export const russianWinter = timedEvent(cardId('russian_winter'), {
  says: {
    en: 'Every Formation in a Russian Home Duchy that belongs neither to Russia nor to an Ally suffers Attrition at once, never halved. Timed: so does each that enters one, besides any other cause.',
    fr: 'Toute formation dans un duché national russe, ni russe ni alliée de la Russie, subit aussitôt l’attrition, jamais divisée par deux. Durable : de même chacune qui y entre, en plus de toute autre cause.',
  },
  first: falls,
});
