import { describe, expect, test } from 'vitest';
import { at, type Table } from '../../testing/position.ts';

const allies = (active: 'austria' | 'russia' = 'russia'): Table =>
  at({ active, points: 2, fleets: {}, forces: { vienna: ['charles', 'austria 4', 'kutuzov', 'russia 4'] } });

describe('9.7 Command', () => {
  test('9.7 an Army Group of two Powers is formed with the consent of the other player, and then fights with his rating', () => {
    const table = allies().answer('russia', { kind: 'takeCommand', leader: 'kutuzov' });
    expect(table.asked().by).toBe('austria');
    table.answer('austria', 'yes');
    expect(table.state.commands).toEqual([{ duchy: 'vienna', commander: 'kutuzov', nations: ['austria', 'russia'] }]);
    expect(table.refusal('russia', { kind: 'takeCommand', leader: 'kutuzov' }).because.key).toBe('command.already');
  });
  test('9.6 the command of a Duchy is settled once in an Impulse', () => {
    const table = allies().answer('russia', { kind: 'takeCommand', leader: 'kutuzov' }).answer('austria', 'no');
    expect(table.refusal('russia', { kind: 'takeCommand', leader: 'kutuzov' }).because.key).toBe('command.once');
  });
  test('9.7 without it they stay apart', () => {
    expect(
      allies().answer('russia', { kind: 'takeCommand', leader: 'kutuzov' }).answer('austria', 'no').state.commands,
    ).toEqual([]);
  });
  test('9.7 only a leader of a Power commands those of another', () => {
    const table = at({
      active: 'spain',
      points: 2,
      fleets: {},
      forces: { madrid: ['castanos', 'moore'] },
      nations: { spain: { camp: 'coalition' } },
      consuls: { spain: { row: 'russia', column: 'pact' } },
    });
    expect(table.refusal('russia', { kind: 'takeCommand', leader: 'castanos' }).because.key).toBe('group.minor');
  });
});
