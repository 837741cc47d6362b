import { FIRST_WINTER_ROUND } from '../state.ts';
import { log, must } from '../speech.ts';
import { atOnce, type EventRules } from './event.ts';

/** 16C Winter Campaign: played in the sixth round, it makes a seventh of this year, in winter as well (5.2). */
export const winterCampaign: EventRules = [
  {
    when: 'action',
    may: (g) =>
      must('5.2', g.clock.round === FIRST_WINTER_ROUND, 'winterCampaign.sixthRound') ??
      must('5.2', !g.tracks.seventhRound, 'winterCampaign.already'),
    play: atOnce((g) => {
      g.tracks = { ...g.tracks, seventhRound: true };
      log(g, '5.2', 'winterCampaign.goesOn', { year: g.clock.year });
    }),
  },
];
