import { say } from '../../text/speech.ts';
import { regroupFrom } from '../7-builds/7.7-to-regroup.ts';
import { type Script, ask } from '@bivouac/kernel';
import { DUCHIES, duchy as duchyCard, nationOfLeader } from '../../catalogue/catalogue.ts';
import type { DuchyId, Nation } from '../../catalogue/ids.ts';
import {
  allIn,
  atWar,
  controller,
  type NapoleonicWars,
  nationsIn,
  strengthOf,
  areAllied,
  director,
  familyOf,
} from '../../state/state.ts';
import { standing, isPlacedIn } from '../3-glossary/3-standing.ts';
import { hoist } from '../7-builds/7.4-hoisting.ts';
import { better } from '../9-movement/9.1-armies.ts';
import { commanderIn } from '../9-movement/9.7-command.ts';
import { attrition } from '../9-movement/9.4-attrition.ts';
import { orderOfMovement } from './5.1-order.ts';

const FLAG = { kind: 'flagHere' } as const;
const REGROUP = { kind: 'regroupHere' } as const;

/** 5.6 The nations whose Formations stand in a Duchy that is Uncontrolled to them; Besiegers do: rulings/5.6-besiegers.md. */
const intruders = (g: NapoleonicWars, at: DuchyId): readonly Nation[] =>
  nationsIn(g, at).filter((nation) => !alliedHolder(g, nation, at) && standing(g, nation, at) === 'uncontrolled');
const alliedHolder = (g: NapoleonicWars, nation: Nation, at: DuchyId): boolean => controller(g, at) === nation;

/** 5.6 The Flag is that of the Commander of the Army or Army Group; without a common one, of the nation next in Order of Movement. */
export const flaggerIn = (g: NapoleonicWars, nations: readonly Nation[], at: DuchyId): Nation | undefined => {
  const named = commanderIn(g, at);
  if (named !== undefined && nations.includes(nationOfLeader(named))) return nationOfLeader(named);
  const { leaders } = allIn(g, at, nations, null);
  const armies = new Set(leaders.map((leader) => familyOf(g, nationOfLeader(leader))));
  const commander = armies.size === 1 ? leaders.toSorted(better)[0] : undefined;
  return commander === undefined
    ? orderOfMovement(g).find((nation) => nations.includes(nation))
    : nationOfLeader(commander);
};

/** 17.2 Forces that an event has placed Flag their Duchy without war, or Regroup, as their player likes. */
function* hoistOrRegroup(g: NapoleonicWars, nation: Nation, at: DuchyId): Script {
  const seat = director(g, nation);
  if (atWar(g, nation, controller(g, at))) return yield* hoist(g, nation, at, '5.6');
  if (!isPlacedIn(g, nation, at) || areAllied(g, nation, controller(g, at))) return;
  const prompt = say('war.flagOrRegroup', { nation, duchy: at });
  const regroups =
    seat !== null && (yield* ask({ by: seat, rule: '17.2', prompt, answers: [FLAG, REGROUP] })).kind === 'regroupHere';
  if (regroups) regroupFrom(g, nation, at, '17.2');
  else yield* hoist(g, nation, at, '17.2');
}

/** 5.6, 5.61 Formations in Uncontrolled Duchies suffer Attrition; the survivors place their Flag, save in a Fortress. */
export function* endOfTurnAttrition(g: NapoleonicWars): Script {
  for (const at of DUCHIES) {
    const nations = intruders(g, at);
    if (nations.length === 0) continue;
    const all = allIn(g, at, nations, null);
    const [commander = null] = all.leaders.toSorted(better);
    const left = yield* attrition(g, { ...all, commander }, { at, rolledIn: at, causes: ['5.6'] });
    const nation =
      strengthOf(left) === 0
        ? undefined
        : flaggerIn(
            g,
            nations.filter((each) => nationsIn(g, at).includes(each)),
            at,
          );
    if (nation !== undefined && duchyCard(at).fortress === 0) yield* hoistOrRegroup(g, nation, at);
  }
  g.clock = { ...g.clock, phase: 'navalBuilds', step: 0 };
}
