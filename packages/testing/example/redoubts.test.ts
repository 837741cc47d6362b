import { readFileSync } from 'node:fs';
import { random, runMatch } from '@bivouac/bots';
import { load, Match, parseRecord, seeded, Table, verify } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { play } from '../play.ts';
import { redoubts } from './redoubts.ts';
import { say } from './text.ts';

describe('Redoubts', () => {
  test('2 a seat sends up to three battalions of one of its nations', () => {
    const table = play(redoubts, { redoubts: 1 });
    expect(table.asked('empire').answers).toHaveLength(4);
    expect(table.asked('coalition').answers).toHaveLength(8);
  });

  test('2.1 no more battalions than the reserve holds', () => {
    const position = { ...play(redoubts, {}).state, reserves: { france: 2, austria: 6, russia: 6 } };
    expect(play(redoubts, position).refusal('empire', { men: 3 })).toEqual({
      rule: '2.1',
      because: say('send.tooMany', { nation: 'france', left: 2 }),
    });
  });

  test('2.2 the last battalion waits for the last redoubt', () => {
    const reserves = { france: 2, austria: 6, russia: 6 };
    const first = play(redoubts, { ...play(redoubts, { redoubts: 2 }).state, reserves });
    expect(first.refusal('empire', { men: 2 }).rule).toBe('2.2');
    const last = play(redoubts, { ...first.state, clock: { redoubt: 2, of: 2 } });
    expect(last.answer('empire', { men: 2 }).questions()).toHaveLength(1);
  });

  test('3 battalions and a die: the higher total takes the redoubt', () => {
    const table = play(redoubts, { redoubts: 2 })
      .answer('empire', { nation: 'france', men: 2 })
      .answer('coalition', { nation: 'russia', men: 3 })
      .dice(4, 2);
    expect(table.state.takers).toEqual(['empire']);
    expect(table.state.reserves).toEqual({ france: 4, austria: 6, russia: 3 });
    expect(table.events('assault.total').map(({ said }) => said.params['total'])).toEqual([6, 5]);
  });

  test('3 equal totals hold each other off', () => {
    const table = play(redoubts, { redoubts: 1 }).dice(3, 3);
    table.answer('empire', { men: 1 }).answer('coalition', { nation: 'austria', men: 1 });
    expect(table.state.takers).toEqual(['nobody']);
    expect(table.result).toMatchObject({ winner: 'nobody', points: { empire: 0, coalition: 0 } });
  });

  test('4 most redoubts win', () => {
    const table = play(redoubts, { redoubts: 1 }).dice(1, 6);
    table.answer('empire', { men: 0 }).answer('coalition', { nation: 'austria', men: 0 });
    expect(table.result).toMatchObject({ winner: 'coalition', points: { empire: 0, coalition: 1 } });
  });

  test('a reserve is known to its own seat alone', () => {
    const { match } = play(redoubts, {});
    expect(match.view('empire').state.reserves).toEqual([6, 'hidden', 'hidden']);
    expect(match.view('coalition').state.reserves).toEqual(['hidden', 6, 6]);
    expect(match.view('spectator').state.reserves).toEqual(['hidden', 'hidden', 'hidden']);
    expect(match.view('referee').state.reserves).toEqual([6, 6, 6]);
  });

  test('every word is there in both languages', () => {
    const ask = say('send.whom', { redoubt: 1, of: 5 });
    expect(redoubts.tell('en', ask)).toBe('Whom do you send against redoubt 1 of 5?');
    expect(redoubts.tell('fr', ask)).toBe('Qui lancez-vous contre la redoute 1 sur 5 ?');
  });
});

describe('the guide', () => {
  test('a match at a table, saved, loaded and taken back', () => {
    const options = redoubts.options.parse({ redoubts: 3 });
    const table = new Table(Match.begin(redoubts, options), { chance: seeded('1799') });
    table.answer('empire', 0, { kind: 'send', nation: 'france', men: 3 });
    table.answer('coalition', 0, { kind: 'send', nation: 'austria', men: 1 });
    expect(table.match.seq).toBe(4); // two answers, two dice

    const saved = JSON.stringify(table.match.record());
    const loaded = load(redoubts, parseRecord(JSON.parse(saved)));
    expect(loaded.hash()).toBe(table.match.hash());

    expect(table.undo('empire')?.because.key).toBe('table.undoNeedsConsent');
    expect(table.undo('empire', ['coalition'])).toBeUndefined();
    expect(table.match.seq).toBe(0);
  });

  test('a standing answer is given until something changes', () => {
    const table = new Table(Match.begin(redoubts, { redoubts: 3 }), { chance: seeded('1799') });
    table.stand('empire', { kind: 'send', nation: 'france', men: 0 }, 'revoked');
    for (let redoubt = 0; redoubt < 3; redoubt++)
      table.answer('coalition', table.match.seq, { kind: 'send', nation: 'russia', men: 1 });
    expect(table.match.result()).toBeDefined();
  });

  test('a match between bots', () => {
    const bots = { empire: random, coalition: random };
    const { match, result, faults } = runMatch({ game: redoubts, options: { redoubts: 5 }, bots, seed: 7 });
    expect(faults).toEqual([]);
    expect(verify(redoubts, match.record()).result).toEqual(result);
  });

  test('every piece of code in it is code of this repository', () => {
    const root = new URL('../../../', import.meta.url);
    const guide = readFileSync(new URL('docs/kernel.md', root), 'utf8');
    const blocks = [...guide.matchAll(/(?:<!-- (?<file>\S+)(?<whole> whole)? -->\n)?```ts\n(?<code>[\s\S]*?)```/g)];
    expect(blocks.length).toBeGreaterThan(5);
    const unindented = (text: string): string => text.replaceAll(/^ +/gm, '');
    const strange = blocks.filter(({ groups }) => {
      const block: Partial<Record<string, string>> = groups ?? {};
      const { file = '', whole, code = '' } = block;
      const source = file === '' ? '' : readFileSync(new URL(file, root), 'utf8');
      return whole === undefined ? !unindented(source).includes(unindented(code)) : source !== code;
    });
    expect(strange.map(({ groups }) => groups)).toEqual([]);
    expect(guide).toContain('<!-- packages/testing/example/redoubts.ts whole -->');
  });
});
