import { expect, test } from 'vitest';
import type { Message } from './message.ts';
import { cutBy, textsIn, TO_ALL } from './secrecy.ts';

const said: Message = { key: 'march.setsOut', params: { unit: 'R-5', hex: '3411', others: ['R-6'], points: 3 } };
const veiled = ({ hex }: { readonly hex: string }, owner: string): Message => ({
  key: 'march.somebody',
  params: { hex, owner },
});
const others = { key: 'march.somebody', params: { hex: '3411', owner: 'coalition' } };
const coalition = (): string => 'coalition';

test('what is open goes to all, and what is shown brings something to light', () => {
  const nobody = (): string => {
    throw new Error('its owner is not asked for');
  };
  expect(cutBy('open', said, nobody)).toEqual(TO_ALL);
  expect(cutBy('shown', said, nobody)).toEqual({ to: 'all', reveals: true });
});

test('what is the owner’s own goes to nobody else, unless there are other words for the others', () => {
  const cut = { to: 'owner', owner: 'coalition', reveals: false };
  expect(cutBy('owner', said, coalition)).toEqual({ ...cut, others: undefined });
  expect(cutBy(veiled, said, coalition)).toEqual({ ...cut, others });
  expect(cutBy({ bringToLight: veiled }, said, coalition)).toEqual({ ...cut, others, reveals: true });
});

test('ids are found under whatever name a message gives them', () => {
  expect(textsIn(said.params)).toEqual(['R-5', '3411', 'R-6']);
  expect(textsIn(said.params, ['hex'])).toEqual(['R-5', 'R-6']);
});
