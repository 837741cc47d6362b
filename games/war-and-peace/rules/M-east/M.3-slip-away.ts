import { ask, choice, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, NO, YES } from '../../answers/answers.ts';
import type { HexId } from '../../catalogue/ids.ts';
import { hexCard, overland } from '../../catalogue/map.ts';
import { cavalryOf, changeTroops, type Force, moveForce, troopsAt, type WarAndPeace } from '../../state/index.ts';
import { log, say } from '../../text/speech.ts';
import { tokensOf } from '../../text/tokens.ts';
import { commandOf } from '../D-players/D.3-seats.ts';
import { mayEnter } from '../SG-J-ground-movement/SG-J.8-may-enter.ts';
import { type Party, rowsOf } from '../SG-O-resolution/SG-O-sides.ts';

type Way = AnswerOf<'retreatTo'> | AnswerOf<'stand'>;

function* slipTo(g: WarAndPeace, party: Party, kind: 'P' | 'CC', at: HexId, rule: 'K.1.e' | 'M.3.d'): Script<Party> {
  const rows = rowsOf(g, party).filter((troop) => troop.kind === kind && troop.at === at);
  const [first] = rows;
  if (!first) return party;
  const force: Force = {
    at,
    leaders: [],
    parts: rows.map(({ nation, level, bond, sp }) => ({ nation, kind, level, bond, sp })),
  };
  const among = overland(at).map((to): Way => ({ kind: 'retreatTo', to }));
  const may = (way: Way): Verdict =>
    way.kind === 'retreatTo' ? mayEnter(g, { verb: 'aside', force, to: way.to }) : undefined;
  if (among.every((way) => may(way))) return party;
  const or: readonly Way[] = [{ kind: 'stand' }];
  const way = yield* ask(
    choice<Way>({ by: commandOf(g, first), rule, prompt: say('combat.retreat', { at }), among, may, or }),
  );
  if (way.kind === 'stand') return party;
  for (const troop of rows) changeTroops(g, troop, troop.sp, { spent: 'moved' });
  moveForce(g, force, way.to);
  log(g, rule, 'combat.slips', { at, force: tokensOf([], force.parts) });
  return { ...party, troops: party.troops.filter((each) => each.kind !== kind || each.from !== at) };
}

/** K.1.e, L.2.e Partisans slip away: always from broken ground, in the open only if the enemy has no cavalry. */
export function* partisansSlipAway(g: WarAndPeace, defender: Party, attacker: Party, hex: HexId): Script<Party> {
  const open = hexCard(hex).terrain === 'clear';
  if (!defender.troops.some(({ kind }) => kind === 'P') || (open && cavalryOf(attacker.troops) > 0)) return defender;
  return yield* slipTo(g, defender, 'P', hex, 'K.1.e');
}

/** M.3.d Cossacks may go before a round unless the enemy has more cavalry. */
export function* cossacksSlipAway(g: WarAndPeace, party: Party, enemy: Party, hex: HexId): Script<Party> {
  const others = party.troops.some(({ kind }) => kind !== 'CC');
  const here = troopsAt(g, hex).some(({ kind }) => kind === 'CC');
  if (
    !others ||
    !here ||
    !party.troops.some(({ kind }) => kind === 'CC') ||
    cavalryOf(enemy.troops) > cavalryOf(party.troops)
  )
    return party;
  return yield* slipTo(g, party, 'CC', hex, 'M.3.d');
}

/** M.3.d Cossacks who attack may stay behind before a round, on the same terms. */
export function* cossacksStayBehind(g: WarAndPeace, attacker: Party, enemy: Party, hex: HexId): Script<Party> {
  const cossacks = attacker.troops.filter(({ kind }) => kind === 'CC');
  const [first] = cossacks;
  if (!first || cossacks.length === attacker.troops.length || attacker.inside) return attacker;
  if (cavalryOf(enemy.troops) > cavalryOf(attacker.troops)) return attacker;
  const by = commandOf(g, { nation: first.nation, at: first.from }, attacker.faction);
  const answer = yield* ask({ by, rule: 'M.3.d', prompt: say('combat.cossacks', { at: hex }), answers: [YES, NO] });
  if (answer.kind === 'no') return attacker;
  return { ...attacker, troops: attacker.troops.filter(({ kind }) => kind !== 'CC') };
}
