import { type Infer, integer, listOf, oneOf, shape, withStandard } from '@bivouac/kernel';
import { sideSchema } from '../catalogue/ids.ts';
import { POWERS } from '../catalogue/powers.ts';
import { hexId, hexIds, prov, unitIdText } from './scenario-fields.ts';

const turn = integer({ min: 1, max: 60 });

/** 17.2 What ends the war before its time, and through which Turn it may. */
const endingsSchema = shape({
  throughTurn: turn,
  /** a, b One of these is enough for the French. */
  capitals: hexIds,
  /** b Or all of these at the end of one Turn. */
  others: hexIds,
  /** c With this city and one of those the Coalition has won. */
  warsaw: hexId,
  flanks: hexIds,
  prov,
});

/** 17 What the campaign of 1812 has and no other. */
export const invasionSchema = shape({
  endings: endingsSchema,
  /** 14.1 Depots of the side that sets up first, which stand from the start without a chain. */
  magazines: withStandard(hexIds, []),
  /** 6.6 Units that want for nothing until they leave the city where they are set up. */
  atHome: withStandard(listOf(shape({ unit: unitIdText, hex: hexId })), []),
  /** Stacks that wait until a Turn, unless an enemy attacks them or comes near. */
  held: withStandard(
    listOf(shape({ hex: hexId, units: listOf(unitIdText), fromTurn: turn, within: integer({ min: 0, max: 9 }) })),
    [],
  ),
  /** 6.2 bp4 Depots of a side in its own land reach so far in every season. */
  homeDepots: shape({ side: sideSchema, power: oneOf(...POWERS), range: integer({ min: 1, max: 20 }) }),
  prov,
});
/** The rules of the campaign of 1812 as its scenario file sets their figures. */
export interface InvasionRules extends Infer<typeof invasionSchema> {}
