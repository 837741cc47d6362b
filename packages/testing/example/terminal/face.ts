import type { Language } from '@bivouac/kernel';
import type { Face } from '@bivouac/manifest';
import type { RedoubtsView } from '../redoubts.ts';
import { nationName, NATIONS, seatName } from '../text.ts';

const HEADER = {
  en: (redoubt: number, of: number) => `Redoubt ${redoubt} of ${of}`,
  fr: (redoubt: number, of: number) => `Redoute ${redoubt} sur ${of}`,
};
const RESERVE = { en: 'in reserve', fr: 'en réserve' };

const reserves = (view: RedoubtsView, language: Language): readonly string[] =>
  NATIONS.map((nation, place) => {
    const men = view.reserves[place];
    return `${nationName(language, nation)}: ${men === 'hidden' ? '?' : men} ${RESERVE[language]}`;
  });

/** Redoubts in a terminal. */
export const redoubtsFace: Face<RedoubtsView> = {
  scene: ({ clock }) => `${clock.redoubt}`,
  header: ({ clock }, language) => [HEADER[language](Math.min(clock.redoubt, clock.of), clock.of)],
  map: ({ clock, takers }, language) => [
    Array.from({ length: clock.of }, (_, place) => {
      const taker = takers[place];
      return `[${taker === undefined ? place + 1 : taker === 'nobody' ? '-' : seatName(language, taker)}]`;
    }).join(' '),
  ],
  units: reserves,
};
