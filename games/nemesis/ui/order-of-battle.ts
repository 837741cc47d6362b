import type { Language } from '@bivouac/kernel';
import { commanderCard, type CommanderId, type Side, unitCard, type UnitId } from '../catalogue/catalogue.ts';
import { nationName } from '../catalogue/gazetteer.ts';
import { corpsIdOf } from '../rules/15-optional-rules/15.2-evacuated-garrisons.ts';
import { type CommanderRow, type Nemesis, type UnitRow } from '../state/state.ts';
import type { NemesisView } from '../secrecy/view.ts';
import { corpsName } from './corps.ts';
import { commanderRow, type Group, type Row, unitRow } from './list-rows.ts';
import { isSpare, type Whereabouts, whereabouts } from './schedule.ts';
import { stateOf } from './seen.ts';
import { wordsIn } from './text/words.ts';

const isUnit = (row: UnitRow | CommanderRow): row is UnitRow => 'disrupted' in row;

/** Those who are not on the map, in words alone: the list is long. */
const elsewhere = (id: UnitId | CommanderId, isAUnit: boolean, where: Whereabouts, language: Language): Row => {
  const words = wordsIn(language);
  const marks = [words(`where.${where.kind}`, { turn: 0, hexes: [], withAustria: false, hex: null, ...where })];
  return {
    words: isAUnit
      ? words('unit', { unit: id as UnitId, marks })
      : words('commander', { commander: id as CommanderId, marks }),
  };
};

const rowOf = (view: NemesisView, row: UnitRow | CommanderRow, language: Language): Row => {
  const where = whereabouts(view, row.id, row.at);
  const isAUnit = isUnit(row);
  if (where.kind !== 'map') return elsewhere(row.id, isAUnit, where, language);
  const g = stateOf(view);
  const found = isAUnit ? unitRow(g, row, where.hex, language) : commanderRow(g, row, where.hex, language);
  return { ...found, words: wordsIn(language)('where.map', { words: found.words, hex: where.hex }) };
};

/** Units by their corps; those of no corps by their nation, and with each the commanders who lead it. */
const formationsOf = (g: Nemesis, side: Side, language: Language): ReadonlyMap<string, (UnitRow | CommanderRow)[]> => {
  const units = g.units.filter(({ id, at }) => unitCard(id).side === side && !isSpare(g, id, at));
  const formations = new Map<string, (UnitRow | CommanderRow)[]>();
  const add = (name: string, row: UnitRow | CommanderRow): void => {
    const known = formations.get(name);
    if (known) known.push(row);
    else formations.set(name, [row]);
  };
  const words = wordsIn(language);
  for (const row of g.commanders) {
    const { side: his, corpsIds, nation } = commanderCard(row.id);
    if (his !== side) continue;
    const [corps] = corpsIds;
    add(
      corps === undefined ? words('corps.army', { nation: nationName(nation)[language] }) : corpsName(corps, language),
      row,
    );
  }
  for (const row of units) {
    const corps = corpsIdOf(g, row.id);
    const { nation, guard, garrison } = unitCard(row.id);
    const loose = guard
      ? words('corps.guard')
      : garrison === 'G'
        ? words('corps.garrisons')
        : words('corps.none', { nation: nationName(nation)[language] });
    add(corps === '' ? loose : corpsName(corps, language), row);
  }
  return formations;
};

/** The whole army of a side: who stands where, who is still to come, when and where, who waits and who is lost. */
export const orderOfBattle = (view: NemesisView, side: Side, language: Language): readonly Group[] =>
  [...formationsOf(stateOf(view), side, language)].map(([name, rows]) => ({
    name,
    rows: rows.map((row) => rowOf(view, row, language)),
  }));
