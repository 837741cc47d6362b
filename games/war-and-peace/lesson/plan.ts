import type { LessonPlan } from '@bivouac/board/lesson/lesson-of.ts';
import { isAnswer, tells } from '@bivouac/board/lesson/matching.ts';
import type { WarAndPeaceView } from '../secrecy/view.ts';

export type StepId = 'march' | 'force' | 'attack' | 'advance' | 'withdraw' | 'siege' | 'leader' | 'levy';
export type SceneId = 'road' | 'defence' | 'siege' | 'production';

const ULM = 'Z23';
const AUGSBURG = 'Z24';
/** From Baden by Stuttgart round the north to Ratisbon, and behind Augsburg. */
const MURATS_WAY: Readonly<Record<string, string>> = {
  AA22: 'AA23',
  AA23: 'AA24',
  AA24: 'AA25',
  AA25: 'AA26',
  AA26: 'Z25',
};
const NAPOLEONS_WAY: Readonly<Record<string, string>> = { Z21: 'Z22', Z22: ULM };

/** Four short positions of September 1805: the road to Ulm, a defence, a siege, production. */
export const plan: LessonPlan<StepId, SceneId, WarAndPeaceView> = {
  scenes: [
    {
      id: 'road',
      steps: [
        {
          id: 'march',
          rule: 'SG J.5',
          acts: {
            'ground.which': isAnswer({ kind: 'march', leader: 'napoleon' }),
            'ground.compose': isAnswer({ kind: 'take', unit: 'I', sp: 9 }),
            'ground.step': (answer, { prompt }) => {
              const next = NAPOLEONS_WAY[String(prompt.params['at'])];
              return next === undefined ? answer.kind === 'stop' : isAnswer({ kind: 'step', to: next })(answer);
            },
          },
          isDone: tells('ground.marches', { from: 'Z21', to: ULM }),
          light: { place: ULM },
        },
        {
          id: 'force',
          rule: 'SG K.1',
          acts: {
            'ground.which': isAnswer({ kind: 'march', leader: 'murat' }),
            'ground.compose': isAnswer({ kind: 'take', unit: 'C', sp: 3 }),
            'ground.step': (answer, { prompt }) => {
              if (prompt.params['left'] === 0) return isAnswer({ kind: 'forceMarch', mp: 1 })(answer);
              return isAnswer({ kind: 'step', to: MURATS_WAY[String(prompt.params['at'])] })(answer);
            },
          },
          isDone: tells('forced.total'),
          light: { place: 'AA26' },
        },
        {
          id: 'attack',
          rule: 'SG N.3',
          acts: {
            'ground.step': isAnswer({ kind: 'step', to: 'Z25' }),
            'ground.which': isAnswer({ kind: 'done' }),
            'combat.declare': isAnswer({ kind: 'attack', target: AUGSBURG }),
            'combat.from': isAnswer({ kind: 'done' }),
          },
          isDone: tells('combat.declared', { target: AUGSBURG }),
          light: { place: AUGSBURG },
        },
        {
          id: 'advance',
          rule: 'SG Q.6',
          acts: { 'combat.advance': isAnswer({ kind: 'advance' }) },
          isDone: tells('combat.advances', { to: AUGSBURG }),
          light: { place: AUGSBURG },
        },
      ],
    },
    {
      id: 'defence',
      steps: [
        {
          id: 'withdraw',
          rule: 'SG Q.1',
          acts: {
            'combat.shelter': isAnswer({ kind: 'no' }),
            'combat.stand': isAnswer({ kind: 'withdraw' }),
          },
          isDone: tells('combat.withdraws', { faction: 'pro' }),
          light: { place: AUGSBURG },
        },
      ],
    },
    {
      id: 'siege',
      steps: [
        {
          id: 'siege',
          rule: 'SG S.4',
          acts: { 'siege.press': isAnswer({ kind: 'press', how: 'roll' }) },
          isDone: tells('siege.total', { city: 'ulm' }),
          light: { place: ULM },
        },
      ],
    },
    {
      id: 'production',
      steps: [
        {
          id: 'leader',
          rule: 'J.2.f',
          acts: { 'production.buy': isAnswer({ kind: 'raiseLeader', leader: 'davout' }) },
          isDone: tells('production.leader', { leader: 'davout' }),
        },
        {
          id: 'levy',
          rule: 'J.2.a',
          acts: { 'production.buy': isAnswer({ kind: 'buy', unit: 'I' }) },
          isDone: tells('production.bought', { nation: 'france', unit: 'I' }),
        },
      ],
    },
  ],
};
