import type { Verdict } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import type { ZoneId } from '../catalogue/ids.ts';
import { countsFor } from '../rules/3-game-map/3.2-counting.ts';
import { isConquestStep } from '../rules/18-conquests/18-conquests.ts';
import { isCreated } from '../rules/20-scenarios/20.2-states.ts';
import { log, must } from '../text/speech.ts';
import { type Europe, isOn, zone } from '../state/state.ts';
import { atOnce, type EventRules } from './event.ts';

const CARD = cardId('22F');
const WARSAW = 'varsovie' as ZoneId;

/** 8.3.5 At war with the owner of Mazovia, with Warsaw in hand and in supply. */
const mayPromise = (g: Europe): Verdict =>
  must('8.3.5', !isCreated(g, 'poland'), 'walewska.exists') ??
  must('8.3.5', isOn(g, zone(g, WARSAW).nation, 'coalition'), 'walewska.noWar') ??
  must('8.3.5', countsFor(g, WARSAW, 'empire'), 'walewska.warsaw');

const promise = atOnce((g) => {
  g.effects = [...g.effects, { card: CARD, kind: 'polandPromised', year: g.clock.year }];
  log(g, '8.3.5', 'walewska.promised');
});

/** 22F Marie Walewska: Poland is promised. If Warsaw is still held in the conquest phase of this year it is created there, and scored then (18). */
export const marieWalewska: EventRules = [
  { when: 'action', may: mayPromise, play: promise },
  {
    when: 'conquestPhase',
    may: (g) => must('8.3.5', isConquestStep(g, 'poland'), 'moment.notThis', { card: CARD }) ?? mayPromise(g),
    play: promise,
  },
];
