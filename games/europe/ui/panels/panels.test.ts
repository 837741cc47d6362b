import { describe, expect, test } from 'vitest';
import { type Position, position } from '../../testing/position.ts';
import { view } from '../../secrecy/view.ts';
import { budgetTold } from './budget.ts';
import { cardsTold } from './cards.ts';
import { diplomaticTable } from './diplomacy.ts';
import { balance, tracksTold } from './war.ts';

const seen = (wanted: Position, seat = 'empire') => view(position(wanted), seat);

describe('the cards', () => {
  const wanted: Position = { hands: { empire: ['3F', '14F'], coalition: ['1C', '14C'] }, edition: 'revised' };

  test('6.2 one’s own hand with what each card does and what it is worth', () => {
    const { hand } = cardsTold(seen(wanted), 'empire', 'en');
    expect(hand.map(({ id }) => id)).toEqual(['3F', '14F']);
    expect(hand[0]?.words).toContain('evade');
    expect(hand[0]?.note).toMatch(/^value \d · event: battle/);
  });

  test('6.2 of the other hand its number and its permanent cards, no more', () => {
    const told = cardsTold(seen(wanted), 'empire', 'en');
    expect(told.others.map(({ words }) => words)).toEqual(['The Coalition holds 2 cards, among them 1C Admiralty.']);
    expect(JSON.stringify(told)).not.toContain('"14C');
    expect(JSON.stringify(told)).not.toContain('14C Major');
  });

  test('6.1, 6.5 decks by number, discards by name, foreign wars open', () => {
    const g = position(wanted);
    g.cards = { ...g.cards, discards: { empire: ['2F' as never], coalition: [] }, wars: ['23F' as never] };
    const { heaps, wars } = cardsTold(view(g, 'empire'), 'empire', 'en');
    expect(heaps.find(({ id }) => id === 'discards empire')?.cards).toEqual(['2F Major Campaign']);
    expect(heaps.find(({ id }) => id === 'pile empire')?.words).toMatch(/^Empire: \d+ cards in the deck$/);
    expect(wars.map(({ id }) => id)).toEqual(['23F']);
  });
});

describe('the diplomatic table', () => {
  const camps = diplomaticTable(seen({}), 'en');
  const campOf = (nation: string) => camps.find(({ facts }) => facts.some(({ id }) => id === nation));

  test('8.1 every nation stands in one camp', () => {
    const all = camps.flatMap(({ facts }) => facts.map(({ id }) => id));
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(position({}).nations.length);
    expect([campOf('austria')?.id, campOf('baviere')?.id, campOf('prussia')?.id]).toEqual([
      'coalition',
      'empire',
      'neutral',
    ]);
  });

  test('8.2.3 with what envoys would add, and the card that they need', () => {
    const prussia = campOf('prussia')?.facts.find(({ id }) => id === 'prussia');
    expect(prussia).toMatchObject({ rule: '8.1.1', place: 'berlin' });
    expect(prussia?.value).toBe('Neutral. Envoys: Empire +0, Coalition +2, card of 3 or more.');
  });

  test('8.1.3 a forced peace says until when', () => {
    const peace = { by: 'empire', since: 1806, until: 1809, afterwards: 'neutral', forGood: false } as const;
    const table = diplomaticTable(
      seen({
        nations: { austria: { side: 'neutral', status: 'forcedPeace', peace, beaten: { empire: 1, coalition: 0 } } },
      }),
      'en',
    );
    const austria = table.flatMap(({ facts }) => facts).find(({ id }) => id === 'austria');
    expect(austria?.value).toContain('Forced peace, until 1809.');
    expect(austria?.value).toContain('Beaten 1× by the Empire.');
  });
});

describe('the budget sheet', () => {
  test('7.3 what a power has, has spent and has left', () => {
    const g = position({ clock: { phase: 'budget', round: 0 } });
    g.budget = {
      power: 'austria' as never,
      levy: 0,
      halves: 9,
      received: 2,
      fleetsBuilt: 0,
      intoArmies: [{ army: 'armee_allemagne', steps: 1, depots: 0 }],
      britishGift: 'taken',
    };
    const { title, sums } = budgetTold(view(g, 'coalition'), 'en');
    expect(title).toBe('Budget of Austria');
    expect(Object.fromEntries(sums.map(({ id, value }) => [id, value]))).toEqual({
      resources: '12 points',
      received: '2 points',
      spent: '9.5 points',
      left: '4.5 points',
      'army armee_allemagne': '1 step, 0 depots',
    });
  });

  test('7.3.1, 7.3.2 line by line: what comes in, who helps whom, and what was bought for how much', () => {
    const g = position({ clock: { phase: 'budget', round: 0 }, zones: { vienne: { control: 'france' as never } } });
    g.tracks = {
      ...g.tracks,
      aid: [
        { from: 'britain' as never, to: 'austria' as never, points: 2 },
        { from: 'austria' as never, to: 'russia' as never, points: 1 },
      ],
    };
    g.budget = {
      power: 'austria' as never,
      levy: 0,
      halves: 9,
      received: 2,
      fleetsBuilt: 0,
      intoArmies: [],
      britishGift: 'taken',
      entered: [
        { line: { kind: 'takeAid', from: 'britain' as never }, halves: -2 },
        { line: { kind: 'build', unit: 'aus_1' as never, steps: 2 }, halves: 4 },
        { line: { kind: 'buildDepot' }, halves: 1 },
      ],
    };
    const { income, spending } = budgetTold(view(g, 'coalition'), 'en');
    expect(income.map(({ words, value }) => [words, value])).toEqual([
      ['Yearly resources', '12 points'],
      ['Key zones in enemy hands', '−4 points'],
      ['Aid to Russia', '−1 point'],
      ['Aid from Britain', '2 points'],
    ]);
    expect(spending.map(({ words, value }) => [words, value])).toEqual([
      ['Build I Corps, 2 steps', '2 points'],
      ['Build a mobile depot', '0.5 points'],
    ]);
  });

  test('7.3.1, 7.3.2 outside a budget the resources of the powers and the prices', () => {
    const { sums, powers, prices } = budgetTold(seen({}), 'fr');
    expect(sums).toEqual([]);
    expect(powers.find(({ id }) => id === 'france')?.value).toBe('14 points');
    expect(prices.find(({ id }) => id === 'mobileDepot')?.value).toBe('0,5 point');
  });
});

test('19 how the war stands', () => {
  const wanted: Position = { forces: { ulm: ['mack', 'armee_allemagne', 'aus_1'], paris: ['fra_1'] } };
  const rows = Object.fromEntries(
    balance(seen(wanted), ['empire', 'coalition'], 'en').map(({ id, figures }) => [id, figures]),
  );
  expect(rows).toMatchObject({ steps: ['2', '2'], armies: ['0', '1'] });
  const facts = Object.fromEntries(
    tracksTold(seen({ tracks: { victory: 6, escalade: 3 } }), 'en').map(({ id, value }) => [id, value]),
  );
  expect(facts).toEqual({
    victory: '6: the Empire wins at 20, the Coalition at 0.',
    escalade: '3: the Punishments come at 15.',
  });
});
