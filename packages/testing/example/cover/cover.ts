import { coverOf } from '@bivouac/manifest/cover.ts';

const TITLE = { en: 'Redoubts', fr: 'Redoutes' };
const OPTION = {
  en: { name: 'Redoubts', help: 'How many there are to take.', values: {} },
  fr: { name: 'Redoutes', help: 'Combien il y en a à prendre.', values: {} },
};

export const redoubtsCover = coverOf({
  id: 'redoubts',
  title: (language) => TITLE[language],
  sides: {
    en: { empire: 'the Empire', coalition: 'the Coalition', chance: 'the dice' },
    fr: { empire: 'l’Empire', coalition: 'la Coalition', chance: 'les dés' },
  },
  colours: { empire: '#3a5fa8', coalition: '#a5762a' },
  options: (language) => ({ redoubts: OPTION[language] }),
});
