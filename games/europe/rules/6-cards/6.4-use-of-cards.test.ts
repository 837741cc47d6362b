import { NO_ORDERS, Table as KernelTable } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { cardId } from '../../catalogue/catalogue.ts';
import { EDITIONS, type Side } from '../../catalogue/ids.ts';
import { hand } from '../../state/state.ts';
import { europe } from '../../game.ts';
import { battleWith, MINOR } from '../../testing/card-battles.ts';
import { event, whyNot } from '../../testing/events.ts';
import { at, type Position, position, type Table } from '../../testing/position.ts';
import { scene } from '../../testing/scene.ts';
import { newTrial, tested } from '../4-glossary/4-trial.ts';
import { bringPunishments, drawCards } from './6.1-decks.ts';
import { isGrandCoalition, valueOf } from './6.2-value.ts';
import { reactions } from './6.4-use-of-cards.ts';

const acting = (wanted: Position): Table =>
  at({
    noOtherCards: true,
    fleets: {},
    forces: { paris: ['ney', 'fra_1'] },
    ...wanted,
    tracks: { austrianDuty: [], ...wanted.tracks },
  });

describe('6.2, 6.4 what becomes of a card that was played as an event', () => {
  test('6.2 a golden star leaves the game', () => {
    const table = acting({ hands: { empire: ['33F'], coalition: [] }, clock: { year: 1813 } }).answer(
      'empire',
      event('33F'),
    );
    expect(table.state.cards.removed).toContain('33F');
    expect(table.state.cards.played).toContain('33F');
  });
  test('6.2 a silver star is discarded, and is no event a second time, but gives its points', () => {
    const table = acting({ hands: { empire: ['35F'], coalition: [] } }).answer('empire', event('35F'));
    expect(table.state.cards.discards.empire).toEqual(['35F']);
    const again = acting({ hands: { empire: ['35F'], coalition: [] }, played: ['35F'] });
    expect(whyNot(again, event('35F'))).toBe('event.onceOnly');
    expect(whyNot(again, { kind: 'points', card: '35F' })).toBeUndefined();
  });
  test('6.2 a permanent card lies ready for the next year', () => {
    const table = acting({ hands: { empire: ['1F'], coalition: [] } }).answer('empire', { kind: 'points', card: '1F' });
    expect(table.state.cards.permanents.empire).toContain('1F');
    expect(table.state.cards.discards.empire).toEqual([]);
  });
  test('6.5 a foreign war lies in its box, one new one a year, which hinders no other event', () => {
    const table = acting({ hands: { empire: ['34F', '39F'], coalition: [] } }).answer('empire', event('34F'));
    expect(table.state.cards.wars).toEqual(['34F']);
    expect(table.state.cards.hands.empire).not.toContain('34F');
    expect(table.state.tracks.warThisYear).toBe(true);
    const second = acting({ hands: { empire: ['39F'], coalition: [] }, tracks: { warThisYear: true } });
    expect(whyNot(second, event('39F'))).toBe('event.oneWarAYear');
    const other = acting({ hands: { empire: ['35F'], coalition: [] }, tracks: { warThisYear: true } });
    expect(whyNot(other, event('35F'))).toBeUndefined();
  });
  test('6.4 the needs that are printed on it', () => {
    const why = (card: string, more: Position = {}): string | undefined =>
      whyNot(acting({ hands: { empire: [card], coalition: [] }, ...more }), event(card));
    expect(why('45F')).toBe('event.needsEvent');
    expect(why('45F', { played: ['20F', '24F'] })).toBe('event.needsPunishments');
    expect(why('38F')).toBe('event.needsLiberation');
    const early = acting({
      hands: { empire: ['41F'], coalition: [] },
      clock: { phase: 'diplomacy', round: 0, year: 1810 },
    });
    expect(whyNot(early, event('41F'))).toBe('event.tooEarly');
  });
});

describe('6.4 reactions ask anyone who might hold a card, so that being asked tells nothing', () => {
  const asked = (wanted: Position, side: Side = 'empire'): boolean =>
    scene({ forces: {}, ...wanted }, (g) => reactions(g, 'pursuit', [side])).questions().length > 0;
  test('6.4 a side with such a card in its hand or its pile, and any card in hand', () => {
    expect(asked({ hands: { empire: ['21F'], coalition: [] } })).toBe(true);
    expect(asked({ hands: { empire: ['8F'], coalition: [] } })).toBe(true); // 21F may be there for all the enemy knows
  });
  test('6.4 not with an empty hand, nor when no such card is left in the game', () => {
    expect(asked({ hands: { empire: [], coalition: [] } })).toBe(false);
    expect(asked({ hands: { empire: ['8F'], coalition: [] }, noOtherCards: true })).toBe(false);
  });
  test('6.4 what he does not hold is not offered, and what he holds may be refused with a reason', () => {
    const table = scene({ forces: {}, hands: { empire: ['8F', '21F'], coalition: [] } }, (g) =>
      reactions(g, 'pursuit', ['empire']),
    );
    expect(table.asked('empire').answers).toEqual([{ kind: 'pass' }]);
    expect(whyNot(table, event('21F'))).toBe('moment.notThis');
  });
  test('6.4 one card after the other until he passes, the side that rolls first', () => {
    const table = scene(
      { forces: {}, hands: { empire: ['31F', '8F'], coalition: ['10C'] }, noOtherCards: true },
      (g) => {
        g.cards = { ...g.cards, piles: { ...g.cards.piles, coalition: [cardId('28C')] } };
        return tested(g, '14.9.2', newTrial('pursuit', 'coalition'), 'pursuit');
      },
    );
    // The Coalition has nothing for it, but 28C could be in its hand.
    expect(table.asked().by).toBe('coalition');
    table.answer('coalition', 'pass');
    expect(table.asked().by).toBe('empire');
    // No card of this moment is left to him after it.
    table.answer('empire', event('31F')).dice(4);
    expect(table.events('trial.total')[0]?.said.params).toMatchObject({ die: 4, modifiers: -3, total: 1 });
    expect(table.state.trial).toBeNull();
  });
});

describe('6.2 the value of a card', () => {
  const five = {
    prussia: { side: 'coalition', status: 'belligerent' },
    spain: { side: 'coalition', status: 'belligerent' },
  } as const;
  test.each(EDITIONS)(
    '6.2 one more for the Grand Coalition of five powers, in the Punishments, combat cards excepted (%s)',
    (edition) => {
      const grand = position({ edition, nations: five, tracks: { period: 'Punishments' } });
      expect(isGrandCoalition(grand)).toBe(true);
      expect([valueOf(grand, cardId('14C')), valueOf(grand, cardId('28C')), valueOf(grand, cardId('2F'))]).toEqual([
        4, 1, 3,
      ]);
      expect(isGrandCoalition(position({ edition, nations: five }))).toBe(false);
      const four = { prussia: five.prussia };
      expect(isGrandCoalition(position({ edition, nations: four, tracks: { period: 'Punishments' } }))).toBe(false);
    },
  );
});

describe('6.4 reactions are windows', () => {
  const beforeTheDice = (): Table => battleWith('28F', MINOR).until('event.react');
  test('6.4 the other side reads no more than that a response is awaited, and a standing order may pass', () => {
    const { match } = beforeTheDice();
    expect(match.view('empire').ask).toMatchObject([{ by: 'empire', prompt: { key: 'event.react' } }]);
    expect(match.view('coalition').ask).toEqual([
      {
        by: 'responders',
        rule: '6.4',
        prompt: { key: 'table.responses', params: {} },
        sealed: false,
        among: ['empire'],
      },
    ]);
    const [window] = match.questions();
    expect(Object.keys(europe.moments ?? {})).toContain(window?.window?.moment);
    const orders = { empire: { ...NO_ORDERS, windows: 'never' as const } };
    const table = new KernelTable(match.fork(), { keepsBeat: true, orders });
    expect(table.due()).toEqual(['empire']);
    expect(table.obey()).toBe(true);
    expect(table.match.entries.at(-1)).toMatchObject({ answer: { kind: 'pass' }, auto: 'standing' });
  });
  test('6.4 every moment of a reaction has a name, in both languages', () => {
    for (const [moment, name] of Object.entries(europe.moments ?? {}))
      for (const language of ['en', 'fr'] as const)
        expect(`${moment}: ${europe.tell(language, name)}`).toMatch(/^\w+: \p{Lu}.+/u);
  });
});

describe('6.1 the decks', () => {
  test('6.1 the Punishments join what is in play, discarded or not', () => {
    const g = position({});
    const before = { pile: g.cards.piles.empire, aside: g.cards.setAside.empire };
    expect(before.aside).toContain('28F');
    g.cards = {
      ...g.cards,
      discards: { empire: before.pile.slice(0, 2), coalition: [] },
      piles: { ...g.cards.piles, empire: before.pile.slice(2) },
    };
    bringPunishments(g);
    expect(new Set(g.cards.piles.empire)).toEqual(new Set([...before.pile, ...before.aside]));
    expect([g.cards.discards.empire, g.cards.setAside.empire]).toEqual([[], []]);
    expect(g.tracks).toMatchObject({ period: 'Punishments', escalade: null, punishmentsDue: false });
  });
  test('6.3 a drawn card is seen by its owner alone', () => {
    const table = scene({ forces: {}, hands: { empire: [], coalition: [] } }, (g) => drawCards(g, 'empire', 1));
    table.answer('chance', { card: '8F' });
    expect(hand(table.state, 'empire')).toEqual(['8F']);
    expect(table.events('card.drawn')).toMatchObject([{ to: { only: 'empire' } }]);
    expect(table.events('card.drawnUnseen')).toMatchObject([{ to: { except: 'empire' } }]);
  });
  test('6.4 with neither pile nor discards none is drawn', () => {
    const table = scene({ forces: {}, hands: { empire: [], coalition: [] }, noOtherCards: true }, (g) =>
      drawCards(g, 'empire', 2),
    );
    expect(table.questions()).toEqual([]);
    expect(hand(table.state, 'empire')).toEqual([]);
  });
});
