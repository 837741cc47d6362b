import type { LessonPlan } from '@bivouac/board/lesson/lesson-of.ts';
import { isAnswer as is, tells as told } from '@bivouac/board/lesson/matching.ts';
import type { NemesisView } from '../secrecy/view.ts';

export type StepId =
  | 'march'
  | 'train'
  | 'dummy'
  | 'depot'
  | 'rally'
  | 'attack'
  | 'commit'
  | 'support'
  | 'answer'
  | 'call'
  | 'fortress'
  | 'ride';
export type SceneId = 'march' | 'supply' | 'attack' | 'defence' | 'fortress';

const VERONA = '3827';
const LEGNAGO = '3828';
const PADUA = '3728';
const TREVISO = '3727';
const MANTUA = '3928';

const OURS = { side: 'coalition' };

/** Five short positions of March 1799: a march, supply, an attack, a defence, a fortress. */
export const plan: LessonPlan<StepId, SceneId, NemesisView> = {
  scenes: [
    {
      id: 'march',
      steps: [
        {
          id: 'march',
          rule: '8.4',
          acts: {
            'march.whichStack': is({ kind: 'move', from: PADUA }),
            'march.whoGoes': is({ kind: 'march' }),
            'march.whereTo': (answer, { prompt }) =>
              prompt.params['hex'] === LEGNAGO ? answer.kind === 'halt' : is({ kind: 'step', to: LEGNAGO })(answer),
          },
          isDone: told('march.ends', { hex: LEGNAGO }),
          light: { place: LEGNAGO },
        },
      ],
    },
    {
      id: 'supply',
      steps: [
        {
          id: 'train',
          rule: '7.4',
          acts: { 'train.allocate': is({ kind: 'train', hex: TREVISO }) },
          isDone: told('train.laid', { ...OURS, hex: TREVISO }),
          light: { place: TREVISO },
        },
        {
          id: 'dummy',
          rule: '7.5',
          acts: { 'train.allocate': is({ kind: 'dummy' }) },
          isDone: told('train.dummyLaid', OURS),
        },
        {
          id: 'depot',
          rule: '7.7',
          acts: {
            'train.allocate': is({ kind: 'train', hex: VERONA }),
            'depot.establish': is({ kind: 'depot', hex: VERONA }),
          },
          isDone: told('depot.established', { ...OURS, hex: VERONA }),
          light: { place: VERONA },
        },
        {
          id: 'rally',
          rule: '8.1',
          acts: { 'rally.whichStack': is({ kind: 'rally', hex: TREVISO }) },
          isDone: told('rally.begins', { ...OURS, hex: TREVISO }),
          light: { place: TREVISO },
        },
      ],
    },
    {
      id: 'attack',
      steps: [
        {
          id: 'attack',
          rule: '10.1',
          acts: {
            'attack.order': is({ kind: 'attack', from: VERONA, to: PADUA }),
            'attack.units': is({ kind: 'order' }),
          },
          isDone: told('attack.ordered', OURS),
          light: { place: PADUA },
        },
        {
          id: 'commit',
          rule: '10.2',
          acts: { 'attack.commit': ({ commands }) => Number(commands) >= 2 },
          isDone: told('attack.commits', OURS),
        },
        {
          id: 'support',
          rule: '10.3',
          acts: { 'support.call': is({ kind: 'support', hex: TREVISO }) },
          isDone: told('support.called', OURS),
          light: { place: TREVISO },
        },
      ],
    },
    {
      id: 'defence',
      steps: [
        {
          id: 'answer',
          rule: '10.3',
          acts: { 'attack.commitDefence': ({ commands }) => Number(commands) > 0 },
          isDone: told('attack.commits', OURS),
        },
        {
          id: 'call',
          rule: '10.5',
          acts: { 'support.call': is({ kind: 'support', hex: TREVISO }) },
          isDone: told('support.called', OURS),
          light: { place: TREVISO },
        },
      ],
    },
    {
      id: 'fortress',
      steps: [
        {
          id: 'fortress',
          rule: '11.5',
          acts: {
            'attack.order': is({ kind: 'attack', to: MANTUA }),
            'attack.units': is({ kind: 'order' }),
            'attack.commit': ({ commands }) => Number(commands) >= 2,
            'support.call': is({ kind: 'support' }),
            'advance.who': is({ kind: 'advance' }),
          },
          isDone: told('advance.made', { to: MANTUA }),
          light: { place: MANTUA },
        },
        {
          id: 'ride',
          rule: '12.1',
          acts: { 'ride.who': is({ kind: 'ride' }), 'ride.whereTo': () => true },
          isDone: told('ride.rides'),
        },
      ],
    },
  ],
};
