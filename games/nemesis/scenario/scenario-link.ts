import { dictOf, flag, type Infer, integer, listOf, shape, text, withStandard } from '@bivouac/kernel';
import { words } from '../catalogue/ids.ts';
import { bySide, commanderIdText, counters, hexId, hexIds, prov, unitIdText } from './scenario-fields.ts';

const figure = integer({ min: 0, max: 30 });
const turn = integer({ min: 1, max: 60 });

/** 17.3 to 17.9: how the campaign of 1812 goes on in that of 1813. Turns of 1813 are those of its own Set Up Cards. */
export const linkSchema = shape({
  /** 17.1 The last Turn of 1812, on which the Grande Armée falls apart (17.3). */
  lastTurn: turn,
  /** 17.3a The contingents that go home. */
  removed: shape(counters),
  /** 17.3 Sources that the French lose with their ally. */
  lostSources: hexIds,
  /** 17.5 e, f The trains of a side that has not changed its sources, before losses. */
  trainsBefore: bySide(figure),
  /** 17.4 (B) */
  sourcesAfter: bySide(hexIds),
  /** 17.4 The Coalition may change its sources while a unit of its own is here. */
  switchCity: hexId,
  /** 17.4 (vii) The French must when Coalition units are in all of these. */
  forcedBy: hexIds,
  /** 17.6 Which counters may be made where, and from how far. */
  garrisons: listOf(shape({ hex: hexId, ...counters })),
  garrisonsWithin: integer({ min: 0, max: 9 }),
  /** 17.7 */
  cardsOut: listOf(text()),
  /** 17.9c */
  napoleon: shape({ leavesOnTurn: turn, returnsAtEndOf: turn, forfeitsFrom: turn }),
  /** Who has a counter for each year. */
  samePerson: withStandard(dictOf(commanderIdText), {}),
  /** 14.9 (3) Contingents of 1812 under their new colours. */
  defectors: withStandard(dictOf(unitIdText), {}),
  prov,
});
export interface Link extends Infer<typeof linkSchema> {}

/** 17.1 What joins the files of two campaigns into one: February 1813, and the link. */
export const joinSchema = shape({
  id: text(),
  title: words,
  february: shape({
    period: words,
    winter: flag(),
    supplyTrains: bySide(figure),
    combatCommands: bySide(integer({ min: 1, max: 6 })),
  }),
  link: linkSchema,
});
export interface Join extends Infer<typeof joinSchema> {}
