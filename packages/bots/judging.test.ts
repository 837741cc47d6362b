import type { Answer, Question } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { judgingBot, nothing, worthByKind } from './judging.ts';

type Order = { readonly kind: 'march'; readonly to: number } | { readonly kind: 'halt' } | { readonly kind: 'retreat' };

const asking = (key: string, answers: readonly Answer[]): Question => ({
  by: 'red',
  rule: '1',
  prompt: { key, params: { least: 2 } },
  answers,
});
const answers: readonly Order[] = [
  { kind: 'retreat' },
  { kind: 'march', to: 1 },
  { kind: 'halt' },
  { kind: 'march', to: 5 },
];

const bot = judgingBot<number, number, Order>({
  name: 'careful',
  judges: {
    'march.where': (far, { least }) =>
      worthByKind<Order>({ march: ({ to }) => (to <= far && to > Number(least) ? to : -1), halt: nothing }),
  },
  situation: (view) => view * 10,
});

test('the best answer by the judge of its question is given', () => {
  expect(bot.choose(1, asking('march.where', answers), () => 0)).toEqual({ kind: 'march', to: 5 });
  expect(bot.choose(0, asking('march.where', answers), () => 0)).toEqual({ kind: 'halt' });
});

test('a kind of answer that the judge does not name is of no use', () => {
  const only = [{ kind: 'retreat' }, { kind: 'march', to: 9 }];
  expect(bot.choose(0, asking('march.where', only), () => 0)).toEqual({ kind: 'march', to: 9 });
});

test('where no judge sits, luck decides', () => {
  expect(bot.choose(1, asking('rally.who', answers), () => 2)).toEqual({ kind: 'halt' });
});
