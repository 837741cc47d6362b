import { describe, expect, test } from 'vitest';
import { rulesCitedIn, rulesTestedIn } from './citations.ts';
import { coverageOf } from './coverage.ts';

describe('code cites a rule', () => {
  test.each([
    ["must('8.4', free, 'march.held')", ['8.4']],
    ["log(g, '8.4 bp6', 'march.siege')", ['8.4']],
    ["{ by: side, rule: '10.2a', prompt }", ['10.2']],
    ['/** 8.4 Siege: a lone unit holds a fortress. */', ['8.4']],
    ['/** 7.7, 18.5: is this hex friendly? */', ['7.7', '18.5']],
    ['/**\n * 9.3 and 12.2 who begins\n */', ['9.3', '12.2']],
    ['yield* counterMarches(g); // 14.1', ['14.1']],
    ['/** 14.4b Decisive victory. */', ['14.4']],
    ['/** 14.5.7 Combat cards. */', ['14.5.7']],
    ["must('G.4.b', free, 'alliance.die')", ['G.4.b']],
    ['/** J.2.c, J.2.d What it costs. */', ['J.2.c', 'J.2.d']],
    ['/** SG J.6 Enemies bar the way. */', ['SG J.6']],
    ['/** A force moves. */', []],
  ])('%s', (source, rules) => expect([...rulesCitedIn(source)]).toEqual(rules));

  test.each([
    '/** See 8.4 for the siege. */',
    "import { siege } from './8.4-siege.ts';",
    'const cost = 8.4 * hexes;',
    "say('march.8.4')",
    "'8.4-siege'",
  ])('but not by %s', (source) => expect([...rulesCitedIn(source)]).toEqual([]));
});

describe('a test names a rule', () => {
  test.each([
    ["test('8.4 a lone unit is besieged', () => {", ['8.4']],
    ["test('8.4 bp6, 8.5 and 10.2a together', () => {", ['8.4', '8.5', '10.2']],
    ["describe('8.4 siege', () => {", ['8.4']],
    ["test.each([\n  ['a', 1],\n])('11.15 %s', () => {", ['11.15']],
    ['test(\n  "8.6 the modifiers",\n  () => {', ['8.6']],
    ["it('8.4: a siege', () => {", ['8.4']],
  ])('%s', (source, rules) => expect([...rulesTestedIn(source)]).toEqual(rules));

  test.each([
    "test('a siege under 8.4', () => {",
    "game.refusal('french', '8.4 bp6')",
    "must('8.4', free, 'march.held')",
  ])('but not by %s', (source) => expect([...rulesTestedIn(source)]).toEqual([]));
});

describe('coverage', () => {
  const book = { id: 'b', game: 'g', title: 'B', edition: 'first', rules: ['1.1', '1.2', '1.3', '1.4', '1.5'] };
  const outline = {
    id: 'b',
    chapters: [{ number: '1', rules: [{ number: '1.5', kind: 'definition', reason: 'A word.' }] }],
  };

  test('takes both the code and the test, and says which is missing', () => {
    const files = [
      { path: 'rules/1.1.ts', text: "must('1.1') // 1.2 too" },
      { path: 'rules/1.1.test.ts', text: "test('1.1 and 1.3 hold', () => {}); must('1.2')" },
    ];
    expect(coverageOf(book, outline, files).rules).toEqual([
      { rule: '1.1', status: 'enforced', code: ['rules/1.1.ts'], tests: ['rules/1.1.test.ts'] },
      { rule: '1.2', status: 'missing', lacks: 'test' },
      { rule: '1.3', status: 'missing', lacks: 'code' },
      { rule: '1.4', status: 'missing', lacks: 'both' },
      { rule: '1.5', status: 'definition', reason: 'A word.' },
    ]);
  });

  test('a file’s name alone proves nothing', () => {
    const { counts } = coverageOf(book, undefined, [
      { path: 'rules/1.1-word.ts', text: '' },
      { path: 'rules/1.1-word.test.ts', text: '' },
    ]);
    expect(counts).toEqual({ rules: 5, enforced: 0, definition: 0, missing: 5 });
  });
});
