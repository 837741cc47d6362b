import type { BattleSheet } from '@bivouac/board/game-ui.ts';
import { type Answer, type Asked, CHANCE, LANGUAGES, type Language } from '@bivouac/kernel';
import { describe, expect, test } from 'vitest';
import { asks, inCombat, ordered, type Table } from '../../testing/combat.ts';
import type { Position } from '../../testing/position.ts';
import { battleSheet } from './sheet.ts';

const TURIN = '4428';
const FIELD = '4328';
const NORTH = '4327';
const BESIDE = '4427';

const wanted: Position = {
  french: { [TURIN]: ['f99-Victor', 'f99-a', 'Moreau'], [BESIDE]: ['f99-Gren', 'Scherer'] },
  coalition: { [FIELD]: ['a99-Lipt', 'a99-Gotte', 'Kray'], [NORTH]: ['a99-Doll', 'Ott'] },
  ledgers: { french: { commands: 3 }, coalition: { commands: 2 } },
};
const attack: Answer = { kind: 'attack', from: TURIN, to: FIELD };

const asked = (table: Table): Asked => ({ ...table.asked(), sealed: false });
const sheetOf = (table: Table, intent?: Answer, language: Language = 'en'): BattleSheet => {
  const seat = table.asked().by === CHANCE ? 'french' : table.asked().by;
  const sheet = battleSheet(table.view(seat).state, asked(table), language, intent);
  if (!sheet) throw new Error('no sheet');
  return sheet;
};
const share = ({ odds }: BattleSheet, id: string): number =>
  odds?.outcomes.find((outcome) => outcome.id === id)?.share ?? 0;
const figure = ({ odds }: BattleSheet, words: string): string | undefined =>
  odds?.figures.find((each) => each.words.startsWith(words))?.value;
const total = ({ odds }: BattleSheet): number => odds?.outcomes.reduce((sum, each) => sum + each.share, 0) ?? 0;

describe('before the order', () => {
  test('an attack under the cursor has its sheet: lines with their rules, both totals', () => {
    const { title, attack: attackers, defence } = sheetOf(inCombat(wanted), attack);
    expect(title).toBe('Turin against hex 4328');
    expect(attackers.lines).toEqual([
      { rule: '11.3', words: 'Combat Factors at Turin', value: 2 },
      { rule: '11.3', words: 'Combined arms, 2 kinds', value: 2 },
      { rule: '11.5', words: 'Moreau, rating 2, 2 units in good order', value: 2 },
    ]);
    expect(attackers.total).toBe(6);
    expect(defence).toMatchObject({ words: 'The Coalition', total: 4 });
  });

  test('nothing is shown while no attack is meant', () => {
    const table = inCombat(wanted);
    expect(battleSheet(table.view('french').state, asked(table), 'en')).toBeUndefined();
    expect(battleSheet(table.view('french').state, undefined, 'en', attack)).toBeUndefined();
  });

  test('10.2 it reckons with the fewest Commands that do most for the order, and says so', () => {
    const sheet = sheetOf(inCombat(wanted), attack);
    expect(sheet.subtitle).toContain('Assumes 3 Combat Commands for the French.');
    expect(sheet.subtitle).toContain('Assumes 1 Combat Command for the Coalition.');
    expect(figure(sheet, 'The attack goes in')).toBe('83%');
    expect(share(sheet, 'aborted')).toBeCloseTo(1 / 6);
    expect(total(sheet)).toBeCloseTo(1);
  });

  test('10.4, 10.5 each stack that may come has its chance and what it adds', () => {
    const sheet = sheetOf(inCombat(wanted), attack);
    expect(figure(sheet, 'Support for the French from Ivrea')).toBe('67%, +3');
    expect(figure(sheet, 'Support for the Coalition from Novara')).toBe('50%, +2');
    expect(sheet.odds?.figures.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['10.4', '10.5']));
  });

  test('10.3 what the enemy may spend is a guess, so both ends of it are told', () => {
    const sheet = sheetOf(inCombat(wanted), attack);
    const won = share(sheet, 'win') + share(sheet, 'drives');
    const against = (commands: string) =>
      Number.parseInt(figure(sheet, `A win, if the defence spends ${commands}`) ?? '', 10) / 100;
    expect(against('0 Commands')).toBeGreaterThan(won);
    expect(against('2 Commands')).toBeLessThan(won);
  });

  test('10.1 holding a unit back weakens the attack', () => {
    const table = inCombat(wanted).answer('french', attack);
    expect(sheetOf(table, { kind: 'holdBack', unit: 'f99-a' }).attack.total).toBe(2);
  });

  test('10.2 the sheet follows the number of Commands under the cursor', () => {
    const table = inCombat(wanted).answer('french', attack).answer('french', 'order');
    expect(figure(sheetOf(table, { kind: 'commit', commands: 0 }), 'The attack goes in')).toBe('33%');
    expect(figure(sheetOf(table, { kind: 'commit', commands: 2 }), 'The attack goes in')).toBe('67%');
  });

  test('8.7 a Depot alone falls if the order goes in', () => {
    const sheet = sheetOf(
      inCombat({ french: { [TURIN]: ['f99-Victor', 'Moreau'] }, depots: { coalition: ['4329'] } }),
      {
        kind: 'attack',
        from: TURIN,
        to: '4329',
      },
    );
    expect(sheet.odds?.outcomes.map(({ id }) => id)).toEqual(['fails', 'aborted', 'overrun']);
    expect(share(sheet, 'overrun')).toBeCloseTo(2 / 6);
  });
});

describe('once the attack has gone in', () => {
  const gathering = () => ordered(wanted, { from: TURIN, to: FIELD, commands: 1 }).dice(6);

  test('10.2 the order is no longer in doubt', () => {
    const sheet = sheetOf(gathering());
    expect(share(sheet, 'fails') + share(sheet, 'aborted')).toBe(0);
    expect(total(sheet)).toBeCloseTo(1);
  });

  test('10.3 a stack counts once it is called, or about to be', () => {
    const table = gathering();
    expect(figure(sheetOf(table), 'Support for the French')).toBeUndefined();
    expect(figure(sheetOf(table, { kind: 'support', hex: BESIDE }), 'Support for the French')).toBe('33%, +3');
    table.answer('french', { kind: 'support', hex: BESIDE });
    expect(figure(sheetOf(table), 'Support for the French')).toBe('33%, +3');
    table.answer('coalition', { kind: 'commit', commands: 0 }).dice(6);
    expect(sheetOf(table).attack.lines.map(({ words }) => words)).toContain('Support from Ivrea');
  });

  test('10.3 the defender sees what his Commands would do for his stacks', () => {
    const table = gathering();
    table.answer('french', { kind: 'support', hex: BESIDE });
    expect(figure(sheetOf(table, { kind: 'commit', commands: 0 }), 'Support for the Coalition')).toBe('33%, +2');
    expect(figure(sheetOf(table, { kind: 'commit', commands: 2 }), 'Support for the Coalition')).toBe('67%, +2');
    expect(figure(sheetOf(table, { kind: 'commit', commands: 0 }), 'Support for the French')).toBe('33%, +3');
  });

  test('10.4 a stack that stayed away is out of the reckoning', () => {
    const table = gathering()
      .answer('french', { kind: 'support', hex: BESIDE })
      .answer('coalition', { kind: 'commit', commands: 0 })
      .dice(1);
    expect(figure(sheetOf(table), 'Support for the French')).toBeUndefined();
    expect(sheetOf(table).attack.lines.map(({ words }) => words)).not.toContain('Support from Ivrea');
  });

  test('11.1 cavalry that may slip away says so', () => {
    const table = inCombat({ french: { [TURIN]: ['f99-Victor', 'Moreau'] }, coalition: { [FIELD]: ['a99-c2'] } });
    expect(figure(sheetOf(table, attack), 'The defenders may slip away')).toBe('yes');
    expect(figure(sheetOf(inCombat(wanted), attack), 'The defenders may slip away')).toBeUndefined();
  });

  test('11.12 defenders without a way out are told of', () => {
    const table = inCombat({
      french: { [TURIN]: ['f99-Victor', 'Moreau'], [NORTH]: ['f99-Hatry'] },
      coalition: { [FIELD]: ['a99-Lipt'] },
    });
    expect(figure(sheetOf(table, attack), 'The defenders have no way out')).toBe('yes');
  });

  test('no odds are given once a die has fallen; then the dice and the same sums lie on the sheet', () => {
    const table = ordered(
      { ...wanted, french: { [TURIN]: ['f99-Victor', 'f99-a', 'Moreau'] } },
      { from: TURIN, to: FIELD },
    );
    table.dice(6).answer('coalition', { kind: 'commit', commands: 0 }).answer('coalition', 'done');
    expect(asks(table, 'combat.attackDie')).toBe(true);
    expect(sheetOf(table).odds).toBeDefined();
    const before = sheetOf(table);
    table.dice(6);
    expect(sheetOf(table).odds).toBeUndefined();
    expect(sheetOf(table).attack).toEqual({ ...before.attack, die: 6 });
    table.dice(1);
    const fought = sheetOf(table);
    expect(fought.attack).toEqual({ ...before.attack, die: 6 });
    expect(fought.defence).toEqual({ ...before.defence, die: 1 });
    expect(fought.outcome).toBe(`${before.attack.total + 6} to ${before.defence.total + 1}: won by the French.`);
  });
});

describe('for one who is not asked', () => {
  test('the sums are shown without odds, and with their dice once the combat has been fought', () => {
    const table = ordered(wanted, { from: TURIN, to: FIELD, commands: 1 });
    const seen = () => battleSheet(table.view('coalition').state, undefined, 'en');
    expect(seen()).toMatchObject({ attack: { total: 6 }, defence: { total: 4 } });
    expect(seen()?.odds).toBeUndefined();
    table
      .dice(6)
      .answer('french', 'done')
      .answer('coalition', { kind: 'commit', commands: 0 })
      .answer('coalition', 'done');
    expect(seen()).toMatchObject({ attack: { total: 6 } });
    table.dice(6, 1);
    expect(table.state.battle).not.toBeNull();
    expect(seen()).toMatchObject({ attack: { total: 6, die: 6 }, defence: { die: 1 } });
  });
});

test('no line of a sheet repeats its figure in words, in either language', () => {
  const weary: Position = {
    ...wanted,
    forced: ['f99-Victor', 'a99-Lipt'],
    combats: { 'a99-Gotte': 1 },
    coalition: { '4227': ['a99-Lipt', 'a99-Gotte', 'Kray'], [FIELD]: ['a99-Doll'] },
  };
  for (const language of LANGUAGES) {
    for (const to of [FIELD, '4227']) {
      const from = to === FIELD ? TURIN : BESIDE;
      const { attack: attackers, defence } = sheetOf(inCombat(weary), { kind: 'attack', from, to }, language);
      for (const { words } of [...attackers.lines, ...defence.lines]) expect(words).not.toMatch(/[+−]\d|\.$/);
    }
  }
});

describe('1813, rules 16.2 and 16.6', () => {
  const leipzig: Position = {
    scenario: '1813',
    turn: 6,
    next: 'coalition',
    agreed: { seniority: true, tension: true },
    politics: { frenchTriumph: 5 },
    coalition: { '3716': ['P-Horn', 'P-Hun', 'R-5', 'Blucher'], '3615': ['R-14', 'Wittgenstein'] },
    french: { '3715': ['F-16', 'F-8', 'Lauriston'] },
    ledgers: { french: { commands: 0, battlePoints: 8 }, coalition: { commands: 0, battlePoints: 4 } },
  };
  const onLeipzig: Answer = { kind: 'attack', from: '3716', to: '3715' };

  test('16.2 the sheet names who leads how many, and who lends Combat Factors, each with the rule', () => {
    const { attack: attackers, defence } = sheetOf(inCombat(leipzig), onLeipzig);
    expect(attackers.lines).toEqual([
      { rule: '11.3', words: 'Combat Factors at hex 3716', value: 3 },
      { rule: '16.2', words: 'Further Combat Factors by Blücher', value: 2 },
      { rule: '16.2', words: 'Blücher, rating 3, may lead 3 units in good order', value: 3 },
    ]);
    expect(defence.lines.at(-1)).toEqual({
      rule: '16.2',
      words: 'Lauriston, rating 2, may lead 1 unit in good order',
      value: 1,
    });
  });

  test('16.6 the chance that a stack comes reckons with discord', () => {
    const support = 'Support for the Coalition from Chemnitz';
    const chance = (more: Position): string | undefined =>
      figure(sheetOf(inCombat({ ...leipzig, ...more }), onLeipzig), support)?.split('%')[0];
    expect(chance({})).toBe('17');
    expect(chance({ politics: {} })).toBe('33');
  });

  test('10.2 what is added to the die of the order is told', () => {
    const ledgers = { ...leipzig.ledgers, coalition: { commands: 2, battlePoints: 4 } };
    const sheet = sheetOf(inCombat({ ...leipzig, ledgers }), onLeipzig);
    expect(figure(sheet, 'The order succeeds on 7')).toBe('rating 3 + Commands 2');
  });

  test('16.3 armies under strength attack with less, on the sheet before the dice and after them', () => {
    const early: Position = { ...leipzig, turn: 2, politics: {}, agreed: { underStrength: true } };
    const loss = { rule: '16.3', value: -2 };
    const before = sheetOf(inCombat(early), onLeipzig).attack.lines.find(({ rule }) => rule === '16.3');
    expect(before).toMatchObject(loss);
    const table = ordered(early, { by: 'coalition', from: '3716', to: '3715' }).dice(6);
    while (table.asked().by !== CHANCE) table.answer(table.asked().by, table.asked().answers.at(-1) ?? 'done');
    table.dice(4);
    const after = sheetOf(table).attack;
    expect(after.die).toBe(4);
    expect(after.lines).toContainEqual(before);
  });
});
