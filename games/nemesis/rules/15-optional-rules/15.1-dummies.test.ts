import { describe, expect, test } from 'vitest';
import { nemesis } from '../../game.ts';
import { play } from '@bivouac/testing';
import { say } from '../../text/speech.ts';
import { backAt, BERLIN, faceDownAt, FIELD, FRANKFURT, namedTo, readBy } from '../../testing/face-down.ts';
import type { HexId } from '../../catalogue/catalogue.ts';

/** The phase is over for both, and the dummies are set. */
const afterRides = (coalition: Readonly<Record<string, readonly string[]>>) =>
  faceDownAt({
    phase: 'commandersMovement',
    next: 'coalition',
    out: ['french'],
    french: { '4110': ['F-1'] },
    coalition,
  });

describe('15.1 dummy counters', () => {
  test('15.1 a dummy lies on a stack like any counter, and only the Coalition knows', () => {
    const table = afterRides({ [FIELD]: ['R-5', 'R-14'] }).answer('coalition', { kind: 'decoy', to: FIELD });
    expect(table.state.decoys).toEqual([FIELD]);
    expect(backAt(table, 'french', FIELD)?.counters).toBe(3);
    expect(table.view('french').state.decoys).toEqual([]);
    expect(table.view('spectator').state.decoys).toEqual([]);
    expect(table.view('coalition').state.decoys).toEqual([FIELD]);
    expect(readBy(table, 'french')).not.toContain('decoy.added');
    expect(readBy(table, 'coalition')).toContain('decoy.added');
  });

  test('15.1 never more dummies than combat units in a stack: commanders do not count', () => {
    const table = afterRides({ [FIELD]: ['R-5', 'Wittgenstein'] })
      .answer('coalition', { kind: 'pass' })
      .answer('coalition', { kind: 'decoy', to: FIELD });
    expect(table.refusal('coalition', { kind: 'decoy', to: FIELD })).toEqual({
      rule: '15.1',
      because: say('decoy.tooMany', { hex: FIELD as HexId }),
    });
  });

  test('15.1 five at most', () => {
    const table = afterRides({ [FIELD]: ['R-5', 'R-14', 'R-3'], [FRANKFURT]: ['R-4', 'R-7', 'R-18'] });
    for (const to of [FIELD, FIELD, FIELD, FRANKFURT, FRANKFURT]) table.answer('coalition', { kind: 'decoy', to });
    expect(table.refusal('coalition', { kind: 'decoy', to: FRANKFURT })).toEqual({
      rule: '15.1',
      because: say('decoy.noneLeft', { most: 5 }),
    });
  });

  test('15.1 they are taken away as well, before others are added', () => {
    const table = afterRides({ [FIELD]: ['R-5'], [FRANKFURT]: ['R-14'] })
      .answer('coalition', { kind: 'decoy', to: FIELD })
      .answer('coalition', 'done');
    table.until('decoy.place').answer('coalition', { kind: 'removeDecoy', from: FIELD });
    expect(table.state.decoys).toEqual([]);
    table.answer('coalition', { kind: 'decoy', to: FRANKFURT });
    expect(table.refusal('coalition', { kind: 'removeDecoy', from: FRANKFURT }).because).toEqual(
      say('decoy.notAgain', { hex: FRANKFURT as HexId }),
    );
  });

  test('15.1 when units march off, the dummies that are too many come off at once', () => {
    const table = afterRides({ [FIELD]: ['R-5', 'R-14', 'Wittgenstein'] })
      .answer('coalition', 'pass')
      .answer('coalition', { kind: 'decoy', to: FIELD })
      .answer('coalition', { kind: 'decoy', to: FIELD });
    const marching = faceDownAt({
      next: 'coalition',
      coalition: { [FIELD]: ['R-5', 'R-14', 'Wittgenstein'] },
      trains: [{ side: 'coalition', hex: FIELD, faceUp: true }],
      decoys: table.state.decoys,
    })
      .answer('coalition', { kind: 'move', from: FIELD })
      .answer('coalition', { kind: 'leave', unit: 'R-5' })
      .answer('coalition', 'march');
    expect(marching.state.decoys).toEqual([FIELD, FIELD]);
    marching.answer('coalition', { kind: 'step', to: '3410' });
    expect(marching.state.decoys).toEqual([FIELD]);
    expect(readBy(marching, 'coalition')).toContain('decoy.comesOff');
    expect(readBy(marching, 'french')).not.toContain('decoy.comesOff');
  });

  test('15.1 in a combat they are shown for what they are', () => {
    const table = faceDownAt({
      phase: 'combat',
      next: 'french',
      french: { [BERLIN]: ['F-1', 'Ney'] },
      coalition: { [FIELD]: ['R-5'] },
      decoys: [FIELD],
    })
      .answer('french', { kind: 'attack', from: BERLIN, to: FIELD })
      .answer('french', { kind: 'commit', commands: 3 });
    expect(backAt(table, 'french', FIELD)?.counters).toBe(2);
    table.dice(6);
    expect(namedTo(table, 'french')).toContain('R-5');
    expect(table.view('french').state.decoys).toEqual([FIELD]);
    expect(backAt(table, 'french', FIELD)).toBeUndefined();
  });
});

describe('15.1 when dummies are set', () => {
  test('15.1 the Coalition is asked when it has set up, and may have nothing to do', () => {
    const table = play(nemesis, { ...nemesis.options.parse({ scenario: '1813', hiddenStacks: true }) });
    table.until('decoy.place');
    expect(table.state.clock.turn).toBe(1);
    expect(table.match.view('french').ask[0]).toEqual({
      by: 'coalition',
      rule: '15.1',
      prompt: say('decoy.place', { side: 'coalition' }),
      sealed: false,
    });
  });

  test.each([
    ['movement', 'combatCommands'],
    ['combat', 'commandersMovement'],
    ['commandersMovement', 'cossacks'],
    ['reinforcements', 'defectors'],
  ] as const)('15.1 the Coalition is asked after %s, before %s', (phase, next) => {
    const table = faceDownAt({
      phase,
      next: 'coalition',
      out: ['french'],
      coalition: { [FIELD]: ['R-5'] },
      french: { '4110': ['F-1'] },
    });
    expect(table.asked().prompt.key).toBe('decoy.place');
    expect(table.state.clock).toMatchObject({ phase: next, decoys: true });
    table.answer('coalition', 'done');
    expect(table.events('phase.begins').map(({ said }) => said.params['phase'])).toContain(next);
  });

  test('15.1 and not after the others', () => {
    const table = faceDownAt({
      phase: 'newDepots',
      next: 'coalition',
      out: ['french'],
      coalition: { [FIELD]: ['R-5'] },
      french: { '4110': ['F-1'] },
      trains: [{ side: 'coalition', hex: FIELD }],
    });
    expect(table.state.clock.phase).toBe('rally');
    expect(table.state.clock).not.toHaveProperty('decoys');
    table.answer('coalition', 'done');
    expect(table.state.clock.phase).toBe('movement');
    expect(table.state.clock).not.toHaveProperty('decoys');
  });

  test('15.1 may be agreed on without the other advanced rules (A-57)', () => {
    const { hiddenStacks, cards, seniority } = nemesis.options.parse({ scenario: '1813', hiddenStacks: true });
    expect([hiddenStacks, cards, seniority]).toEqual([true, false, false]);
  });

  test('15.1 nobody is asked when stacks lie open', () => {
    const table = play(nemesis, { ...nemesis.options.parse({ scenario: '1813' }) });
    table.until('7.4');
    expect(table.events('15.1')).toEqual([]);
    expect(table.state.clock).not.toHaveProperty('decoys');
  });
});
