import type { Seat } from '@bivouac/kernel';
import type { Happening } from '../../cards/card.ts';
import { duchies } from '../../catalogue/catalogue.ts';
import type { DuchyId, Nation, PlaceId } from '../../catalogue/ids.ts';
import { director, type NapoleonicWars, nationsIn } from '../../state/state.ts';
import type { ResponseMessages } from '../../text/6-responses.ts';

/** What everybody sees of a moment: it stands in the question. */
export const toldOf = (g: NapoleonicWars, now: Happening): ResponseMessages['response.offer'] => {
  const { moment } = now;
  switch (moment) {
    case 'anyAct':
      return { moment, ...(g.impulse ? { nations: [g.impulse.nation] } : {}) };
    case 'eventAnnounced':
      return { moment, nations: [now.by.nation], card: now.card };
    case 'consulMoved':
      return { moment, nations: [now.consul] };
    case 'moveDeclared':
      return { moment, nations: [now.nation], from: now.from, at: now.to };
    case 'formationEntered':
    case 'attritionDue':
      return { moment, nations: now.nations, at: now.duchy };
    case 'attemptDeclared':
      return { moment, from: now.from, at: now.duchy };
    case 'navalAttempt':
      return { moment, nations: [now.nation], at: now.place };
    case 'navalRoundStart':
    case 'roundRolled':
      return { moment, at: now.place };
    case 'battleStart':
    case 'battleEnded':
    case 'capitalFlagged':
      return { moment, at: now.duchy };
  }
};

const fighting = ({ battle }: NapoleonicWars): readonly Nation[] =>
  battle ? [...battle.active.nations, ...battle.inactive.nations] : [];
const standingAt = (g: NapoleonicWars, at: PlaceId | undefined): readonly Nation[] =>
  at !== undefined && duchies.has(at as DuchyId) ? nationsIn(g, at as DuchyId) : [];
/** Any act may be answered by anybody, and concerns nobody more than others. */
const concerned = (g: NapoleonicWars, now: Happening): readonly Nation[] => {
  if (now.moment === 'anyAct') return [];
  const { nations = [], at } = toldOf(g, now);
  return [...nations, ...standingAt(g, at), ...fighting(g)];
};
/** Whose pieces, card or Consul the moment is about: standing orders can be for these moments alone. */
export const concernedBy = (g: NapoleonicWars, now: Happening): readonly Seat[] => [
  ...new Set(concerned(g, now).flatMap((nation) => director(g, nation) ?? [])),
];
