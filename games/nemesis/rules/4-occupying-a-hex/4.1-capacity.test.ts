import { describe, expect, test } from 'vitest';
import type { HexId } from '../../catalogue/catalogue.ts';
import { say } from '../../text/speech.ts';
import { stackAt } from '../../state/stack.ts';
import { at } from '../../testing/position.ts';

const train = (hex: string) => ({ side: 'french', hex }) as const;

/** Units march from Milan; others stand at 4228. */
const milan = (marching: readonly string[], standing: readonly string[]) =>
  at({
    french: { '4227': [...marching, 'Moreau'], '4228': standing },
    trains: [train('4227')],
  })
    .answer('french', { kind: 'move', from: '4227' })
    .answer('french', 'march');
const overfull = (of: number) => ({ rule: '4.1', because: say('hex.overfull', { hex: '4228' as HexId, of }) });

describe('4.1 six Occupancy Factors', () => {
  test('4.1 a hex holds six and no more', () => {
    expect(
      milan(['f99-Serr'], ['f99-Delm'])
        .answer('french', { to: '4228' })
        .state.units.filter((row) => row.at === '4228'),
    ).toHaveLength(2);
    expect(milan(['f99-Serr', 'f99-Victor'], ['f99-Delm']).refusal('french', { kind: 'step', to: '4228' })).toEqual(
      overfull(7),
    );
  });

  test('4.1 halves count', () => {
    expect(milan(['f99-Serr', 'f99-Hatry'], ['f99-Turin']).refusal('french', { kind: 'step', to: '4228' })).toEqual(
      overfull(6.5),
    );
    const full = milan(['f99-Serr', 'f99-Hatry'], ['f99-Watr']).answer('french', { to: '4228' });
    expect(stackAt(full.state, '4228' as HexId)?.of).toBe(6);
  });

  test('4.1 a stack may not pass a hex that cannot hold it (A-63)', () => {
    const table = at({
      french: { '4528': ['f99-Serr', 'f99-Hatry', 'Moreau'], '4428': ['f99-Turin', 'Montrichard'] },
      trains: [train('4528'), train('4428')],
    });
    table.answer('french', { kind: 'move', from: '4528' });
    expect(table.refusal('french', 'march').because).toEqual(say('march.noWayForAll', { hex: '4528' as HexId }));
  });

  test('4.1 R-A63: 4.5 on the march do not pass a hex with 2', () => {
    expect(milan(['f99-Serr', 'f99-Hatry'], ['f99-Turin']).refusal('french', { kind: 'step', to: '4228' })).toEqual(
      overfull(6.5),
    );
  });

  test('4.1 disrupted units take as much room', () => {
    const table = at({
      french: { '4227': ['f99-Serr', 'f99-Hatry', 'Moreau'], '4228': ['f99-Turin'] },
      disrupted: ['f99-Turin'],
      trains: [train('4227')],
    });
    table.answer('french', { kind: 'move', from: '4227' }).answer('french', 'march');
    expect(table.refusal('french', { kind: 'step', to: '4228' })).toEqual(overfull(6.5));
  });

  test('4.1 commanders and Depots take no room', () => {
    const table = at({
      french: { '4227': ['f99-Serr', 'Moreau'], '4128': ['f99-Delm', 'Montrichard', 'Victor99'] },
      depots: { french: ['4128'] },
      trains: [train('4227')],
    });
    table.answer('french', { kind: 'move', from: '4227' }).answer('french', 'march').answer('french', { to: '4128' });
    expect(stackAt(table.state, '4128' as HexId)?.of).toBe(6);
  });
});
