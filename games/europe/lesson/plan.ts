import type { LessonPlan } from '@bivouac/board/lesson/lesson-of.ts';
import { isAnswer, tells } from '@bivouac/board/lesson/matching.ts';
import type { EuropeView } from '../secrecy/view.ts';

export type StepId =
  | 'card'
  | 'activate'
  | 'march'
  | 'flag'
  | 'attack'
  | 'lead'
  | 'combatCard'
  | 'intercept'
  | 'guns'
  | 'depot'
  | 'siege'
  | 'round';
export type SceneId = 'march' | 'battle' | 'response' | 'siege';

const NAMUR = { place: 'namur' };
const LIEGE = { place: 'liege' };
const NOTHING = { kind: 'done' };

/** Four short positions of June 1815: a march, a battle, an answer to the enemy, a siege. */
export const plan: LessonPlan<StepId, SceneId, EuropeView> = {
  scenes: [
    {
      id: 'march',
      steps: [
        {
          id: 'card',
          rule: '6.4',
          acts: { 'action.choose': isAnswer({ kind: 'points', card: '6F' }) },
          isDone: tells('action.card', { side: 'empire' }),
        },
        {
          id: 'activate',
          rule: '9.1',
          acts: { 'activation.whom': isAnswer({ kind: 'activate', force: 'napoleon' }) },
          isDone: tells('activation.begins', { force: 'napoleon' }),
          light: { place: 'soissons' },
        },
        {
          id: 'march',
          rule: '12.1',
          acts: {
            'callIn.whom': isAnswer(NOTHING),
            'forced.howMany': isAnswer({ kind: 'forced', points: 0 }),
            'march.next': isAnswer({ kind: 'march', to: 'namur' }),
          },
          isDone: tells('march.enters', { force: 'napoleon', zone: 'namur' }),
          light: NAMUR,
        },
        {
          id: 'flag',
          rule: '3.2',
          acts: { 'march.next': isAnswer({ kind: 'control' }) },
          isDone: tells('control.taken', { nation: 'france', zone: 'namur' }),
          light: NAMUR,
        },
      ],
    },
    {
      id: 'battle',
      steps: [
        {
          id: 'attack',
          rule: '14.2',
          acts: {
            'action.choose': isAnswer({ kind: 'points', card: '47F' }),
            'activation.whom': isAnswer({ kind: 'activate', force: 'napoleon' }),
            'forced.howMany': isAnswer({ kind: 'forced', points: 0 }),
            'march.next': isAnswer({ kind: 'march', to: 'liege' }),
          },
          isDone: tells('battle.begins', { zone: 'liege', attacker: 'empire' }),
          light: LIEGE,
        },
        {
          id: 'lead',
          rule: '14.5.5',
          acts: { 'battle.lead': isAnswer({ kind: 'leadCorps', unit: 'fra_garde' }) },
          isDone: tells('battle.leads', { unit: 'fra_garde' }),
        },
        {
          id: 'combatCard',
          rule: '14.5.7',
          acts: { 'event.react': isAnswer({ kind: 'event', card: '28F' }) },
          isDone: tells('event.played', { side: 'empire', card: '28F' }),
        },
      ],
    },
    {
      id: 'response',
      steps: [
        {
          id: 'intercept',
          rule: '12.4',
          acts: {
            'interception.offer': isAnswer({ kind: 'intercept', card: '43F' }),
            'interception.leave': isAnswer(NOTHING),
          },
          isDone: tells('interception.tried', { force: 'napoleon' }),
          light: { place: 'lille' },
        },
        {
          id: 'guns',
          rule: '14.1',
          acts: { 'counterMarch.who': isAnswer({ kind: 'counterMarch', general: 'grouchy' }) },
          isDone: tells('trial.total', { trial: 'counterMarch', by: 'empire' }),
          light: NAMUR,
        },
      ],
    },
    {
      id: 'siege',
      steps: [
        {
          id: 'depot',
          rule: '13.2',
          acts: {
            'action.choose': isAnswer({ kind: 'points', card: '47F' }),
            'activation.whom': isAnswer({ kind: 'activate', force: 'napoleon' }),
            'forced.howMany': isAnswer({ kind: 'forced', points: 0 }),
            'march.next': isAnswer({ kind: 'dropDepot', fixed: true }),
          },
          isDone: tells('depot.fixed', { force: 'napoleon' }),
          light: NAMUR,
        },
        {
          id: 'siege',
          rule: '15.4',
          acts: {
            'march.next': (answer, asked) => {
              const hasArrived = asked.answers?.some(({ kind }) => kind === 'siege');
              return hasArrived ? answer.kind === 'siege' : isAnswer({ kind: 'march', to: 'liege' })(answer);
            },
          },
          isDone: tells('siege.result', { zone: 'liege' }),
          light: LIEGE,
        },
        {
          id: 'round',
          rule: '5.2',
          acts: {
            'siege.reactivate': isAnswer({ kind: 'pass' }),
            'march.next': isAnswer({ kind: 'halt' }),
            'activation.whom': isAnswer(NOTHING),
          },
          isDone: tells('round.begins'),
        },
      ],
    },
  ],
};
