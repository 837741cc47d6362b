import { commitmentOf, fairNumbers, keyOfDice } from '@bivouac/kernel';
import { expect, test } from 'vitest';
import { chanceOf, seedsIn } from '../rooms/fair-dice.ts';
import { inLobby, opened } from './tests/table.ts';

const ONE = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);

test('the dice are promised before the match is opened; each player adds to them, and they can be recomputed', () =>
  inLobby(async ({ member, context }) => {
    const [ney, soult] = [await member('Ney'), await member('Soult')];
    const { ticket, commitment } = await ney.seen<{ ticket: string; commitment: string }>('/api/dice');
    const match = await opened(ney, { seat: 'empire', dice: ticket, seed: ONE });
    expect(match.commitment).toBe(commitment);
    await soult.done(`/api/matches/${match.id}/take`, { seat: 'coalition', seed: OTHER });
    const row = await context.store.matches.get(match.id);
    const secret = (await context.store.matches.secret(match.id)) ?? '';
    expect(commitmentOf(secret)).toBe(commitment);
    const seeds = row ? seedsIn(row) : [];
    expect(seeds).toEqual([
      { seat: 'empire', seed: ONE },
      { seat: 'coalition', seed: OTHER },
    ]);
    const question = { rule: '1', prompt: { key: 'roll', params: {} } };
    const answers = [1, 2, 3, 4, 5, 6].map((pips) => ({ kind: 'die', pips }));
    const rolled = chanceOf(match.id, { secret, commitment }, seeds).answer({ by: 'chance', ...question, answers }, 7);
    expect(rolled).toEqual(answers[fairNumbers(keyOfDice(secret, seeds), match.id)(7, 6)]);
  }));

test('promised dice serve one match: afterwards their secret is known', () =>
  inLobby(async ({ member }) => {
    const ney = await member('Ney');
    const { ticket } = await ney.seen<{ ticket: string }>('/api/dice');
    await opened(ney, { dice: ticket, seed: ONE });
    const again = await ney.post('/api/matches', { game: 'redoubts', dice: ticket, seed: OTHER });
    expect([again.statusCode, again.json().error.name]).toEqual([409, 'diceUsed']);
  }));

test('a seed without a promise would come before the secret, and is not used; nor is that of one who got up again', () =>
  inLobby(async ({ member, context }) => {
    const [ney, soult] = [await member('Ney'), await member('Soult')];
    const held = { w: ['france'], x: ['britain'], y: ['austria', 'prussia', 'russia'] };
    const { id } = await opened(ney, { game: 'congress', options: { held }, seed: ONE });
    await soult.done(`/api/matches/${id}/take`, { seat: 'x', seed: OTHER });
    const seeds = async () => (await context.store.matches.get(id))?.seats.flatMap(({ seed }) => seed ?? []);
    expect(await seeds()).toEqual([OTHER]);
    await soult.done(`/api/matches/${id}/leave`);
    expect(await seeds()).toEqual([]);
  }));
