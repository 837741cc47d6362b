import type { Verdict } from '@bivouac/kernel';
import { fighting, sheet } from '../rules/14-battle/14-sheet.ts';
import { takeSteps } from '../rules/14-battle/14.8-losses.ts';
import { must } from '../text/speech.ts';
import { type Europe, zone } from '../state/state.ts';
import type { EventRules } from './event.ts';
import { hasBroken } from './moments.ts';

const STEPS = 2;

const mayCapitulate = (g: Europe): Verdict => {
  const { zone: at } = sheet(g);
  return hasBroken(g, 'empire') ?? must('14.9.1', zone(g, at).nation === 'spain', 'bailen.notSpain', { zone: at });
};

/** 23C Bailen: an Empire force that has lost heart after a battle in Spain loses two more steps, before the pursuit. */
export const bailen: EventRules = [
  {
    when: 'demoralisation',
    may: mayCapitulate,
    *play(g) {
      yield* takeSteps(g, '14.9.1', fighting(g, 'empire'), STEPS);
    },
  },
];
