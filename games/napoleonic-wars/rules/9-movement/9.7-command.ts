import { ask, type Script } from '@bivouac/kernel';
import { NO, YES } from '../../text/answers.ts';
import { nationOfLeader } from '../../catalogue/catalogue.ts';
import { type DuchyId, isPower, type LeaderId, type Nation } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import {
  areAllied,
  changeImpulse,
  type CommandRow,
  director,
  familyOf,
  impulse,
  isOnMap,
  leaderRow,
  leadersIn,
  leadersOf,
  leadersOfIn,
  type NapoleonicWars,
} from '../../state/state.ts';
import type { CommandAnswer } from '../../text/9.7-command.ts';
import type { Act } from '../5-sequence/act.ts';
import { better } from './9.1-armies.ts';

/** 9.7 The Commander whom the players have agreed on for a Duchy, while he is there. */
export const commanderIn = (g: NapoleonicWars, at: DuchyId): LeaderId | undefined =>
  g.commands.find(({ duchy, commander }) => duchy === at && leaderRow(g, commander).at === at)?.commander;

const setCommand = (g: NapoleonicWars, row: CommandRow): void => {
  g.commands = [...g.commands.filter(({ duchy }) => duchy !== row.duchy), row].toSorted((a, b) =>
    a.duchy < b.duchy ? -1 : 1,
  );
  log(g, '9.7', 'command.taken', { leader: row.commander, duchy: row.duchy });
};

/** The other Powers whose leaders stand with him. */
const partnersOf = (g: NapoleonicWars, leader: LeaderId, at: DuchyId): readonly Nation[] => {
  const own = familyOf(g, nationOfLeader(leader));
  const families = leadersIn(g, at).map(({ id }) => familyOf(g, nationOfLeader(id)));
  return [...new Set(families)].filter((family) => family !== own && areAllied(g, family, own));
};

/** 9.6, 9.7 In its own Impulse a nation names the Commander of a Duchy; a multinational group needs a Power and consent. */
export const takingCommand: Act<CommandAnswer> = {
  kinds: ['takeCommand'],
  among: (g, nation) =>
    leadersOf(g, nation)
      .filter(({ at }) => isOnMap(at) && leadersIn(g, at).length > 1)
      .map(({ id }) => ({ kind: 'takeCommand', leader: id })),
  may: (g, nation, { leader }) => {
    const at = leaderRow(g, leader).at as DuchyId;
    const partners = partnersOf(g, leader, at);
    return (
      must('9.7', isPower(nation) || partners.length === 0, 'group.minor', { leader }) ??
      must('9.6', commanderIn(g, at) !== leader, 'command.already', { leader }) ??
      must('9.6', !impulse(g).commanded.includes(at), 'command.once', { duchy: at })
    );
  },
  *carryOut(g, nation, { leader }): Script {
    const at = leaderRow(g, leader).at as DuchyId;
    const own = director(g, nation);
    changeImpulse(g, { commanded: [...impulse(g).commanded, at] });
    const partners = partnersOf(g, leader, at);
    const joined: Nation[] = [];
    for (const partner of partners) {
      const seat = director(g, partner);
      if (seat === null) continue;
      const prompt = say('command.consent', { leader, duchy: at });
      const agrees =
        seat === own || (yield* ask({ by: seat, rule: '8.31', prompt, answers: [YES, NO] })).kind === 'yes';
      if (agrees) joined.push(partner);
    }
    // 9.7 Without consent an Army stays out of the group; alone there is none.
    if (partners.length > 0 && joined.length === 0) return;
    const group = [familyOf(g, nation), ...joined];
    const nations = leadersIn(g, at)
      .map(({ id }) => nationOfLeader(id))
      .filter((each) => group.includes(familyOf(g, each)));
    setCommand(g, { duchy: at, commander: leader, nations: [...new Set(nations)] });
  },
};

/** 9.7, 10.1 Armies of several Powers that interception has brought together may form a group at once, under the best leader. */
export function* mayFormGroup(g: NapoleonicWars, at: DuchyId, nations: readonly Nation[]): Script {
  const leaders = nations.flatMap((nation) => leadersOfIn(g, nation, at));
  const families = [...new Set(leaders.map((id) => familyOf(g, nationOfLeader(id))))];
  const [leader] = leaders.filter((id) => isPower(nationOfLeader(id))).toSorted(better);
  const isGroup = g.commands.some(
    (row) =>
      row.duchy === at &&
      families.every((family) => row.nations.some((nation) => familyOf(g, nation) === family)) &&
      leaders.includes(row.commander),
  );
  if (leader === undefined || families.length < 2 || isGroup) return;
  const own = familyOf(g, nationOfLeader(leader));
  const joined: Nation[] = [];
  for (const family of [own, ...families.filter((each) => each !== own)]) {
    const seat = director(g, family);
    if (seat === null) continue;
    const prompt = say('command.consent', { leader, duchy: at });
    const { kind } = yield* ask({ by: seat, rule: '9.7', prompt, answers: [YES, NO] });
    if (kind === 'yes') joined.push(family);
    else if (family === own) return;
  }
  if (joined.length < 2) return;
  const group = leaders.map(nationOfLeader).filter((nation) => joined.includes(familyOf(g, nation)));
  setCommand(g, { duchy: at, commander: leader, nations: [...new Set(group)] });
}
