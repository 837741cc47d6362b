import { canonical, type Seer, SPECTATOR } from '@bivouac/kernel';
import type { Sought } from '@bivouac/testing';
import { expect, test } from 'vitest';
import type { Side } from '../../catalogue/catalogue.ts';
import { at } from '../../testing/position.ts';

const MILAN = '4227';
const GENOA = '4229';
const TURIN = '4428';

/** French stacks that a train would let rally, march or found a Depot, each under its commander. */
const beforeAllocation = () =>
  at({
    phase: 'allocateTrains',
    next: 'french',
    pools: { french: { real: 4, dummies: 2 }, coalition: { real: 1, dummies: 2 } },
    french: {
      [MILAN]: ['f99-ci', 'f99-Victor', 'Moreau'],
      [GENOA]: ['f99-Geno', 'f99-Salm', 'Perignon'],
      [TURIN]: ['f99-Turin', 'Joubert'],
    },
    coalition: { '3727': ['a99-Kaim', 'Kray'] },
    depots: { french: ['4329'], coalition: ['3526'] },
    disrupted: ['f99-Victor', 'f99-Salm'],
  });
type Table = ReturnType<typeof beforeAllocation>;

/** All that reaches somebody who may not look under the counters. */
const reaches = ({ match }: Table, seer: Seer): string =>
  canonical([match.view(seer), match.events(seer), match.wishes(seer), match.why(seer, { kind: 'none' }) ?? null]);

type Step = readonly [Side, Sought];
/** The first two counters are a train and a dummy, one way or the other; all else is the same in both worlds. */
const steps = (first: 'train' | 'dummy', second: 'train' | 'dummy'): readonly Step[] => [
  ['french', { kind: first, hex: MILAN }],
  ['coalition', { kind: 'dummy', hex: '3727' }],
  ['french', 'pass'],
  ['coalition', { kind: 'train', hex: '3727' }],
  ['french', { kind: 'train', hex: TURIN }],
  ['coalition', 'done'],
  ['french', { kind: second, hex: GENOA }],
  ['french', { kind: 'dummy', hex: MILAN }],
  ['french', { kind: 'train', hex: GENOA }],
  ['french', 'done'],
  ['coalition', 'done'],
  ['french', { kind: 'rally', hex: GENOA }],
  ['french', { kind: 'rallyUnit', unit: 'f99-Salm' }],
  ['french', 'done'],
  ['french', { kind: 'discard', hex: TURIN }],
];
const ENDS_IN = ['newDepots', 'rally', 'movement'];

test('7.4 whichever of two counters is the dummy, the others see, are asked and are told the same', () => {
  const [one, other] = [beforeAllocation(), beforeAllocation()];
  const asOther = steps('dummy', 'train');
  const phases = new Set<string>();
  for (const [index, [side, answer]] of steps('train', 'dummy').entries()) {
    one.answer(side, answer);
    other.answer(side, asOther[index]?.[1] ?? answer);
    for (const seer of ['coalition', SPECTATOR]) expect(reaches(one, seer)).toBe(reaches(other, seer));
    expect(reaches(one, 'french')).not.toBe(reaches(other, 'french'));
    phases.add(one.state.clock.phase);
  }
  expect([...phases]).toEqual(['allocateTrains', ...ENDS_IN]);
});
