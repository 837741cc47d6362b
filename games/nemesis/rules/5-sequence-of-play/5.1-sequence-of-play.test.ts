import { play } from '@bivouac/testing';
import { describe, expect, test } from 'vitest';
import { nemesis } from '../../game.ts';
import { at } from '../../testing/position.ts';

const phasesTold = (table: { events(key: string): readonly { said: { params: object } }[] }) =>
  table.events('phase.begins').map(({ said }) => (said.params as { phase: string }).phase);

describe('5 sequence of play', () => {
  test('5.1 the phases of a Turn follow one another in the printed order', () => {
    const table = play(nemesis, {}).answer('coalition', 'done').answer('french', 'done');
    while (table.state.clock.turn < 3)
      table.until('7.4').pick(table.asked().by, ({ kind }) => kind === 'pass' || kind === 'done');
    const told = phasesTold(table);
    const second = told.slice(told.indexOf('generalSupply'), told.lastIndexOf('generalSupply'));
    expect(second).toEqual([
      'generalSupply',
      'convertDepot',
      'countTrains',
      'allocateTrains',
      'forageMarkers',
      'newDepots',
      'rally',
      'movement',
      'combatCommands',
      'combat',
      'commandersMovement',
      'cossacks',
      'commanderChanges',
      'reinforcements',
    ]);
  });

  test('5.1 a phase is completed by both players before the next begins', () => {
    const commanders = {
      french: { '4227': ['f99-ci', 'Moreau'], '4127': ['f99-Geno'] },
      coalition: { '3727': ['a99-Kaim', 'Kray'], '3728': ['a99-Mitr'] },
    };
    const table = at({ phase: 'commandersMovement', next: 'french', ...commanders });
    table.answer('french', 'pass');
    expect(table.asked().by).toBe('coalition');
    expect(table.state.clock.phase).toBe('commandersMovement');
    table.answer('coalition', 'pass');
    expect(table.state.clock.phase).not.toBe('commandersMovement');
  });

  test('5.2 when all phases are completed a new Turn begins', () => {
    const table = at({ turn: 9, phase: 'reinforcements', next: 'coalition', out: ['french'] });
    expect(table.state.clock.turn).toBe(10);
  });

  test('5.3 Turn follows Turn until the game ends, and then nothing is asked any more', () => {
    const table = at({ turn: 13, phase: 'reinforcements', next: 'coalition', out: ['french'] });
    expect(table.state.clock.phase).toBe('over');
    expect(table.questions()).toEqual([]);
    expect(table.match.why('french', { kind: 'pass' })?.because.key).toBe('table.over');
  });
});
