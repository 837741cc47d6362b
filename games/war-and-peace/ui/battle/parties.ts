import type { Answer, Asked } from '@bivouac/kernel';
import type { WarAndPeaceAnswer } from '../../answers/answers.ts';
import { cityCard } from '../../catalogue/cities.ts';
import { type Faction, type HexId, opponent } from '../../catalogue/ids.ts';
import { isHex, overland } from '../../catalogue/map.ts';
import { kindCard, leaderCard } from '../../catalogue/pieces.ts';
import { defenders, type Party, present, strength } from '../../rules/SG-O-resolution/SG-O-sides.ts';
import { activeFaction, fieldAt, leadersAt, sideOfLeader, sideOfTroop, type WarAndPeace } from '../../state/index.ts';

export interface Engagement {
  readonly target: HexId;
  readonly attacker: Party;
  readonly defender: Party;
}

/** SG N.2 Everybody beside a hex who could attack it. */
const beside = (g: WarAndPeace, target: HexId, faction: Faction): Party => {
  const bases = overland(target);
  const leaders = bases.flatMap((from) =>
    leadersAt(g, from)
      .filter((row) => !row.inside && sideOfLeader(g, row.id) === faction && !leaderCard(row.id).naval)
      .map(({ id }) => ({ id, from })),
  );
  const troops = bases.flatMap((from) =>
    fieldAt(g, from)
      .filter(
        (troop) =>
          sideOfTroop(g, troop) === faction &&
          troop.bond !== 'unpaid' &&
          (leaders.some((each) => each.from === from) || !kindCard(troop.kind).needsLeader),
      )
      .map(({ nation, kind, sp }) => ({ from, nation, kind, sp })),
  );
  return { faction, troops, leaders: leaders.map(({ id }) => id), inside: false, level: 0, guard: 'no' };
};

const hexAsked = ({ prompt }: Asked): HexId | undefined => {
  const place = prompt.params['target'] ?? prompt.params['at'];
  return typeof place === 'string' && isHex(place) ? place : undefined;
};
const hexMeant = (intent: Answer | undefined): HexId | undefined => {
  const answer = intent as unknown as WarAndPeaceAnswer | undefined;
  if (answer?.kind === 'attack' || answer?.kind === 'fight') return answer.target;
  return answer?.kind === 'sortie' ? cityCard(answer.city).hex : undefined;
};

/** The battle that is spoken of: the one under way, or the one that an answer would bring. */
export const engagement = (
  g: WarAndPeace,
  asked: Asked | undefined,
  intent: Answer | undefined,
): Engagement | undefined => {
  const side = activeFaction(g.clock);
  if (!side || g.work.phase !== 'combat' || !asked) return undefined;
  const target = hexMeant(intent) ?? hexAsked(asked);
  if (!target) return undefined;
  const declared = g.work.attacks.find((attack) => attack.target === target);
  const attacker = declared
    ? present(g, {
        faction: side,
        troops: declared.troops,
        leaders: declared.leaders,
        inside: declared.sortie,
        level: 0,
        guard: 'no',
      })
    : beside(g, target, side);
  const defender = defenders(g, target, opponent(side));
  return strength(attacker) > 0 && strength(defender) > 0 ? { target, attacker, defender } : undefined;
};
