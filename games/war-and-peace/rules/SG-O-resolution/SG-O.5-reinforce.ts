import { ask, choice, roll, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, PASS } from '../../answers/answers.ts';
import type { HexId } from '../../catalogue/ids.ts';
import { overland } from '../../catalogue/map.ts';
import { isCavalry, leaderCard } from '../../catalogue/pieces.ts';
import {
  bestRating,
  leadersAt,
  sideOfLeader,
  sideOfTroop,
  type Troop,
  troopsAt,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, must, say } from '../../text/speech.ts';
import { type Battle, type Party, speaker } from './SG-O-sides.ts';

/** SG O.5 From the second round on, forces beside the battle may try to come. */
export function* reinforce(g: WarAndPeace, battle: Battle, party: Party): Script<Battle> {
  const busy = new Set([...battle.attacker.troops, ...battle.defender.troops].map(({ from }) => from));
  const elsewhere =
    g.work.phase === 'combat' ? g.work.attacks.flatMap(({ troops }) => troops.map(({ from }) => from)) : [];
  const own = (from: HexId): readonly Troop[] =>
    troopsAt(g, from).filter(
      (troop) =>
        !troop.inside && sideOfTroop(g, troop) === party.faction && troop.kind !== 'P' && troop.bond !== 'unpaid',
    );
  const open = overland(battle.target).filter(
    (from) => !busy.has(from) && !battle.tried.includes(from) && !elsewhere.includes(from) && own(from).length > 0,
  );
  const may = (answer: AnswerOf<'sendFor'> | typeof PASS): Verdict => {
    if (answer.kind === 'pass') return undefined;
    const led = leadersAt(g, answer.from).some(
      ({ id }) => sideOfLeader(g, id) === party.faction && !leaderCard(id).naval,
    );
    return must('SG O.5', led || own(answer.from).every(({ kind }) => isCavalry(kind)), 'combat.noLeader');
  };
  const among = open.map((from): AnswerOf<'sendFor'> => ({ kind: 'sendFor', from }));
  if (among.every(may)) return battle;
  const prompt = say('combat.sendFor', { at: battle.target });
  const answer = yield* ask(
    choice<AnswerOf<'sendFor'> | typeof PASS>({
      by: speaker(g, party),
      rule: 'SG O.5',
      prompt,
      among,
      may,
      or: [PASS],
    }),
  );
  if (answer.kind === 'pass') return battle;
  const { from } = answer;
  const leaders = leadersAt(g, from)
    .map(({ id }) => id)
    .filter((id) => sideOfLeader(g, id) === party.faction && !leaderCard(id).naval);
  const needs = leaders.length > 0 ? Math.min(5, 2 + bestRating(leaders)) : 3;
  const die = yield* roll('SG O.5', say('combat.joinRoll', { from }));
  const tried = [...battle.tried, from];
  log(g, 'SG O.5', die <= needs ? 'combat.joins' : 'combat.late', { from, die, needs });
  if (die > needs) return { ...battle, tried };
  const more = own(from).map(({ nation, kind, sp }) => ({ from, nation, kind, sp }));
  const grown: Party = { ...party, troops: [...party.troops, ...more], leaders: [...party.leaders, ...leaders] };
  return party.faction === battle.attacker.faction
    ? { ...battle, tried, attacker: grown }
    : { ...battle, tried, defender: grown };
}
