import { describe, expect, test } from 'vitest';
import { cardId } from '../../catalogue/catalogue.ts';
import { EDITIONS, type Side } from '../../catalogue/ids.ts';
import { startWar } from '../../state/state.ts';
import { event, whyNot } from '../../testing/events.ts';
import { at, type Position, position, type Table, tableAt } from '../../testing/position.ts';

const quiet = {
  noOtherCards: true,
  hands: { empire: [], coalition: [] },
  fleets: {},
  forces: { paris: ['ney', 'fra_1'], moscou: ['koutouzov', 'rus_1'] },
} as const satisfies Position;
const round = (wanted: Position = {}, side: Side = 'empire'): Table =>
  at({
    ...quiet,
    ...wanted,
    clock: { next: side, ...wanted.clock },
    tracks: { austrianDuty: [], ...wanted.tracks },
  });
const points = (card: string) => ({ kind: 'points', card }) as const;

describe.each(EDITIONS)('5.2 a round (%s)', (edition) => {
  test('5.2 the Empire acts first, then the Coalition, then the next round begins', () => {
    const table = round({ edition });
    expect(table.asked()).toMatchObject({ by: 'empire', rule: '5.2' });
    table.answer('empire', 'pass');
    expect(table.asked()).toMatchObject({ by: 'coalition', rule: '5.2' });
    table.answer('coalition', 'pass');
    expect(table.state.clock).toMatchObject({ round: 3, next: 'empire' });
  });
  test('5.2 a card for its points: it is discarded, and they are at hand', () => {
    const table = round({ edition, hands: { empire: ['2F'], coalition: [] } }).answer('empire', points('2F'));
    expect(table.state.action).toMatchObject({ ap: 3, by: { kind: 'card', card: '2F' } });
    expect(table.state.cards.discards.empire).toEqual(['2F']);
  });
  test('5.2 a card without points gives none', () => {
    const table = round({ edition, hands: { empire: ['25F'], coalition: [] } });
    expect(whyNot(table, points('25F'))).toBe('action.noPoints');
  });
  test('5.2 an operation has one point without a card', () => {
    const table = round({ edition }).answer('empire', 'operation');
    expect(table.state.action).toMatchObject({ ap: 1, by: { kind: 'operation' } });
  });
  test('6.4 the points of an event are not used', () => {
    const table = round({ edition, hands: { empire: ['35F'], coalition: [] } }).answer('empire', event('35F'));
    expect(table.state.clock.next).toBe('coalition');
    expect(table.state.tracks.reserve.empire).toBe(0);
  });
  test('9.2 what is left goes to the reserve', () => {
    const table = round({ edition, hands: { empire: ['2F'], coalition: [] } })
      .answer('empire', points('2F'))
      .answer('empire', 'done');
    expect(table.state.tracks.reserve.empire).toBe(3);
    expect(table.state.clock.next).toBe('coalition');
  });
  test('5.2 the sixth round is the last, and the reserves are lost; a seventh with the Winter Campaign', () => {
    const last = (seventhRound: boolean): Table =>
      round(
        { edition, clock: { round: 6 }, tracks: { seventhRound, reserve: { empire: 2, coalition: 1 } } },
        'coalition',
      ).answer('coalition', 'pass');
    expect(last(false).state.clock.phase).not.toBe('rounds');
    expect(last(false).state.tracks.reserve).toEqual({ empire: 0, coalition: 0 });
    expect(last(true).state.clock).toMatchObject({ phase: 'rounds', round: 7, next: 'empire' });
    const seventh = round({ edition, clock: { round: 7 }, tracks: { seventhRound: true } }, 'coalition');
    expect(seventh.answer('coalition', 'pass').state.clock.phase).not.toBe('rounds');
  });
  test('5.2, 6.5 a foreign war is ended in a winter round, not before', () => {
    const kinds = (number: number): readonly string[] => {
      const table = round({ edition, clock: { round: number }, hands: { empire: ['4F'], coalition: ['10C'] } });
      const war = table.answer('empire', event('4F')).answer('coalition', { unit: 'rus_1' });
      while (war.asked().by === 'coalition' && war.asked().rule !== '5.2') war.pick('coalition', () => true);
      return war.asked('coalition').answers.map(({ kind }) => String(kind));
    };
    expect(kinds(5)).not.toContain('endWar');
    expect(kinds(6)).toContain('endWar');
  });
  test('5.2, 6.5 the attempt to end it is the action of the round', () => {
    const after = (die: number): Table => {
      const g = position({
        ...quiet,
        edition,
        clock: { round: 6, next: 'coalition' },
        hands: { empire: [], coalition: ['10C'] },
        tracks: { austrianDuty: [] },
      });
      startWar(g, cardId('4F'));
      return tableAt(g).answer('coalition', { kind: 'endWar', card: '10C', war: '4F' }).dice(die);
    };
    expect(after(1).state.cards.wars).toEqual(['4F']);
    expect(after(6).state.cards.wars).toEqual([]);
    expect(after(6).state.clock.phase).not.toBe('rounds');
  });
  test('5.2, 8.1.5 a protectorate is established by a card of the round', () => {
    const naples = { side: 'empire', status: 'ally' } as const;
    const { state } = round({ edition, nations: { naples }, hands: { empire: ['11F'], coalition: [] } }).answer(
      'empire',
      { kind: 'protectorate', card: '11F', nation: 'naples' },
    );
    expect(state.nations.find(({ id }) => id === 'naples')?.status).toBe('protectorate');
    expect(state.cards.discards.empire).toEqual(['11F']);
    expect(state.clock.next).toBe('coalition');
  });
  test('5.2, 8.2 an envoy goes out with a card of a winter round', () => {
    const { state } = round({ edition, clock: { round: 6 }, hands: { empire: ['2F'], coalition: [] } })
      .answer('empire', { kind: 'envoy', card: '2F', nation: 'maroc' })
      .dice(6);
    expect(state.nations.find(({ id }) => id === 'maroc')?.side).toBe('empire');
    expect(state.clock.next).toBe('coalition');
  });
  test('19, 19.1 the point that brings the level to twenty ends the game in the middle of the year', () => {
    const naples = { side: 'empire', status: 'ally' } as const;
    const protecting = (victory: number): Table =>
      round({ edition, nations: { naples }, hands: { empire: ['11F'], coalition: [] }, tracks: { victory } }).answer(
        'empire',
        { kind: 'protectorate', card: '11F', nation: 'naples' },
      );
    expect(protecting(18).state.clock.phase).toBe('rounds');
    expect(protecting(19).state.clock.phase).toBe('over');
    expect(protecting(19).result?.winner).toBe('empire');
  });
});

test.each(EDITIONS)('5 the phases of a year follow one another, and the next year begins (%s)', (edition) => {
  const table = round({ edition, clock: { round: 6 } });
  const seen: string[] = [];
  for (let guard = 0; guard < 400 && table.state.clock.year === 1805; guard++) {
    const { by, answers } = table.asked();
    if (seen.at(-1) !== table.state.clock.phase) seen.push(table.state.clock.phase);
    const easy = answers.find(({ kind }) => kind === 'pass' || kind === 'done');
    table.answer(by as Side, easy ?? answers[0] ?? 'pass');
  }
  expect(table.state.clock.year).toBe(1806);
  expect(table.state.clock).toMatchObject({ phase: 'declarations', next: 'coalition', round: 0 });
});
