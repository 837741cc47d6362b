import type { LessonCard } from '@bivouac/manifest';

/** The lesson as the start page names it. */
export const lessonCard: LessonCard = {
  title: { en: 'The Danube, 1805', fr: 'Le Danube, 1805' },
  summary: {
    en: 'An Impulse, a battle with its responses, an interception and a siege with Napoleon.',
    fr: 'Une impulsion, une bataille et ses réactions, une interception et un siège avec Napoléon.',
  },
  minutes: 20,
  steps: 11,
};
