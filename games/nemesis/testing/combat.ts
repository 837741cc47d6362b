import type { Params } from '@bivouac/kernel';
import type { TestTable } from '@bivouac/testing';
import type { Side } from '../catalogue/catalogue.ts';
import type { NemesisOptions } from '../game.ts';
import { checkScenario, type Scenario } from '../scenario/scenario.ts';
import { type Nemesis, opponent } from '../state/state.ts';
import type { NemesisView } from '../secrecy/view.ts';
import vienna from './examples/davout-at-vienna.json' with { type: 'json' };
import { at, type Position } from './position.ts';

export type Table = TestTable<Nemesis, NemesisOptions, NemesisView>;

/** Davout before Vienna with the units of 1813: the rulebook's two examples of combat. */
export const VIENNA: Scenario = checkScenario(vienna, 'davout-at-vienna.json');

/** A table in the Combat phase. Nobody has Combat Commands unless the test hands them out. */
export const inCombat = (wanted: Position): Table =>
  at({
    phase: 'combat',
    ...wanted,
    ledgers: {
      coalition: { commands: 0, ...wanted.ledgers?.coalition },
      french: { commands: 0, ...wanted.ledgers?.french },
    },
  });

interface Order {
  readonly by?: Side;
  readonly from: string;
  readonly to: string;
  readonly holdBack?: readonly string[];
  readonly commands?: number;
}

/** A table where an attack has been ordered, up to the die of 10.2. */
export const ordered = (wanted: Position, { by = 'french', from, to, holdBack = [], commands = 0 }: Order): Table => {
  const table = inCombat({ next: by, ...wanted }).answer(by, { kind: 'attack', from, to });
  for (const unit of holdBack) table.answer(by, { kind: 'holdBack', unit });
  if (asks(table, 'attack.units')) table.answer(by, 'order');
  if (asks(table, 'attack.commit')) table.answer(by, { kind: 'commit', commands });
  return table;
};

/** The same, and the attack goes in: a six for the order, nobody is called, no Commands are spent on the defence. */
export const goneIn = (wanted: Position, order: Order): Table => {
  const { by = 'french' } = order;
  const table = ordered(wanted, order).dice(6);
  if (asks(table, 'support.call', by)) table.answer(by, 'done');
  if (asks(table, 'attack.commitDefence')) table.answer(opponent(by), { kind: 'commit', commands: 0 });
  if (asks(table, 'support.call', opponent(by))) table.answer(opponent(by), 'done');
  return table;
};

export const asks = (table: Table, key: string, by?: Side): boolean =>
  table.questions().some(({ prompt, by: seat }) => prompt.key === key && (by === undefined || by === seat));

/** The figures of every event under this key. */
export const told = (table: Table, key: string): readonly Params[] => table.events(key).map(({ said }) => said.params);

/** The attack or defence value before the die, as the table shows it while the die is still to be rolled. */
export const valueBeforeDie = (table: Table): number => {
  const { prompt } = table.asked();
  if (prompt.key !== 'combat.attackDie' && prompt.key !== 'combat.defenceDie')
    throw new Error(`no value is at stake: ${prompt.key} is asked`);
  return prompt.params['value'] as number;
};

/** What each modifier told so far added, by its message. */
export const modifiers = (table: Table): Readonly<Record<string, number>> =>
  Object.fromEntries(
    table
      .events()
      .filter(({ said }) => said.key.startsWith('value.'))
      .map(({ said }) => [said.key.slice('value.'.length), said.params['value'] as number]),
  );

export const whereIs = (table: Table, id: string): string => {
  const row = [...table.state.units, ...table.state.commanders].find((each) => each.id === id);
  if (!row) throw new Error(`no counter ${id} in this scenario`);
  return row.at;
};

const unitRow = (table: Table, id: string) => {
  const row = table.state.units.find((each) => each.id === id);
  if (!row) throw new Error(`no unit ${id} in this scenario`);
  return row;
};
export const isDisrupted = (table: Table, id: string): boolean => unitRow(table, id).disrupted;
export const combatMarks = (table: Table, id: string): number => unitRow(table, id).combats;

/** Hits fall on anyone who comes first, and nobody takes more than he must. */
export const takeHitsAsTheyCome = (table: Table): Table => {
  for (;;) {
    const question = table.questions().find(({ prompt }) => prompt.key === 'hits.who' || prompt.key === 'hits.extra');
    if (!question) return table;
    if (question.prompt.key === 'hits.extra') table.answer(question.by, 'pass');
    else table.pick(question.by, () => true);
  }
};
export const hit = (table: Table, side: Side, ...units: readonly string[]): Table => {
  for (const unit of units) table.answer(side, { kind: 'hit', unit });
  return table;
};
