import { at, type Position } from './position.ts';

const TURN_TWO = { turn: 2, phase: 'generalSupply' } as const;

/** A table at the start of General Supply; the first Turn has none. */
export const atGeneralSupply = (wanted: Position): ReturnType<typeof at> => at({ ...TURN_TWO, ...wanted });

/** The units that General Supply finds without a route to a Depot. */
export const withoutRoute = (wanted: Position): readonly string[] =>
  atGeneralSupply(wanted)
    .events('supply.noRoute')
    .flatMap(({ said }) => said.params['units'] as readonly string[]);
