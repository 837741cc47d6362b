import type { HexId, Nation } from '../../catalogue/ids.ts';
import { changeLeader, type Force, removeTroops, type Troop, type WarAndPeace } from '../../state/index.ts';
import { log } from '../../text/speech.ts';
import { tokensOf } from '../../text/tokens.ts';

/** G.6.a Whoever is captured leaves the map for the prisoners' box of the state that took them. */
export const takePrisoners = (
  g: WarAndPeace,
  rows: readonly Troop[],
  leaders: Force['leaders'],
  captor: Nation,
): void => {
  for (const { sp, ...sort } of rows) {
    removeTroops(g, sort, sp);
    const row = g.prisoners.find(
      (each) => each.holder === captor && each.nation === sort.nation && each.kind === sort.kind,
    );
    g.prisoners = [
      ...g.prisoners.filter((each) => each !== row),
      { holder: captor, nation: sort.nation, kind: sort.kind, sp: (row?.sp ?? 0) + sp },
    ];
  }
  for (const id of leaders) changeLeader(g, id, { at: 'prisoner', captor, inside: false, bond: 'none' });
};

/** SG Q.5, G.6.a A force that must go and cannot surrenders. */
export const surrender = (
  g: WarAndPeace,
  rows: readonly Troop[],
  leaders: Force['leaders'],
  captor: Nation,
  at: HexId,
): void => {
  takePrisoners(g, rows, leaders, captor);
  log(g, 'SG Q.5', 'combat.surrenders', { at, force: tokensOf(leaders, rows), to: captor });
};
