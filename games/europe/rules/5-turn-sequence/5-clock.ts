import { log } from '../../text/speech.ts';
import { type Clock, type Europe, type Phase, PHASES } from '../../state/state.ts';

/** 5.1, 5.2 The side that begins a phase: the Coalition in the interphase, the Empire in every round. */
const FIRST_ROUND = 1;

const atOutset = (year: number, phase: Phase): Clock => ({
  year,
  phase,
  round: phase === 'rounds' ? FIRST_ROUND : 0,
  next: phase === 'rounds' ? 'empire' : 'coalition',
  power: null,
  step: 0,
});

/** The phase is over: the next begins, and after the last a new year. */
export const endOfPhase = (g: Europe): void => {
  const { year, phase } = g.clock;
  const next = phase === 'victory' ? 'declarations' : PHASES[PHASES.indexOf(phase) + 1];
  if (next === undefined || next === 'over') throw new Error(`5: nothing follows ${phase}`);
  g.clock = atOutset(phase === 'victory' ? year + 1 : year, next);
  log(g, '5', 'phase.begins', { year: g.clock.year, phase: next });
};

export const endGame = (g: Europe): void => {
  g.clock = { ...g.clock, phase: 'over', step: 0 };
  g.action = null;
  g.march = null;
  g.campaign = null;
  g.voyage = null;
  g.seaBattle = null;
  g.battle = null;
  g.trial = null;
  g.budget = null;
};
