import type { LessonPlan } from '@bivouac/board/lesson/lesson-of.ts';
import { isAnswer, tells } from '@bivouac/board/lesson/matching.ts';
import type { NapoleonicWarsView } from '../secrecy/view.ts';

export type StepId =
  | 'card'
  | 'march'
  | 'flag'
  | 'end'
  | 'attack'
  | 'battleCard'
  | 'response'
  | 'intercept'
  | 'stand'
  | 'siege'
  | 'storm';
export type SceneId = 'impulse' | 'battle' | 'enemy' | 'siege';

const OURS = { nation: 'france' };
const marchesTo = (duchy: string) => ({
  'impulse.act': isAnswer({ kind: 'march', leader: 'napoleon' }),
  'march.with': isAnswer({ kind: 'withArmy' }),
  'march.on': isAnswer({ kind: 'to', duchy }),
});

/** Four short positions of 1805: an Impulse, a battle, the enemy's Impulse, a siege. */
export const plan: LessonPlan<StepId, SceneId, NapoleonicWarsView> = {
  scenes: [
    {
      id: 'impulse',
      steps: [
        {
          id: 'card',
          rule: '6.1',
          acts: { 'impulse.act': isAnswer({ kind: 'points', card: 'war_loan' }) },
          isDone: tells('card.played', OURS),
        },
        {
          id: 'march',
          rule: '9.1',
          acts: marchesTo('linz'),
          isDone: tells('march.enters', { leader: 'napoleon', duchy: 'linz' }),
          light: { place: 'linz' },
        },
        {
          id: 'flag',
          rule: '7.4',
          acts: {
            'march.on': isAnswer({ kind: 'halt' }),
            'impulse.act': isAnswer({ kind: 'flag', duchy: 'linz' }),
          },
          isDone: tells('flag.placed', { ...OURS, duchy: 'linz' }),
          light: { place: 'linz' },
        },
        {
          id: 'end',
          rule: '5.1',
          acts: { 'impulse.act': isAnswer({ kind: 'endImpulse' }) },
          isDone: ({ key, params }) =>
            key === 'turn.ends' || (key === 'impulse.begins' && params['nation'] !== 'france'),
        },
      ],
    },
    {
      id: 'battle',
      steps: [
        {
          id: 'attack',
          rule: '11.1',
          acts: {
            ...marchesTo('linz'),
            'impulse.act': (answer, { prompt }) =>
              prompt.params['points'] === 0
                ? isAnswer({ kind: 'points', card: 'war_loan' })(answer)
                : isAnswer({ kind: 'march', leader: 'napoleon' })(answer),
          },
          isDone: tells('battle.begins', { duchy: 'linz' }),
          light: { place: 'linz' },
        },
        {
          id: 'battleCard',
          rule: '11.1',
          acts: { 'battleEvent.offer': isAnswer({ kind: 'battleEvent', card: 'grand_battery' }) },
          isDone: tells('battleEvent.played', OURS),
        },
        {
          id: 'response',
          rule: '6.14',
          acts: { 'response.offer': isAnswer({ kind: 'respond', nation: 'france' }) },
          isDone: tells('response.played', OURS),
        },
      ],
    },
    {
      id: 'enemy',
      steps: [
        {
          id: 'intercept',
          rule: '10.1',
          acts: {
            'intercept.offer': isAnswer({ kind: 'intercept', leader: 'napoleon' }),
            'march.with': isAnswer({ kind: 'withArmy' }),
          },
          isDone: ({ key }) => key === 'intercept.succeeds' || key === 'intercept.fails',
          light: { place: 'munich' },
        },
        {
          id: 'stand',
          rule: '10.2',
          acts: { 'evade.offer': isAnswer({ kind: 'pass' }) },
          isDone: tells('battle.begins', { duchy: 'munich' }),
          light: { place: 'munich' },
        },
      ],
    },
    {
      id: 'siege',
      steps: [
        {
          id: 'siege',
          rule: '12.1',
          acts: {
            ...marchesTo('mainz'),
            'impulse.act': (answer, { prompt, answers }) => {
              if (prompt.params['points'] === 0 && !answers?.some(({ kind }) => kind === 'siege'))
                return isAnswer({ kind: 'points', card: 'war_loan' })(answer);
              const maySiege = answers?.some(({ kind }) => kind === 'siege');
              return isAnswer({ kind: maySiege ? 'siege' : 'march', leader: 'napoleon' })(answer);
            },
          },
          isDone: tells('siege.begins', { leader: 'napoleon' }),
          light: { place: 'mainz' },
        },
        {
          id: 'storm',
          rule: '12.2',
          acts: { 'battleEvent.offer': isAnswer({ kind: 'battleEvent', card: 'storming_party' }) },
          isDone: tells('siege.round'),
          light: { place: 'mainz' },
        },
      ],
    },
  ],
};
