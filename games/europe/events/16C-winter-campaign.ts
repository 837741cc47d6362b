import type { Verdict } from '@bivouac/kernel';
import { log, must } from '../text/speech.ts';
import { type Europe, FIRST_WINTER_ROUND } from '../state/state.ts';
import { atOnce, type EventRules } from './event.ts';

/** 46F An Armistice has cut the year short: then the card brings the sixth round back, and no seventh. */
const isCutShort = (g: Europe): boolean => g.tracks.armistice === 'signed';

const mayGoOn = (g: Europe): Verdict =>
  must('5.2', g.clock.round === FIRST_WINTER_ROUND || isCutShort(g), 'winterCampaign.sixthRound') ??
  must('5.2', !g.tracks.seventhRound && g.tracks.armistice !== 'broken', 'winterCampaign.already');

/** 16C Winter Campaign: played in the sixth round, it makes a seventh of this year, in winter as well (5.2). */
export const winterCampaign: EventRules = [
  {
    when: 'action',
    may: mayGoOn,
    play: atOnce((g) => {
      g.tracks = isCutShort(g) ? { ...g.tracks, armistice: 'broken' } : { ...g.tracks, seventhRound: true };
      log(g, '5.2', 'winterCampaign.goesOn', { year: g.clock.year });
    }),
  },
];
