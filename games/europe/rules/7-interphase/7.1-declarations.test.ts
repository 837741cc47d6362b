import { describe, expect, test } from 'vitest';
import { EDITIONS, type NationId, type Side } from '../../catalogue/ids.ts';
import { nation, type Peace } from '../../state/state.ts';
import { whyNot } from '../../testing/events.ts';
import { at, type Position, type Table } from '../../testing/position.ts';

const PRUSSIA = 'prussia' as NationId;
const declaring = (side: Side, wanted: Position = {}): Table =>
  at({
    noOtherCards: true,
    hands: { empire: [], coalition: [] },
    forces: {},
    fleets: {},
    ...wanted,
    clock: { phase: 'declarations', year: 1806, round: 0, next: side, ...wanted.clock },
  });
const on = (id: string) => ({ kind: 'declareWar', nation: id }) as const;
const sideOf = ({ state }: Table, id: string) => nation(state, id as NationId).side;
const beaten = { empire: 1, coalition: 0 };
const peace: Peace = { by: 'empire', since: 1805, until: 1808, afterwards: 'neutral', forGood: false };

describe.each(EDITIONS)('7.1 declarations of war (%s)', (edition) => {
  test('5.1.1 the Coalition declares first, then the Empire, then the hands are built', () => {
    const table = declaring('coalition', { edition });
    expect(table.asked().by).toBe('coalition');
    expect(table.answer('coalition', 'done').asked()).toMatchObject({ by: 'empire', rule: '7.1' });
    expect(table.answer('empire', 'done').state.clock.phase).toBe('hands');
  });
  test('7.1 a neutral power that is attacked joins the other side with its allies, and the escalade rises by one', () => {
    const table = declaring('empire', { edition });
    const before = table.state.tracks.escalade ?? 0;
    table.answer('empire', on('prussia'));
    expect(['prussia', 'saxe', 'hesse', 'cleves'].map((id) => sideOf(table, id))).toEqual(
      Array.from({ length: 4 }, () => 'coalition'),
    );
    expect(table.state.tracks.escalade).toBe(before + 1);
    expect(table.asked().prompt.key).toBe('alliance.deploy');
  });
  test('7.1 the first declaration only', () => {
    const table = declaring('empire', { edition, nations: { turkey: { declaredOn: true } } });
    const before = table.state.tracks.escalade;
    table.answer('empire', on('turkey'));
    expect(sideOf(table, 'turkey')).toBe('coalition');
    expect(table.state.tracks.escalade).toBe(before);
  });
  test('7.1 a neutral minor joins France or Britain, and the escalade does not rise', () => {
    const table = declaring('coalition', { edition });
    const before = table.state.tracks.escalade;
    table.answer('coalition', on('danemark'));
    expect(nation(table.state, 'danemark' as NationId)).toMatchObject({ side: 'empire', patron: 'france' });
    expect(table.state.tracks.escalade).toBe(before);
    const other = declaring('empire', { edition }).answer('empire', on('mecklembourg'));
    expect(nation(other.state, 'mecklembourg' as NationId)).toMatchObject({ side: 'coalition', patron: 'britain' });
  });
  test('7.1 its cards count when the hands are built, and none is drawn now', () => {
    const table = declaring('empire', { edition }).answer('empire', on('prussia')).until('7.1');
    expect(table.state.cards.hands.coalition).toEqual([]);
  });
  test('7.1 who follows a neutral power is attacked with it alone', () => {
    expect(whyNot(declaring('empire', { edition }), on('saxe'))).toBe('war.followsPatron');
  });
  test('8.1.3 a forced peace binds the victor', () => {
    const bound = { side: 'neutral', status: 'forcedPeace', beaten, peace } as const;
    expect(whyNot(declaring('empire', { edition, nations: { austria: bound } }), on('austria'))).toBe('war.peaceHolds');
  });
  test('8.1.3 after it a second war brings the Punishments, twice the resources and three free actions', () => {
    const neutral = { side: 'neutral', status: 'neutral', beaten } as const;
    const table = declaring('empire', { edition, nations: { austria: neutral } }).answer('empire', on('austria'));
    table.until('8.1.3');
    expect(table.asked()).toMatchObject({ by: 'coalition', rule: '8.1.3' });
    expect(sideOf(table, 'austria')).toBe('coalition');
    expect(table.state.effects).toContainEqual({ card: null, kind: 'twofoldBudget', power: 'austria', year: 1806 });
    expect(table.state.tracks.period).toBe('Punishments');
  });
});

test.each([
  ['2013', 'war.peaceHolds'],
  ['revised', undefined],
] as const)('8.1.3, 18.2.3 whether others may attack the loser of a forced peace (%s)', (edition, why) => {
  const bound = { side: 'neutral', status: 'forcedPeace', beaten, peace } as const;
  const table = declaring('coalition', { edition, nations: { austria: bound } });
  expect(whyNot(table, on('austria'), 'coalition')).toBe(why);
});
test('8.1.2 revised: not on a Britain in forced peace, who never is an ally of France', () => {
  const bound = { side: 'neutral', status: 'forcedPeace', beaten, peace } as const;
  const table = declaring('coalition', { edition: 'revised', nations: { britain: bound } });
  expect(whyNot(table, on('britain'), 'coalition')).toBe('war.neverAllied');
  // The Empire is bound by its own peace.
  const bySelf = declaring('empire', { edition: 'revised', nations: { britain: bound } });
  expect(whyNot(bySelf, on('britain'))).toBe('war.peaceHolds');
});
test('18.2.3 revised: the loser who is attacked fights beside the victor', () => {
  const bound = { side: 'neutral', status: 'forcedPeace', beaten, peace } as const;
  const table = declaring('coalition', { edition: 'revised', nations: { austria: bound } });
  expect(sideOf(table.answer('coalition', on('austria')), 'austria')).toBe('empire');
});

test.each([
  ['2013', 'war.peaceHolds'],
  ['revised', undefined],
] as const)('8.1.4 whether the Coalition may attack a forced ally (%s)', (edition, why) => {
  const bound = { side: 'neutral', status: 'forcedAlliance', beaten } as const;
  const table = declaring('coalition', { edition, nations: { prussia: bound } });
  expect(whyNot(table, on('prussia'), 'coalition')).toBe(why);
  expect(whyNot(declaring('empire', { edition, nations: { prussia: bound } }), on('prussia'))).toBe('war.peaceHolds');
});
test('8.1.4 revised: a forced ally who is attacked is an ally like others', () => {
  const bound = { side: 'neutral', status: 'forcedAlliance', beaten } as const;
  const table = declaring('coalition', { edition: 'revised', nations: { prussia: bound } });
  table.answer('coalition', on('prussia'));
  expect(nation(table.state, PRUSSIA)).toMatchObject({ side: 'empire', status: 'belligerent' });
});

test('4 revised: Punishments that are due come into play with the interphase', () => {
  const due = { punishmentsDue: true };
  const table = declaring('coalition', { edition: 'revised', tracks: due }).answer('coalition', 'done');
  expect(table.state.tracks).toMatchObject({ period: 'Punishments', punishmentsDue: false, escalade: null });
});
