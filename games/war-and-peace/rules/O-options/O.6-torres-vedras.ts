import type { Verdict } from '@bivouac/kernel';
import { cityAt } from '../../catalogue/cities.ts';
import type { Faction, HexId } from '../../catalogue/ids.ts';
import { leaderId } from '../../catalogue/pieces.ts';
import { fieldAt, infantryOf, leader, sideOfTroop, turnOf, type WarAndPeace } from '../../state/index.ts';
import { log, must } from '../../text/speech.ts';

const WELLINGTON = leaderId('wellington');
const JULY_1809 = turnOf({ year: 1809, month: 7 });
const MONTHS = 3;
const POINT = 2;
const INFANTRY = 5;

/** O.6 From July 1809 Wellington and five points of infantry that stay where they are may build his lines, in a month each of four. */
export const mayFortify = (g: WarAndPeace, hex: HexId): Verdict => {
  const { lines } = g;
  const own = fieldAt(g, hex).filter((troop) => sideOfTroop(g, troop) === 'anti');
  const kind = cityAt(hex)?.kind;
  const isFinished = lines?.hex === hex && lines.left === 0; // only the point is wanting
  return (
    must('O.6', g.agreed.torresVedras && turnOf(g.clock) >= JULY_1809, 'lines.notYet') ??
    must('O.6', lines === null || !lines.built, 'lines.once') ??
    must('O.6', kind === undefined || kind === 'minor', 'lines.city') ??
    must('O.6', leader(g, WELLINGTON).at === hex && infantryOf(own) >= INFANTRY, 'lines.wellington') ??
    must(
      'O.6',
      isFinished || (leader(g, WELLINGTON).spent === 'no' && own.every(({ spent }) => spent === 'no')),
      'lines.wellington',
    ) ??
    must('O.6', lines?.hex !== hex || lines.left > 0 || g.treasury.england >= POINT, 'production.tooDear', {
      points: g.treasury.england,
    })
  );
};
/** O.6 The works begin at three, go down by one a month, and are finished for a Production Point. */
export const fortify = (g: WarAndPeace, hex: HexId): void => {
  const { lines } = g;
  g.troops = g.troops.map((troop) =>
    troop.at === hex && !troop.inside && troop.spent === 'no' ? { ...troop, spent: 'moved' } : troop,
  );
  g.leaders = g.leaders.map((row) => (row.id === WELLINGTON ? { ...row, spent: 'moved' } : row));
  if (!lines || lines.hex !== hex) {
    g.lines = { hex, left: MONTHS, built: false };
    if (!g.entrenched.includes(hex)) g.entrenched = [...g.entrenched, hex].sort();
  } else if (lines.left > 0) g.lines = { ...lines, left: lines.left - 1 };
  else {
    g.lines = { ...lines, built: true };
    g.treasury = { ...g.treasury, england: g.treasury.england - POINT };
    g.entrenched = g.entrenched.filter((each) => each !== hex);
  }
  log(g, 'O.6', 'lines.work', { at: hex, left: g.lines?.left ?? 0, built: g.lines?.built ?? false });
};
/** O.6 Work that Wellington leaves is lost; finished lines stay for good. */
export const leftTheLines = (g: WarAndPeace): void => {
  if (g.lines && !g.lines.built && leader(g, WELLINGTON).at !== g.lines.hex) g.lines = null;
};
/** O.6 One more for an anti-French force that is attacked in its lines. */
export const linesBonus = (g: WarAndPeace, hex: HexId, attacked: Faction): number =>
  g.lines?.built === true && g.lines.hex === hex && attacked === 'anti' ? 1 : 0;
