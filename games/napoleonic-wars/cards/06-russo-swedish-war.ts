import { NOTHING } from '../rules/6-cards/6.13-foreign-wars.ts';
import { areAllied } from '../state/state.ts';
import { foreignWar, notAClientOf, shipOrUnit } from './foreign-war.ts';
import { plainWords } from './plain-words.ts';

const { must, wording } = plainWords({
  'swedishWar.allies': { en: 'Russia and Sweden are in one Camp.', fr: 'La Russie et la Suède sont du même camp.' },
});

/** 6 Russo-Swedish War: two Russian Units; a Swedish Squadron and Unit, or two Units. */
export const russoSwedishWar = foreignWar('russo_swedish_war', {
  says: {
    en: 'Foreign War: Russia commits two Units, Sweden a Squadron and a Unit, or two Units without a Squadron. Not while they are in one Camp or Sweden is a Client of Russia’s Camp.',
    fr: 'Guerre lointaine : la Russie engage deux unités, la Suède une escadre et une unité, ou deux unités à défaut d’escadre. Pas si elles sont du même camp ou si la Suède est cliente du camp russe.',
  },
  wording,
  may: (g) =>
    must('8.4', !areAllied(g, 'russia', 'sweden'), 'swedishWar.allies') ?? notAClientOf(g, 'sweden', 'russia'),
  demands: (g) => ({ russia: { ...NOTHING, units: 2 }, sweden: shipOrUnit(g, 'sweden', 1) }),
});
