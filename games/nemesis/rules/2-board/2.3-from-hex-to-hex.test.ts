import { describe, expect, test } from 'vitest';
import type { HexId } from '../../catalogue/catalogue.ts';
import { say } from '../../text/speech.ts';
import { at } from '../../testing/position.ts';

const milan = () =>
  at({ french: { '4227': ['f99-Victor', 'Moreau'] }, trains: [{ side: 'french', hex: '4227' }] })
    .answer('french', { kind: 'move', from: '4227' })
    .answer('french', 'march');
type Table = ReturnType<typeof milan>;

const along = (table: Table, ...path: readonly string[]): Table =>
  path.reduce((on, to) => on.answer('french', { kind: 'step', to }), table);
const refusedStep = (table: Table, to: string) => table.refusal('french', { kind: 'step', to });

describe('2.3 from hex to hex', () => {
  test('2.3 a march goes to neighbouring hexes only', () => {
    const table = milan();
    const offered = table.asked('french').answers.map((answer) => String(answer['to']));
    expect(offered.toSorted()).toEqual(['4127', '4128', '4226', '4228', '4327', '4328']);
    expect(table.refusal('french', { kind: 'step', to: '4329' }).rule).toBe('8.4');
  });

  test('18.5 a march does not leave the playable area', () => {
    expect(refusedStep(along(milan(), '4226'), '4225')).toEqual({
      rule: '18.5',
      because: say('hex.outsidePlay', { hex: '4225' as HexId }),
    });
  });

  test('2.2 a march does not cross a barred hexside', () => {
    expect(refusedStep(along(milan(), '4226'), '4326')).toEqual({
      rule: '2.2',
      because: say('hex.barred', { from: '4226' as HexId, to: '4326' as HexId }),
    });
  });

  test('2.2 rivers are crossed without cost', () => {
    const table = along(milan(), '4127');
    expect(table.events('march.step')[0]?.said.params).toEqual({ from: '4227', to: '4127', cost: 1, points: 1 });
  });
});
