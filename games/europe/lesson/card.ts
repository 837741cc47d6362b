import type { LessonCard } from '@bivouac/manifest';

/** The lesson as the start page names it. */
export const lessonCard: LessonCard = {
  title: { en: 'Belgium, June 1815', fr: 'Belgique, juin 1815' },
  summary: {
    en: 'Cards, marches, a battle, an interception and a siege with Napoleon against Blücher.',
    fr: 'Cartes, marches, une bataille, une interception et un siège avec Napoléon contre Blücher.',
  },
  minutes: 20,
  steps: 12,
};
