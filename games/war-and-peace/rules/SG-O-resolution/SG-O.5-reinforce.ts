import { ask, choice, roll, type Script, type Verdict } from '@bivouac/kernel';
import { type AnswerOf, NO, PASS, YES } from '../../answers/answers.ts';
import type { HexId, LeaderId } from '../../catalogue/ids.ts';
import { isHex, overland } from '../../catalogue/map.ts';
import { isCavalry, leaderCard } from '../../catalogue/pieces.ts';
import {
  activeFaction,
  bestRating,
  changeLeader,
  changeTroops,
  leadersAt,
  sideOfLeader,
  sideOfTroop,
  siegeAt,
  type Troop,
  troopsAt,
  type WarAndPeace,
} from '../../state/index.ts';
import { log, must, say } from '../../text/speech.ts';
import { commandOf } from '../D-players/D.3-seats.ts';
import { type Battle, keepLevel, type Party, speaker } from './SG-O-sides.ts';

/** SG O.5 Where those stand who attack in this phase, or have attacked, and those who have advanced. */
const attackedElsewhere = (g: WarAndPeace, { target }: Battle): readonly HexId[] =>
  g.work.phase === 'combat'
    ? [
        ...g.work.attacks.flatMap(({ troops }) => troops.map(({ from }) => from)),
        ...g.work.engaged,
        ...g.work.fought,
      ].filter((hex) => hex !== target)
    : [];

/** E.2.f Another player's force comes only if that player lets it. */
function* alliesAgree(g: WarAndPeace, { target }: Battle, party: Party, rows: readonly Troop[]): Script<boolean> {
  const by = speaker(g, party);
  const owners = new Set(rows.map((troop) => commandOf(g, troop, party.faction)));
  const [first] = rows;
  for (const owner of owners) {
    if (owner === by || !first || !isHex(first.at)) continue;
    const prompt = say('combat.consent', { from: first.at, target });
    if ((yield* ask({ by: owner, rule: 'E.2.f', prompt, answers: [YES, NO] })).kind === 'no') return false;
  }
  return true;
}

/** SG O.5, S.7 From the second round on forces beside the battle may try to come, and to those who relieve a city its garrison. */
export function* reinforce(g: WarAndPeace, battle: Battle, party: Party): Script<Battle> {
  const busy = new Set([...battle.attacker.troops, ...battle.defender.troops].map(({ from }) => from));
  const elsewhere = party.faction === activeFaction(g.clock) ? attackedElsewhere(g, battle) : [];
  const { target } = battle;
  const relieves = party.faction === battle.attacker.faction && !party.inside && siegeAt(g, target) !== undefined;
  const own = (from: HexId): readonly Troop[] =>
    troopsAt(g, from).filter(
      (troop) =>
        troop.inside === (from === target) &&
        sideOfTroop(g, troop) === party.faction &&
        troop.kind !== 'P' &&
        troop.bond !== 'unpaid',
    );
  const leadersFrom = (from: HexId): readonly LeaderId[] =>
    leadersAt(g, from)
      .filter(
        ({ id, inside }) =>
          (from !== target || inside) && sideOfLeader(g, id) === party.faction && !leaderCard(id).naval,
      )
      .map(({ id }) => id);
  const open = [...overland(target), ...(relieves ? [target] : [])].filter(
    (from) =>
      (from === target || !busy.has(from)) &&
      !battle.tried.includes(from) &&
      !elsewhere.includes(from) &&
      own(from).length > 0,
  );
  const may = (answer: AnswerOf<'sendFor'> | typeof PASS): Verdict => {
    if (answer.kind === 'pass') return undefined;
    const led = leadersFrom(answer.from).length > 0;
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
  if (!(yield* alliesAgree(g, battle, party, own(from)))) return { ...battle, tried: [...battle.tried, from] };
  const leaders = leadersFrom(from);
  const needs = leaders.length > 0 ? Math.min(5, 2 + bestRating(leaders)) : 3;
  const die = yield* roll('SG O.5', say('combat.joinRoll', { from }));
  const tried = [...battle.tried, from];
  log(g, 'SG O.5', die <= needs ? 'combat.joins' : 'combat.late', { from, die, needs });
  if (die > needs) return { ...battle, tried };
  const rows = own(from);
  const more = rows.map(({ nation, kind, sp }) => ({ from, nation, kind, sp }));
  if (from === target) {
    for (const troop of rows) changeTroops(g, troop, troop.sp, { inside: false });
    for (const id of leaders) changeLeader(g, id, { inside: false });
  }
  const grown: Party = { ...party, troops: [...party.troops, ...more], leaders: [...party.leaders, ...leaders] };
  keepLevel(g, grown);
  return party.faction === battle.attacker.faction
    ? { ...battle, tried, attacker: grown }
    : { ...battle, tried, defender: grown };
}
