import { describe, expect, test } from 'vitest';
import type { HexId } from '../../catalogue/catalogue.ts';
import { say } from '../../text/speech.ts';
import { at, type Position } from '../../testing/position.ts';

const train = (hex: string, side: 'french' | 'coalition' = 'french') => ({ side, hex }) as const;

/** A French stack at Turin; Coalition cavalry at 4327, which touches 4427 and 4328 without a river. */
const cavalryAt4327 = (change: Position = {}) =>
  at({
    french: { '4428': ['f99-Victor', 'f99-Salm', 'Moreau'] },
    coalition: { '4327': ['a99-c1'] },
    trains: [train('4428')],
    ...change,
  });
type Table = ReturnType<typeof cavalryAt4327>;

const setOut = (table: Table, from = '4428'): Table =>
  table.answer('french', { kind: 'move', from }).answer('french', 'march');
const along = (table: Table, ...path: readonly string[]): Table =>
  path.reduce((on, to) => on.answer('french', { kind: 'step', to }), table);
const held = (hex: string) => ({ rule: '8.4 bp6', because: say('march.heldByCavalry', { hex: hex as HexId }) });

describe('8.4 bp6 a march comes next to enemy cavalry', () => {
  test('8.4 bp6 a stack halts next to undisrupted cavalry and goes on past disrupted cavalry (A-16)', () => {
    const stopped = along(setOut(cavalryAt4327()), '4328');
    expect(stopped.refusal('french', { kind: 'step', to: '4228' })).toEqual(held('4328'));
    expect(stopped.asked('french').answers).toEqual([{ kind: 'halt' }]);
    const free = along(setOut(cavalryAt4327({ disrupted: ['a99-c1'] })), '4328', '4228');
    expect(free.asked('french').answers.length).toBeGreaterThan(1);
  });

  test('8.2 PN-8.2: the march must stop, and the cavalry is shown', () => {
    const table = along(setOut(cavalryAt4327()), '4328');
    expect(table.asked('french').answers).toEqual([{ kind: 'halt' }]);
    expect(table.events('march.cavalryShown').map(({ rule, said }) => [rule, said.params])).toEqual([
      ['8.2', { hex: '4328', cavalry: ['4327'] }],
    ]);
  });

  test('8.2 only the cavalry that holds the march is shown, not that behind a river', () => {
    const coalition = { '4327': ['a99-c1'], '4329': ['a99-c2'] };
    const table = along(setOut(cavalryAt4327({ coalition })), '4328');
    expect(table.events('march.cavalryShown').map(({ said }) => said.params['cavalry'])).toEqual([['4327']]);
  });

  test('8.2 nor infantry, nor cavalry behind a barred hexside', () => {
    const shown = (table: Table) => table.events('march.cavalryShown').map(({ said }) => said.params['cavalry']);
    const infantry = cavalryAt4327({ coalition: { '4327': ['a99-c1'], '4427': ['a99-Elsn'] } });
    expect(shown(along(setOut(infantry), '4328'))).toEqual([['4327']]);
    const barred = cavalryAt4327({
      french: { '4227': ['f99-Victor', 'Moreau'] },
      coalition: { '4126': ['a99-c1'], '4326': ['a99-c2'] },
      trains: [train('4227')],
    });
    expect(shown(along(setOut(barred, '4227'), '4226'))).toEqual([['4126']]);
  });

  test('8.4 bp6 cavalry holds a march no matter who else stands with it', () => {
    const table = along(setOut(cavalryAt4327({ coalition: { '4327': ['a99-Lipt', 'a99-c1'] } })), '4328');
    expect(table.asked('french').answers).toEqual([{ kind: 'halt' }]);
  });

  test('8.4 bp6 Cossacks hold a march like other cavalry (A-98)', () => {
    const table = along(setOut(cavalryAt4327({ coalition: { '4327': ['r99-k1'] } })), '4328');
    expect(table.asked('french').answers).toEqual([{ kind: 'halt' }]);
  });

  test('8.4 bp6 infantry next to the way stops nobody', () => {
    const table = along(setOut(cavalryAt4327({ coalition: { '4327': ['a99-Elsn'] } })), '4328', '4228');
    expect(table.events('march.cavalryShown')).toEqual([]);
  });

  test('8.4 bp6 PN-8.4r: cavalry across a bridged river does not stop a march', () => {
    const table = along(setOut(cavalryAt4327({ coalition: { '4329': ['a99-c1'] } })), '4328', '4227');
    expect(table.state.units.find(({ id }) => id === 'f99-Victor')?.at).toBe('4227');
  });

  test('8.4 cavalry across a bridge does not stop a march (A-07)', () => {
    const table = along(setOut(cavalryAt4327({ coalition: { '4128': ['a99-c1'] } })), '4328', '4228', '4227');
    expect(table.events('march.cavalryShown')).toEqual([]);
  });

  test('8.4 bp6 nor does cavalry across an unbridged river', () => {
    const table = along(setOut(cavalryAt4327({ coalition: { '4229': ['a99-c1'] } })), '4328', '4228', '4227');
    expect(table.events('march.cavalryShown')).toEqual([]);
  });

  test('8.4 bp6 nor across a barred hexside (A-62)', () => {
    const table = along(setOut(cavalryAt4327({ coalition: { '4326': ['a99-c1'] } })), '4328', '4227', '4226', '4127');
    expect(table.events('march.cavalryShown')).toEqual([]);
  });
});

describe('8.4 bp6 a friendly unit that stays covers the march', () => {
  const covered = (change: Position = {}) =>
    cavalryAt4327({
      french: { '4428': ['f99-Victor', 'f99-Salm', 'Moreau'], '4328': ['f99-Hatry', 'f99-Domb', 'Montrichard'] },
      trains: [train('4428'), train('4328')],
      ...change,
    });

  test('8.4 bp6 the march goes on from a hex where such a unit stands', () => {
    const table = along(setOut(covered()), '4328', '4228');
    expect(table.state.reliedOn).toEqual(['4328']);
    expect(table.events('march.covered')[0]?.said.params).toEqual({ hex: '4328' });
  });

  test('8.4 bp6 a march that halts there relies on nobody', () => {
    expect(along(setOut(covered()), '4328').answer('french', 'halt').state.reliedOn).toEqual([]);
  });

  test('8.4 bp6 away from cavalry nobody is relied upon', () => {
    const table = along(setOut(covered({ coalition: {} })), '4328', '4228');
    expect(table.state.reliedOn).toEqual([]);
  });

  test('8.4 bp6 a unit that came there in this phase covers nobody', () => {
    const table = along(setOut(covered({ marched: ['f99-Hatry', 'f99-Domb'] })), '4328');
    expect(table.refusal('french', { kind: 'step', to: '4228' })).toEqual(held('4328'));
  });

  test('8.4 bp6 a friendly unit that was relied upon may not move this turn (A-16)', () => {
    const alone = { '4428': ['f99-Victor', 'Moreau'], '4328': ['f99-Hatry', 'Montrichard'] };
    const table = along(setOut(covered({ french: alone })), '4328', '4228').answer('french', 'halt');
    expect(table.refusal('french', { kind: 'move', from: '4328' })).toEqual({
      rule: '8.4 bp6',
      because: say('march.coverStays', { hex: '4328' as HexId }),
    });
  });

  test('8.4 bp6 a second march past the same unit relies on it no more than the first', () => {
    const french = { '4428': ['f99-Victor', 'f99-Salm', 'Moreau'], '4328': ['f99-Hatry', 'Montrichard'] };
    const table = covered({ french, trains: [train('4428'), train('4428')] });
    table.answer('french', { kind: 'move', from: '4428' }).answer('french', { kind: 'leave', unit: 'f99-Salm' });
    table.answer('french', { kind: 'leaveCommander', commander: 'Moreau' }).answer('french', 'march');
    along(table, '4328', '4228').answer('french', 'halt');
    along(setOut(table), '4328', '4228');
    expect(table.state.reliedOn).toEqual(['4328']);
    expect(table.events('march.covered')).toHaveLength(1);
  });

  test('8.4 bp6 after the Movement phase it is free again', () => {
    const table = along(setOut(covered({ trains: [train('4428')] })), '4328', '4228');
    expect(table.state.reliedOn).toEqual(['4328']);
    table.answer('french', 'halt');
    expect(table.state.clock.phase).not.toBe('movement');
    expect(table.state.reliedOn).toEqual([]);
  });

  test('8.4 bp6 of several such units one must stay, whichever it is', () => {
    const table = along(setOut(covered()), '4328', '4228').answer('french', 'halt');
    table.answer('french', { kind: 'move', from: '4328' });
    expect(table.refusal('french', 'march')).toEqual({
      rule: '8.4 bp6',
      because: say('march.coverStays', { hex: '4328' as HexId }),
    });
    table.answer('french', { unit: 'f99-Hatry' }).answer('french', 'march');
    expect(along(table, '4428').state.units.find(({ id }) => id === 'f99-Domb')?.at).toBe('4428');
  });
});

describe('8.4 bp7 a march starts next to enemy cavalry', () => {
  /** The stack stands at 4427, next to the cavalry at 4327. */
  const beside = (change: Position = {}) =>
    cavalryAt4327({ french: { '4427': ['f99-Victor', 'f99-Salm', 'Moreau'] }, trains: [train('4427')], ...change });
  const refusedFirst = (table: Table, to: string) => setOut(table, '4427').refusal('french', { kind: 'step', to });
  const fromCavalry = (to: string) => ({
    rule: '8.4 bp7',
    because: say('march.cavalryToCavalry', { from: '4427' as HexId, to: to as HexId }),
  });

  test('8.4 bp7 a stack beside cavalry may step only to a hex that no cavalry holds (A-81)', () => {
    expect(refusedFirst(beside(), '4328')).toEqual(fromCavalry('4328'));
    const free = along(setOut(beside(), '4427'), '4428');
    expect(free.state.units.find(({ id }) => id === 'f99-Victor')?.at).toBe('4428');
  });

  test('8.4 bp7 other cavalry than the one left behind holds the first hex too', () => {
    const table = beside({ coalition: { '4327': ['a99-c1'], '4528': ['a99-c2'] } });
    expect(refusedFirst(table, '4428')).toEqual(fromCavalry('4428'));
  });

  test('8.4 bp7 beyond the first hex 8.4 bp6 holds as for any march', () => {
    const table = along(setOut(beside(), '4427'), '4428', '4328');
    expect(table.refusal('french', { kind: 'step', to: '4228' })).toEqual(held('4328'));
  });

  test('8.4 bp7 a stack that does not start beside cavalry may step next to it', () => {
    expect(along(setOut(cavalryAt4327()), '4328').asked('french').answers).toEqual([{ kind: 'halt' }]);
  });

  test('8.4 bp7 a river between the cavalry and the first hex frees it', () => {
    const table = beside({ coalition: { '4327': ['a99-c1'], '4329': ['a99-c2'] } });
    expect(along(setOut(table, '4427'), '4428').events('march.cavalryShown')).toEqual([]);
  });

  test('8.4 bp7 a friendly unit that stays on the first hex covers the step, and is relied upon', () => {
    const table = beside({
      french: { '4427': ['f99-Victor', 'Moreau'], '4328': ['f99-Hatry', 'Montrichard'] },
      trains: [train('4427'), train('4328')],
    });
    along(setOut(table, '4427'), '4328').answer('french', 'halt');
    expect(table.state.reliedOn).toEqual(['4328']);
    expect(table.refusal('french', { kind: 'move', from: '4328' })).toEqual({
      rule: '8.4 bp6',
      because: say('march.coverStays', { hex: '4328' as HexId }),
    });
  });

  test('8.4 bp7 those who stay on the hex where it starts do not cover it', () => {
    const table = beside().answer('french', { kind: 'move', from: '4427' }).answer('french', { unit: 'f99-Salm' });
    table.answer('french', 'march');
    expect(table.refusal('french', { kind: 'step', to: '4328' })).toEqual(fromCavalry('4328'));
  });

  test('8.4 bp7 cavalry that has ridden off since the phase began still counts where the march starts (A-81)', () => {
    const table = beside({
      coalition: { '4327': ['a99-c1', 'Kray'], '4528': ['a99-c2'] },
      trains: [train('4427'), train('4327', 'coalition')],
      next: 'coalition',
    });
    table.answer('coalition', { kind: 'move', from: '4327' }).answer('coalition', 'march');
    table.answer('coalition', { kind: 'step', to: '4226' }).answer('coalition', 'halt');
    // 4428 touches the cavalry of 4528, which never was next to the stack.
    expect(refusedFirst(table, '4428')).toEqual(fromCavalry('4428'));
  });

  test('8.4 bp7 cavalry that has come since does not: the march may step next to it', () => {
    const table = beside({
      coalition: { '4226': ['a99-c1', 'Kray'] },
      trains: [train('4427'), train('4226', 'coalition')],
      next: 'coalition',
    });
    table.answer('coalition', { kind: 'move', from: '4226' }).answer('coalition', 'march');
    table.answer('coalition', { kind: 'step', to: '4327' }).answer('coalition', 'halt');
    expect(along(setOut(table, '4427'), '4328').asked('french').answers).toEqual([{ kind: 'halt' }]);
  });

  test('8.4 bp7 the phase begins when all have rallied, and what was next door then is forgotten with it (A-14)', () => {
    const rallied = beside({ phase: 'rally' });
    expect(rallied.state.besideCavalry).toEqual(['4427']);
    along(setOut(rallied, '4427'), '4428').answer('french', 'halt');
    expect(rallied.state.besideCavalry).toEqual([]);
  });

  test('8.4 bp7 where every first hex is held the stack cannot move at all', () => {
    const table = beside({
      french: { '4530': ['f99-Victor', 'Moreau'], '4227': ['f99-Hatry', 'Montrichard'] },
      coalition: { '4429': ['a99-c1'] },
      trains: [train('4530'), train('4227')],
    });
    expect(table.refusal('french', { kind: 'move', from: '4530' })).toEqual({
      rule: '8.4',
      because: say('march.noWay', { hex: '4530' as HexId }),
    });
  });
});
