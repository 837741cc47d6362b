import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import type { BattleMessages } from '../messages/battle.ts';

const SIDES = { pro: 'French side', anti: 'Anti-French side' } as const;

export const enBattle: Catalogue<BattleMessages, Names> = {
  'battle.title': ({ at }, name) => `Battle of ${name.place(at)}`,
  'battle.subtitle': ({ own, enemy }) => `${own} points attack ${enemy}`,
  'battle.side': ({ faction, sp, force }, name) => `${SIDES[faction]}, ${sp} SP: ${name.force(force)}`,
  'battle.morale': () => 'Morale of the force',
  'battle.leader': ({ leaders }, name) =>
    leaders.length === 0 ? 'No leader' : `Best leader of ${leaders.map((id) => name.leader(id)).join(', ')}`,
  'battle.ground': () => 'Good ground, river or works',
  'battle.lines': () => 'Lines of Torres Vedras',
  'battle.adds': () => 'Adds to its roll',
  'battle.lost': () => 'the attack is beaten off',
  'battle.goesOn': () => 'another round',
  'battle.won': () => 'the defender goes',
  'battle.odds': ({ faction }) => `Odds of the larger force (${SIDES[faction].toLowerCase()})`,
  'battle.onTheDice': () => 'On its two dice',
  'battle.attackerLoses': () => 'The attacker loses on average, this round',
  'battle.defenderLoses': () => 'The defender loses on average, this round',
};
