import type { LessonCard } from '@bivouac/manifest';

/** The lesson as the start page names it. */
export const lessonCard: LessonCard = {
  title: { en: 'The road to Ulm, 1805', fr: 'La route d’Ulm, 1805' },
  summary: {
    en: 'Marches, an attack, a withdrawal, a siege and production with the Grande Armée.',
    fr: 'Marches, une attaque, un repli, un siège et la production avec la Grande Armée.',
  },
  minutes: 15,
  steps: 8,
};
