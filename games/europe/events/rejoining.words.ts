import type { NationId, UnitId } from '../catalogue/ids.ts';
import { capital } from '../text/wording.ts';
import type { Words } from './words.ts';

interface Messages {
  'unit.available': { unit: UnitId };
  'rejoining.notBeaten': { nation: NationId };
}

export const rejoiningWords: Words<Messages> = {
  en: {
    'unit.available': ({ unit }, name) => `${capital(name.the.unit(unit))} comes to the reserve.`,
    'rejoining.notBeaten': ({ nation }, name) =>
      `${capital(name.the.nation(nation))} is neither held by a forced peace or alliance nor neutral after a defeat.`,
  },
  fr: {
    'unit.available': ({ unit }, name) => `${capital(name.unit(unit))} : disponible dans la réserve.`,
    'rejoining.notBeaten': ({ nation }, name) =>
      `${name.nation(nation)} : ni paix forcée, ni alliance forcée, ni neutralité après une défaite.`,
  },
};
