import type { LessonCard } from '@bivouac/manifest';

/** The lesson as the start page names it. */
export const lessonCard: LessonCard = {
  title: { en: 'Italy, March 1799', fr: 'Italie, mars 1799' },
  summary: {
    en: 'Supply, march, attack, defend and storm Mantua with Kray’s Austrians.',
    fr: 'Ravitailler, marcher, attaquer, se défendre et prendre Mantoue avec les Autrichiens de Kray.',
  },
  minutes: 15,
  steps: 12,
};
