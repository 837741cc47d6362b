import { at, type Position, type Table } from './position.ts';

/** A Naval Phase of the French, or of the English; nobody stands on the map who is not named. */
export const frenchSail = (more: Position): Table => at({ clock: { phase: 'naval' }, forces: {}, ...more });
export const englishSail = (more: Position): Table =>
  at({ forces: {}, ...more, clock: { segment: 'anti', phase: 'naval', ...more.clock } });
/** The ships of a table in words, those that have moved and those that have not together. */
export const fleets = (table: Table): readonly string[] => {
  const sums = new Map<string, { readonly before: string; readonly after: string; sp: number }>();
  for (const { nation, sp, kind, at: where, station, damaged } of table.state.ships) {
    const after = `${kind} ${where} ${station}${damaged ? ' damaged' : ''}`;
    const sum = sums.get(`${nation} ${after}`);
    if (sum) sum.sp += sp;
    else sums.set(`${nation} ${after}`, { before: nation, after, sp });
  }
  return [...sums.values()].map(({ before, after, sp }) => `${before} ${sp} ${after}`);
};
/** Everybody lets the fleet pass. */
export const unmolested = (table: Table): Table => {
  for (;;) {
    const open = table.questions()[0];
    if (open?.prompt.key !== 'naval.intercept') return table;
    table.answer(open.by, 'pass');
  }
};
