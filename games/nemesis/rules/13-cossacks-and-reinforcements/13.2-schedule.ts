import { lastingFact } from '@bivouac/kernel';
import type { UnitId } from '../../catalogue/catalogue.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { type Nemesis, scenarioOf, SIDES } from '../../state/state.ts';

const turnsByUnit = lastingFact(
  ({ reinforcements }: Scenario): ReadonlyMap<UnitId, number> =>
    new Map(
      SIDES.flatMap((side) => reinforcements[side].flatMap((group) => group.units.map((id) => [id, group.endOfTurn]))),
    ),
);

/** 13.2 At the end of which Turn a unit comes; 16.1 a card may have put it off or called it earlier. */
export const arrivalTurn = (g: Nemesis, id: UnitId): number => {
  const turn = g.rescheduled.find((row) => row.unit === id)?.endOfTurn ?? turnsByUnit(scenarioOf(g)).get(id);
  if (turn === undefined) throw new Error(`13.2: ${id} is no reinforcement`);
  return turn;
};
