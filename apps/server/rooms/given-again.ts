import { type Entry, saysTheSame, type Table, type Verdict } from '@bivouac/kernel';

/** Gives answers that were taken back once more, each through the gate, dice as they fell then. */
export const givenAgain = (table: Table, entries: readonly Entry[]): Verdict => {
  const { match } = table;
  // The table has set some of them down again by itself: orders that stand, answers that are forced.
  const sealed = match.sealed.slice();
  const missing = entries.filter(({ by, answer }) => {
    const place = sealed.findIndex((each) => each.by === by && saysTheSame(each.answer, answer));
    if (place >= 0) sealed.splice(place, 1);
    return place < 0;
  });
  for (const [place, { by, answer, ...manner }] of missing.entries()) {
    const gate = place === missing.length - 1 ? table : match; // The table rolls on after the last.
    const verdict = gate.answer(by, match.seq, answer, manner);
    if (verdict) throw new Error(`${match.game.id}: ${by} cannot bring back ${JSON.stringify(answer)}`);
  }
  return undefined;
};
