import { describe, expect, test } from 'vitest';
import { cardId } from '../../catalogue/cards.ts';
import type { Effect } from '../../state/effects.ts';
import { goneIn, ordered, type Table, told, valueBeforeDie } from '../../testing/combat.ts';
import { attackOnLeipzig, CHEMNITZ, LEIPZIG, SENIORITY, SOUTH } from '../../testing/seniority.ts';
import type { Position } from '../../testing/position.ts';

const byFrench = (attackers: readonly string[], more: Position = {}): Table =>
  attackOnLeipzig('french', attackers, ['P-Horn'], more);
const byCoalition = (attackers: readonly string[], more: Position = {}): Table =>
  attackOnLeipzig('coalition', attackers, ['F-8'], more);
const gifts = (table: Table) => told(table, 'value.gift');
const ofNapoleon = (kind: 'plainNapoleon' | 'unwellNapoleon'): Effect => ({
  kind,
  card: cardId(kind === 'plainNapoleon' ? '18' : '41'),
  laidBy: 'coalition',
  lasts: 'turn',
});

describe('16.2 (2, 4, 6, 7, 9) extra Combat Factors', () => {
  test('16.2 (6) Napoleon lends one for each unit in good order, up to three (A-110)', () => {
    expect(gifts(byFrench(['F-16', 'F-17', 'Napoleon']))).toEqual([{ commander: 'Napoleon', value: 2 }]);
    expect(gifts(byFrench(['F-16', 'F-17', 'F-18', 'F-19', 'Napoleon']))).toEqual([
      { commander: 'Napoleon', value: 3 },
    ]);
  });

  test('16.2 (6) they come before the combined arms, under 16.2', () => {
    const table = byFrench(['F-16', 'F-1L', 'Napoleon']);
    const keys = table.events().map(({ rule, said }) => `${rule} ${said.key}`);
    const gift = keys.indexOf('16.2 value.gift');
    expect(keys.slice(gift - 1, gift + 2)).toEqual(['11.3 value.factors', '16.2 value.gift', '11.3 value.arms']);
  });

  test('16.2 (6) Napoleon lends them in defence too, for units in good order only', () => {
    const defended = (more: Position = {}) =>
      gifts(attackOnLeipzig('coalition', ['P-Horn', 'Yorck'], ['F-16', 'F-17', 'Napoleon'], more).dice(1));
    expect(defended()).toEqual([{ commander: 'Napoleon', value: 2 }]);
    expect(defended({ disrupted: ['F-17'] })).toEqual([{ commander: 'Napoleon', value: 1 }]);
  });

  test('16.2 (7) Davout lends up to two', () => {
    expect(gifts(byFrench(['F-1', 'F-2', 'F-3', 'Davout']))).toEqual([{ commander: 'Davout', value: 2 }]);
  });

  test('16.2 (2) Blücher lends up to two, and only when he attacks', () => {
    expect(gifts(byCoalition(['P-Horn', 'P-Hun', 'P-Stei', 'Blucher']))).toEqual([{ commander: 'Blucher', value: 2 }]);
    const defends = attackOnLeipzig('french', ['F-16', 'Lauriston'], ['P-Horn', 'P-Hun', 'Blucher']).dice(1);
    expect(gifts(defends)).toEqual([]);
  });

  test('16.2 (4) Platov lends to Cossacks alone', () => {
    expect(gifts(byCoalition(['R-Plat1', 'R-Pahl', 'R-5', 'Platov']))).toEqual([{ commander: 'Platov', value: 1 }]);
  });

  test('16.2 (9) Murat lends to cavalry alone, and only when he attacks', () => {
    const murat = { turn: 13 };
    expect(gifts(byFrench(['F-1L', 'F-1H', 'F-2L', 'F-16', 'Murat'], murat))).toEqual([
      { commander: 'Murat', value: 2 },
    ]);
    expect(gifts(byFrench(['F-1L', 'F-16', 'Murat'], murat))).toEqual([{ commander: 'Murat', value: 1 }]);
    const defends = attackOnLeipzig('coalition', ['P-Horn', 'Yorck'], ['F-1L', 'F-16', 'Murat'], murat).dice(1);
    expect(gifts(defends)).toEqual([]);
  });

  test('16.2 only the senior commander of the hex lends anything (A-110)', () => {
    expect(gifts(byFrench(['F-1', 'F-2', 'F-3', 'Davout', 'Mortier']))).toEqual([]);
    expect(gifts(byFrench(['F-1', 'F-2', 'F-3', 'Davout', 'Napoleon']))).toEqual([{ commander: 'Napoleon', value: 3 }]);
  });

  test('16.2 among equals the owner names the one who lends most', () => {
    expect(gifts(byFrench(['F-1', 'F-2', 'Ney', 'Davout']))).toEqual([{ commander: 'Davout', value: 2 }]);
    expect(gifts(byCoalition(['P-Horn', 'P-Hun', 'Kutuzov', 'Blucher'], { turn: 4 }))).toEqual([
      { commander: 'Blucher', value: 2 },
    ]);
  });

  test('16.2 units that were held back are not inspired', () => {
    const table = goneIn(
      { ...SENIORITY, french: { [SOUTH]: ['F-16', 'F-17', 'F-18', 'Napoleon'] }, coalition: { [LEIPZIG]: ['P-Horn'] } },
      { from: SOUTH, to: LEIPZIG, holdBack: ['F-17', 'F-18'] },
    );
    expect(gifts(table)).toEqual([{ commander: 'Napoleon', value: 1 }]);
  });

  test('16.2 without the option nobody lends anything in 1813', () => {
    expect(gifts(byFrench(['F-16', 'F-17', 'Napoleon'], { agreed: {} }))).toEqual([]);
  });
});

describe('16.1 Napoleon by the cards', () => {
  const guard = ['F-OG1', 'F-OG2', 'F-YG1', 'F-YG2', 'Napoleon'];

  test('16.1 (18) he lends no Combat Factors, and his rating stays', () => {
    const table = byFrench(guard, { effects: [ofNapoleon('plainNapoleon')] });
    expect(gifts(table)).toEqual([]);
    expect(told(table, 'value.leader')[0]).toMatchObject({ commander: 'Napoleon', rating: 4, value: 4 });
  });

  test('16.1 (41) unwell, he counts for nought in combat, though the order goes in by his rating', () => {
    const table = byFrench(guard, { effects: [ofNapoleon('unwellNapoleon')] });
    expect(told(table, 'attack.score')[0]).toMatchObject({ rating: 4 });
    expect(gifts(table)).toEqual([]);
    expect(told(table, 'value.leader')[0]).toMatchObject({ commander: 'Napoleon', rating: 0, value: 0 });
  });

  test('16.1 (41) without 16.2 another commander beside him leads instead', () => {
    const table = byFrench([...guard, 'Ney'], { effects: [ofNapoleon('unwellNapoleon')], agreed: {} });
    expect(told(table, 'value.commander')[0]).toMatchObject({ commander: 'Ney', value: 2 });
  });

  test('16.1 (41) it is over when the dice of his first combat have fallen', () => {
    const table = byFrench(guard, { effects: [ofNapoleon('unwellNapoleon')] });
    expect(table.state.effects).toHaveLength(1);
    table.dice(6);
    expect(table.state.effects).toHaveLength(1);
    table.dice(1);
    expect(table.state.effects).toEqual([]);
    expect(told(table, 'emperor.recovers')).toEqual([{ commander: 'Napoleon' }]);
  });

  test('16.1 (41) a combat that he has no part in leaves him unwell', () => {
    const table = byFrench(['F-16', 'Lauriston'], {
      effects: [ofNapoleon('unwellNapoleon')],
      french: { '4217': ['F-OG1', 'Napoleon'] },
    }).dice(3, 3);
    expect(table.state.effects).toHaveLength(1);
  });

  test('16.1 (41) supporting counts as taking part', () => {
    const table = ordered(
      {
        ...SENIORITY,
        effects: [ofNapoleon('unwellNapoleon')],
        french: { [SOUTH]: ['F-16', 'Lauriston'], [CHEMNITZ]: ['F-OG1', 'Napoleon'] },
        coalition: { [LEIPZIG]: ['P-Horn'] },
      },
      { from: SOUTH, to: LEIPZIG },
    ).dice(6);
    table.answer('french', { kind: 'support', hex: CHEMNITZ }).dice(6, 6, 1);
    expect(table.state.effects).toEqual([]);
  });
});

test('16.2, 11.8 the gift is in the value that the die is added to', () => {
  const plain = valueBeforeDie(byFrench(['F-16', 'Napoleon'], { effects: [ofNapoleon('plainNapoleon')] }));
  expect(valueBeforeDie(byFrench(['F-16', 'Napoleon']))).toBe(plain + 1);
});
