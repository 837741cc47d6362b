import type { VictoryEvent, VictoryRow } from '../../catalogue/catalogue.ts';
import { tables } from '../../scenario/editions.ts';
import type { ZoneId } from '../../catalogue/ids.ts';
import { log } from '../../text/speech.ts';
import type { Europe } from '../../state/state.ts';
import { raiseEscalade } from '../4-glossary/4-escalade.ts';
import { bringPunishments } from '../6-cards/6.1-decks.ts';

/** 19, 19.1, 19.2 The level rises or falls; at 20 the Empire has won, at 0 the Coalition. What is in hand is finished first. */
export const scoreVictory = (g: Europe, by: number): void => {
  const { victory, won } = g.tracks;
  if (victory === null || by === 0) return;
  const { empireWinsAt, coalitionWinsAt } = tables(g).victory;
  const level = Math.max(coalitionWinsAt, Math.min(empireWinsAt, victory + by));
  const winner = level === empireWinsAt ? 'empire' : level === coalitionWinsAt ? 'coalition' : null;
  g.tracks = { ...g.tracks, victory: level, won: won ?? winner };
  log(g, '19', 'victory.level', { by, level });
};

const rowOf = (g: Europe, event: VictoryEvent): VictoryRow => {
  const row = tables(g).victory.events.get(event);
  if (!row) throw new Error(`19: the table has no ${event}`);
  return row;
};

/** 19 What happens once is scored when it happens. */
export const award = (g: Europe, event: VictoryEvent): void => {
  const { vp, escalade, punishments } = rowOf(g, event);
  log(g, '19', 'victory.award', { event });
  scoreVictory(g, vp);
  raiseEscalade(g, escalade);
  // 8.1.3 A second war brings them at once, whatever the level, in both editions.
  if (punishments && g.tracks.period === 'Epic') bringPunishments(g);
};

/** 19 What was scored for something that has come to an end is taken back. */
export const takeBack = (g: Europe, event: VictoryEvent): void => {
  log(g, '19', 'victory.takenBack', { event });
  scoreVictory(g, -rowOf(g, event).vp);
};

/** 19 What counts while it holds is scored in the victory phase in which it begins to, and taken back in that in which it ends. */
export const settle = (g: Europe, event: VictoryEvent, holds: boolean, zone?: ZoneId, times = 1): void => {
  const name = zone === undefined ? event : `${event} ${zone}`;
  const { standing } = g.tracks;
  if (standing.includes(name) === holds) return;
  g.tracks = { ...g.tracks, standing: holds ? [...standing, name] : standing.filter((each) => each !== name) };
  log(g, '19', holds ? 'victory.award' : 'victory.takenBack', { event });
  const { vp } = rowOf(g, event);
  scoreVictory(g, (holds ? vp : -vp) * times);
};
