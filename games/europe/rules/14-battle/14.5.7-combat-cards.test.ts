import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventUse } from '../../events/event.ts';
import type { Side } from '../../ids.ts';
import { changeForce, moveForce } from '../../state.ts';
import { zoneId } from '../../catalogue.ts';
import { battleAt, forceOf, modifiersOn, sheetOf } from '../../testing/battles.ts';
import type { Position, Table } from '../../testing/position.ts';
import { addToTrial } from '../4-glossary/4-trial.ts';
import { sheet } from './14-sheet.ts';
import { totalModifier } from './14.5-modifiers.ts';
import { addCavalry, addToBattle, bridgeRetreat, counterCard, denySuperiority } from './14.5.7-combat-cards.ts';

/** The cards of this test and what they do: the moment, and the deed. */
const deeds = new Map<string, EventUse>();
vi.mock('../../events/shelf.ts', () => ({
  putOnShelf: () => undefined,
  eventOf: (card: string) => (deeds.has(card) ? [deeds.get(card)] : []),
}));
const card = (
  id: string,
  when: EventUse['when'],
  play: EventUse['play'],
  may: EventUse['may'] = () => undefined,
): void => {
  deeds.set(id, { when, may, play });
};
beforeEach(() => deeds.clear());

const fight = (extra: Position = {}): Table =>
  battleAt(
    {
      hands: { empire: ['8F', '27F', '31F', '36F'], coalition: ['11C', '31C', '25C'] },
      forces: {
        munich: [
          ['jean', 'aus_1', 'aus_2', 'aus_3'],
          ['junot', 'fra_10', 'fra_11', 'fra_12'],
        ],
      },
      ...extra,
    },
    { zone: 'munich', by: ['junot'], against: ['jean'], from: 'ulm' },
  );
const plus = (id: string, by: number) =>
  card(id, 'combatModifiers', function* (g, side) {
    addToBattle(g, side, { what: 'card', by, card: id as never });
    yield* [];
  });

describe('14.5.7 combat cards', () => {
  test('14.5.7 the attacker reveals his cards first, and is not asked again', () => {
    plus('8F', 1);
    plus('11C', 1);
    const table = fight();
    expect(table.asked()).toMatchObject({ by: 'empire', rule: '6.4' });
    table.answer('empire', { card: '8F' });
    expect(table.asked()).toMatchObject({ by: 'coalition', rule: '6.4' });
    table.answer('coalition', { card: '11C' });
    expect(table.asked()).toMatchObject({ by: 'chance', rule: '14.6' });
    expect(sheetOf(table).cards).toEqual(['8F', '11C']);
    expect(modifiersOn(table, 'empire')).toEqual({ card: 1 });
  });

  test('14.5.7, 31C a card that was countered adds nothing, and is spent all the same', () => {
    plus('8F', 1);
    card('31C', 'combatModifiers', function* (g) {
      counterCard(g, '8F' as never);
      yield* [];
    });
    const table = fight().answer('empire', { card: '8F' }).answer('coalition', { card: '31C' });
    expect(totalModifier(table.state, 'empire')).toBe(0);
    expect(table.state.cards.hands.empire).not.toContain('8F');
  });

  test('5C, 28C cards count cavalry in, or deny superiority', () => {
    card('11C', 'combatModifiers', function* (g, side) {
      addCavalry(g, side, 2);
      yield* [];
    });
    const more = fight().answer('coalition', { card: '11C' });
    expect(modifiersOn(more, 'coalition')).toEqual({ commander: 1, cavalry: 1 });
    card('8F', 'combatModifiers', function* (g) {
      denySuperiority(g, 'coalition');
      yield* [];
    });
    const denied = fight().answer('empire', { card: '8F' }).answer('coalition', { card: '11C' });
    expect(modifiersOn(denied, 'coalition')).toEqual({ commander: 1 });
  });

  test('50C a force that shrinks before the dice is counted anew', () => {
    card('11C', 'combatModifiers', function* (g) {
      g.units = g.units.map((row) => (row.id === 'fra_10' ? { ...row, at: 'reserve' } : row));
      yield* [];
    });
    const table = fight().answer('coalition', { card: '11C' });
    expect(sheetOf(table).points).toEqual({ empire: 4, coalition: 6 });
    expect(sheetOf(table).odds).toBe(-2);
  });
});

describe('14.7, 14.9, 14.10 cards of later steps', () => {
  /** The Austrians are beaten, 1+ to 0, and retreat to Salzburg: morale 3 + 1 - 1. */
  const beaten = (table: Table): Table =>
    table.dice(5, 4, 1, 1).answer('coalition', { unit: 'aus_1' }).answer('coalition', { zone: 'salzbourg' });

  test('14.9.1 before the die cards change the morale, after a failure others strike', () => {
    card(
      '25C',
      'demoralisation',
      function* (g) {
        addToTrial(g, { what: 'card', by: 1 });
        yield* [];
      },
      (g) => (g.trial ? undefined : { rule: '14.9.1', because: { key: 'event.onceOnly', params: { card: '25C' } } }),
    );
    const steadied = beaten(fight()).answer('coalition', { card: '25C' }).dice(4);
    expect(steadied.events('demoralisation.rolled')[0]?.said.params).toMatchObject({ limit: 4 });

    const seen: (Side | null)[] = [];
    card(
      '27F',
      'demoralisation',
      function* (g) {
        seen.push(sheet(g).broken);
        yield* [];
      },
      (g) =>
        g.trial === null ? undefined : { rule: '14.9.1', because: { key: 'event.onceOnly', params: { card: '27F' } } },
    );
    deeds.delete('25C');
    const struck = beaten(fight());
    struck.answer('empire', 'pass').dice(4).answer('empire', { card: '27F' });
    expect(seen.at(-1)).toBe('coalition');
  });

  test('14.9.2 cards change the die of the pursuit', () => {
    card('31F', 'pursuit', function* (g) {
      addToTrial(g, { what: 'card', by: 3 });
      yield* [];
    });
    const table = beaten(fight()).dice(6).answer('empire', { card: '31F' }).dice(1);
    expect(table.events('trial.total').at(-1)?.said.params).toMatchObject({ trial: 'pursuit', modifiers: 3 });
  });

  test('36F a bridge saves the step of the crossing', () => {
    card(
      '36F',
      'retreat',
      function* (g) {
        bridgeRetreat(g);
        yield* [];
      },
      (g) =>
        g.battle?.step === 'crossing'
          ? undefined
          : { rule: '14.10', because: { key: 'event.onceOnly', params: { card: '36F' } } },
    );
    const table = battleAt(
      {
        hands: { empire: ['36F'], coalition: [] },
        zones: { ratisbonne: { control: 'france' as never } },
        forces: {
          munich: [
            ['jean', 'aus_1', 'aus_2'],
            ['junot', 'fra_10'],
          ],
        },
      },
      { zone: 'munich', by: ['junot'], against: ['jean'], from: 'ratisbonne' },
    ).dice(1, 1, 3, 3);
    table.answer('empire', { card: '36F' });
    expect(table.state.units.find(({ id }) => id === 'fra_10')?.reduced).toBe(false);
    expect(table.state.forces.find(({ commander }) => commander === 'junot')?.zone).toBe('ratisbonne');
  });

  test('37F a force that a card has brought away does not retreat', () => {
    card(
      '36F',
      'retreat',
      function* (g) {
        const id = forceOf(g, 'junot');
        moveForce(g, id, zoneId('paris'));
        changeForce(g, id, { demoralised: false });
        yield* [];
      },
      (g) =>
        g.battle?.step === 'retreat'
          ? undefined
          : { rule: '14.10', because: { key: 'event.onceOnly', params: { card: '36F' } } },
    );
    const table = battleAt(
      {
        hands: { empire: ['36F'], coalition: [] },
        forces: {
          munich: [
            ['jean', 'aus_1', 'aus_2'],
            ['junot', 'fra_10'],
          ],
        },
      },
      { zone: 'munich', by: ['junot'], against: ['jean'], from: 'ulm' },
    ).dice(1, 1, 3, 3);
    table.answer('empire', 'pass').answer('empire', { card: '36F' });
    expect(table.state.forces.find(({ commander }) => commander === 'junot')?.zone).toBe('paris');
  });

  test('14.7 cards of the wound test come after it, if a subordinate was used', () => {
    const heard: string[] = [];
    card('25C', 'woundTest', function* (g) {
      heard.push(String(sheet(g).subordinate.empire));
      yield* [];
    });
    const army = {
      forces: {
        munich: [
          ['jean', 'aus_1', 'aus_2', 'aus_3'],
          ['napoleon', 'soult', 'grande_armee', 'fra_10', 'fra_11'],
        ],
      },
    };
    const open = (): Table =>
      battleAt(
        { hands: { empire: [], coalition: ['25C'] }, ...army },
        { zone: 'munich', by: ['napoleon'], against: ['jean'], from: 'ulm' },
      );
    open().answer('empire', { general: 'soult' }).dice(3, 3, 1, 1, 2).answer('coalition', { card: '25C' });
    expect(heard.at(-1)).toBe('soult');
    expect(open().answer('empire', 'pass').dice(3, 3, 1, 1).asked().prompt.key).not.toBe('event.react');
  });

  test('14.1 cards change the die of a counter-march', () => {
    card(
      '27F',
      'counterMarch',
      function* (g) {
        addToTrial(g, { what: 'card', by: 3 });
        yield* [];
      },
      (g) => (g.trial ? undefined : { rule: '14.1', because: { key: 'event.onceOnly', params: { card: '27F' } } }),
    );
    const table = fight({
      forces: {
        munich: [
          ['jean', 'aus_1', 'aus_2'],
          ['junot', 'fra_10', 'fra_11'],
        ],
        ulm: ['ney', 'fra_12'],
      },
    });
    table.answer('empire', 'pass').answer('empire', { general: 'ney' }).answer('empire', { card: '27F' }).dice(2, 1);
    expect(table.events('counterMarch.arrives')).toHaveLength(1);
  });
});
