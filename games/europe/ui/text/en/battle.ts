import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import { capital, count } from '../../../text/wording.ts';
import type { BattleMessages } from '../messages/battle.ts';

const LEVELS = { skirmish: 'skirmish', minor: 'minor battle', major: 'major battle' };

export const enBattle: Catalogue<BattleMessages, Names> = {
  'battle.title': ({ zone }, name) => `Battle of ${name.zone(zone)}`,
  'battle.forces': ({ attackers, defenders, from }, name) =>
    `${attackers.map((each) => name.force(each)).join(', ')} against ${defenders.map((each) => name.force(each)).join(', ')}${from === null ? '' : `, from ${name.zone(from)}`}`,
  'battle.side': ({ side, points }, name) => `${capital(name.side(side))}: ${count(points, 'combat point')}`,
  'battle.odds': () => 'Odds',
  'battle.level': () => 'Level',
  'battle.levelOf': ({ level }) => LEVELS[level],
  'battle.morale': () => 'Morale',
  'battle.destroyed': ({ side }, name) => `${capital(name.side(side))} is destroyed without a fight`,
  'battle.attackerWins': () => 'the attacker wins',
  'battle.attackerLoses': () => 'the attacker loses',
  'battle.expected': () => 'Losses to expect',
  'battle.expectedLosses': ({ inflicted, suffered }) => `${inflicted} inflicted, ${suffered} suffered`,
  'battle.result': ({ attack, attackCell, defence, defenceCell }) =>
    `Attacker ${attack}: ${attackCell}; defender ${defence}: ${defenceCell}.`,
  'battle.won': ({ side }, name) => `Victory of ${name.side(side)}.`,
  'battle.broken': ({ side }, name) => `${capital(name.side(side))} is demoralised.`,
  'battle.atSea': () => 'Battle at sea',
  'battle.seaRule': () => 'A die for each fleet; the difference of the totals decides.',
  'battle.squadron': ({ side, fleets }, name) => `${capital(name.side(side))}: ${count(fleets, 'fleet')}`,
  'battle.batteries': ({ dice }) => `Batteries of the port: ${count(dice, 'die', 'dice')}`,
  'battle.tie': () => 'a tie: again, or one withdraws',
  'battle.seaLosses': ({ inflicted, suffered }) => `${inflicted} fleets sunk, ${suffered} lost`,
  'battle.seaResult': ({ attack, defence }) => `Attacker ${attack}, defender ${defence}.`,
};
