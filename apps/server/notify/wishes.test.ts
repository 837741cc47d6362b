import type { PaceWish } from '@bivouac/wire';
import { expect, test } from 'vitest';
import { heralded } from './tests/heralded.ts';

test('a wish for one match is set, changed and dropped; then what is wished for all holds again', () =>
  heralded(async ({ member }) => {
    const ney = await member('Ney');
    const { match } = await ney.done<{ match: { id: string } }>('/api/matches', { game: 'redoubts' });
    const paces = async () => (await ney.seen<{ paces: PaceWish[] }>('/api/me/paces')).paces;
    const general = { match: null, channel: 'mail', pace: 'never' };
    await ney.done('/api/me/paces', { channel: 'mail', pace: 'never' });
    await ney.done('/api/me/paces', { match: match.id, channel: 'mail', pace: 'digest' });
    await ney.done('/api/me/paces', { match: match.id, channel: 'mail', pace: 'at once' });
    expect(await paces()).toEqual([general, { match: match.id, channel: 'mail', pace: 'at once' }]);
    expect(await ney.done('/api/me/paces/drop', { match: match.id, channel: 'mail' })).toEqual({
      paces: [general],
      responses: true,
    });
    expect(await ney.done('/api/me/paces/drop', { channel: 'mail' })).toEqual({ paces: [], responses: true });
    expect((await ney.post('/api/me/paces/drop', { channel: 'pigeon' })).statusCode).toBe(400);
  }));
