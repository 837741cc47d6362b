import type { Verdict } from '@bivouac/kernel';
import { revised, tables } from '../../scenario/editions.ts';
import { unit as unitCard } from '../../catalogue/catalogue.ts';
import type { Side, UnitId, ZoneId } from '../../catalogue/ids.ts';
import { must } from '../../text/speech.ts';
import { type Europe, force, isForce, isOn, nation, wasPlayed, zone } from '../../state/state.ts';

const SNARE = '24F';
const BLOCKADE = '25F';
const DOS_DE_MAYO = '22C';

const isSpain = (id: string): boolean => id === 'spain';
const isPortugal = (id: string): boolean => id === 'portugal';
const isIberian = (id: string): boolean => isSpain(id) || isPortugal(id);

/** 8.1.2 The Empire sends no units into an allied Spain before the Snare of Bayonne. */
const mayEnterAlliedSpain = (g: Europe, side: Side, units: readonly UnitId[], to: ZoneId): Verdict => {
  const spain = nation(g, zone(g, to).nation);
  const isClosed = isSpain(spain.id) && side === 'empire' && isOn(g, spain.id, 'empire') && !wasPlayed(g, SNARE);
  return must('8.1.2', !isClosed || units.every((unit) => isSpain(unitCard(unit).nation)), 'peninsula.snareFirst');
};

/** Revised 12.1 French corps in Spain and Portugal. */
const frenchCorpsThere = (g: Europe, besides: readonly UnitId[]): number =>
  g.units.filter(
    ({ id, at }) =>
      unitCard(id).nation === 'france' &&
      !besides.includes(id) &&
      isForce(at) &&
      isIberian(zone(g, force(g, at).zone).nation),
  ).length;

/**
 * Revised 12.1 Nobody but its own troops enters Spain or Portugal. The Snare of Bayonne and the Continental Blockade let a
 * few French corps in, and Spaniards into Portugal, and after them the Coalition; Dos de Mayo or the Punishments end all limits.
 */
const mayEnterClosedPeninsula = (g: Europe, side: Side, units: readonly UnitId[], to: ZoneId): Verdict => {
  const land = zone(g, to).nation;
  const strangers = units.filter((unit) => unitCard(unit).nation !== land);
  if (!isIberian(land) || strangers.length === 0) return undefined;
  if (wasPlayed(g, DOS_DE_MAYO) || g.tracks.period === 'Punishments') return undefined;
  const events = Number(wasPlayed(g, SNARE)) + Number(wasPlayed(g, BLOCKADE));
  const closed = must('12.1', events > 0, 'peninsula.closed');
  if (closed || side === 'coalition') return closed;
  const { withOneEvent, withBoth } = tables(g).peninsula;
  const limit = events === 1 ? withOneEvent : withBoth;
  const french = strangers.filter((unit) => unitCard(unit).nation === 'france');
  const spanish = strangers.filter((unit) => isSpain(unitCard(unit).nation));
  return (
    must('12.1', french.length + spanish.length === strangers.length, 'peninsula.frenchOrSpanish') ??
    must('12.1', frenchCorpsThere(g, french) + french.length <= limit, 'peninsula.tooMany', { limit })
  );
};

/** 8.1.2, revised 12.1 May these units of a side enter that zone, as far as Spain and Portugal are concerned? */
export const mayEnterPeninsula = (g: Europe, side: Side, units: readonly UnitId[], to: ZoneId): Verdict =>
  revised(g, 'iberia') ? mayEnterClosedPeninsula(g, side, units, to) : mayEnterAlliedSpain(g, side, units, to);
