import type { UnitId } from '../catalogue/ids.ts';
import { capital } from '../text/wording.ts';
import type { Words } from './words.ts';

interface Messages {
  'placing.reserve': { unit: UnitId };
}

export const placingWords: Words<Messages> = {
  en: {
    'placing.reserve': ({ unit }, name) => `${capital(name.the.unit(unit))} finds no room and enters the reserve.`,
  },
  fr: {
    'placing.reserve': ({ unit }, name) =>
      `${capital(name.the.unit(unit))} ne trouve pas de place et entre en réserve.`,
  },
};
