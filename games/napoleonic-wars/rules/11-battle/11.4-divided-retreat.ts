import { choose, type Script } from '@bivouac/kernel';
import { type DuchyId, NATIONS } from '../../catalogue/ids.ts';
import { battle, type Formation, type NapoleonicWars, strengthOf, unitsWith } from '../../state/state.ts';
import type { BattleAnswer } from '../../text/11-battle.ts';
import { say } from '../../text/speech.ts';
import { better } from '../9-movement/9.1-armies.ts';

type Piece = Extract<BattleAnswer, { readonly kind: 'retreatUnit' | 'retreatLeader' }>;
export interface Part {
  readonly to: DuchyId;
  readonly formation: Formation;
}

const withPiece = ({ leaders, units }: Formation, piece: Piece): Formation => {
  if (piece.kind === 'retreatUnit')
    return {
      commander: leaders[0] ?? null,
      leaders,
      units: { ...units, [piece.nation]: (units[piece.nation] ?? 0) + 1 },
    };
  const all = [...leaders, piece.leader].toSorted(better);
  return { commander: all[0] ?? null, leaders: all, units };
};
const without = (rest: Formation, piece: Piece): Formation =>
  piece.kind === 'retreatUnit'
    ? { ...rest, units: { ...rest.units, [piece.nation]: unitsWith(rest, piece.nation) - 1 } }
    : { ...rest, leaders: rest.leaders.filter((leader) => leader !== piece.leader) };

/** 11.4 The loser sends its pieces one by one to the Duchies that are open to it. */
export function* divided(
  g: NapoleonicWars,
  seat: string,
  formation: Formation,
  open: readonly DuchyId[],
): Script<readonly Part[]> {
  const parts = new Map<DuchyId, Formation>();
  let rest = formation;
  while (strengthOf(rest) > 0) {
    const now = rest;
    const among = open.flatMap((duchy): readonly Piece[] => [
      ...NATIONS.filter((nation) => unitsWith(now, nation) > 0).map(
        (nation) => ({ kind: 'retreatUnit', nation, duchy }) as const,
      ),
      ...now.leaders.map((leader) => ({ kind: 'retreatLeader', leader, duchy }) as const),
    ]);
    const prompt = say('retreat.piece', { duchy: battle(g).at as DuchyId, left: strengthOf(now) });
    const piece = yield* choose<Piece>({ by: seat, rule: '11.4', prompt, among, may: () => undefined });
    const part = parts.get(piece.duchy) ?? { commander: null, leaders: [], units: {} };
    parts.set(piece.duchy, withPiece(part, piece));
    rest = without(now, piece);
  }
  return [...parts].map(([to, part]) => ({ to, formation: part }));
}
