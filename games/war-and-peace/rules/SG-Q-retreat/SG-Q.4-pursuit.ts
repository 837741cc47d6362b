import { roll, type Script } from '@bivouac/kernel';
import type { HexId } from '../../catalogue/ids.ts';
import { pursuitLoss } from '../../catalogue/tables.ts';
import type { Troop, WarAndPeace } from '../../state/index.ts';
import { log, say } from '../../text/speech.ts';
import { tokensOf } from '../../text/tokens.ts';
import { commandOf } from '../D-players/D.3-seats.ts';
import { chooseLosses, infantryFirst } from '../SG-O-resolution/SG-O.4-losses.ts';
import { cavalry, leadership, type Party, rowsOf, strength } from '../SG-O-resolution/SG-O-sides.ts';

/** SG Q.4 With more cavalry than the beaten force the victor pursues: a die and the best leader. */
export function* pursue(g: WarAndPeace, victor: Party, beaten: Party, battle: HexId): Script {
  if (strength(beaten) === 0 || beaten.inside || cavalry(victor) <= cavalry(beaten)) return;
  const die = yield* roll('SG Q.4', say('combat.pursuit', { at: battle }));
  const total = die + leadership(victor);
  const loss = Math.min(pursuitLoss(total), cavalry(victor), strength(beaten));
  log(g, 'SG Q.4', 'combat.pursued', { die, total, loss });
  const rows = (): readonly Troop[] => rowsOf(g, beaten);
  const lost = yield* chooseLosses(
    g,
    commandOf(g, beaten.troops[0] ?? { nation: 'france' }, beaten.faction),
    rows,
    loss,
    {
      ...infantryFirst,
      half: () => false,
    },
  );
  if (lost.length > 0) log(g, 'SG Q.4', 'combat.lost', { faction: beaten.faction, force: tokensOf([], lost) });
}
