import { revised, tables } from '../../scenario/editions.ts';
import { log } from '../../text/speech.ts';
import type { Europe } from '../../state/state.ts';
import { bringPunishments } from '../6-cards/6.1-decks.ts';

/** Glossary, Escalade: the powers of Europe set themselves more and more against France. It counts no further once the Punishments are there. */
export const raiseEscalade = (g: Europe, by: number): void => {
  const { escalade } = g.tracks;
  if (escalade === null || by === 0) return;
  const level = escalade + by;
  g.tracks = { ...g.tracks, escalade: level };
  log(g, '4', 'escalade.level', { by, level });
  if (level >= tables(g).victory.punishmentsAt) punishmentsAreDue(g);
};

/** 8.1.3 A second war on a beaten power brings them too, whatever the level. The revised edition waits for the next interphase. */
export const punishmentsAreDue = (g: Europe): void => {
  if (g.tracks.period === 'Punishments' || g.tracks.punishmentsDue) return;
  if (revised(g, 'punishmentsTiming')) g.tracks = { ...g.tracks, punishmentsDue: true };
  else bringPunishments(g);
};
