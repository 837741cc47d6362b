import { describe, expect, test } from 'vitest';
import { at, type Position, type Table } from '../../testing/position.ts';

const AUSTERLITZ: Position = {
  players: '4',
  clock: { segment: 'anti', phase: 'combat', year: 1805, month: 12 },
  forces: {
    BB31: ['napoleon', 'france 14 I'],
    BB32: ['kutuzov', 'russia 9 I', 'charles', 'austria 4 I'],
    CC31: ['austria 3 I'],
    CC32: ['austria 2 C'],
  },
};
/** The force of the last attack that was declared, as the log tells it. */
const attack = (table: Table): readonly string[] => {
  const force = table.events('combat.declared').at(-1)?.said.params['force'];
  return Array.isArray(force) ? force.map(String) : [];
};
const offers = (table: Table, hex: string): boolean =>
  table.asked().answers.some((answer) => answer.kind === 'attackFrom' && answer['from'] === hex);
const declared = (): Table =>
  at(AUSTERLITZ).answer('austria', { kind: 'done' }).answer('russia', { kind: 'attack', target: 'BB31' });
const from = (hex: string) => ({ kind: 'attackFrom', from: hex });

describe('E.2.f allies attack together', () => {
  test('E.2.f a player’s attack takes in an ally’s force, its leaders too, if the ally agrees', () => {
    const table = declared().answer('russia', from('BB32')).answer('russia', from('BB32'));
    expect(table.asked()).toMatchObject({ by: 'austria', rule: 'E.2.f', prompt: { key: 'combat.consent' } });
    table.answer('austria', 'yes').answer('russia', { kind: 'done' });
    expect(attack(table)).toEqual(['@kutuzov', '@charles', 'russia:I:9', 'austria:I:4']);
  });
  test('E.2.f an ally who refuses keeps troops and leaders back, and is not asked again', () => {
    const table = declared().answer('russia', from('BB32')).answer('russia', from('BB32')).answer('austria', 'no');
    expect(offers(table, 'BB32')).toBe(false);
    table.answer('russia', { kind: 'done' });
    expect(attack(table)).toEqual(['@kutuzov', 'russia:I:9']);
  });
  test('SG N.2, SG J.5 infantry that has only an ally’s leader beside it attacks when the ally lends him', () => {
    const forces = { BB31: ['france 5 I'], BB32: ['charles', 'russia 9 I'], CC31: ['russia 1 C'] };
    const table = at({ ...AUSTERLITZ, forces }).answer('russia', { kind: 'attack', target: 'BB31' });
    table.answer('russia', from('BB32')).answer('austria', 'yes').answer('russia', from('BB32'));
    table.answer('russia', { kind: 'done' });
    expect(attack(table)).toEqual(['@charles', 'russia:I:9']);
  });
  test('E.2.f what one player has promised from a hex does not bind an ally in the same hex', () => {
    const forces = { ...AUSTERLITZ.forces, BB33: ['davout', 'france 2 I'] };
    const table = at({ ...AUSTERLITZ, forces }).answer('austria', { kind: 'attack', target: 'BB33' });
    table.answer('austria', from('BB32')).answer('austria', { kind: 'done' });
    table.answer('austria', { kind: 'done' }).answer('russia', { kind: 'attack', target: 'BB31' });
    expect(offers(table, 'BB32')).toBe(true);
  });
});
