import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import { capital, nombre } from '../../../text/wording.ts';
import type { BattleMessages } from '../messages/battle.ts';

const LEVELS = { skirmish: 'escarmouche', minor: 'bataille mineure', major: 'bataille majeure' };
const OF = { empire: 'de l’Empire', coalition: 'de la Coalition' };

export const frBattle: Catalogue<BattleMessages, Names> = {
  'battle.title': ({ zone }, name) => `Bataille ${name.of.zone(zone)}`,
  'battle.forces': ({ attackers, defenders, from }, name) =>
    `${capital(attackers.map((each) => name.the.force(each)).join(', '))} contre ${defenders.map((each) => name.the.force(each)).join(', ')}${from === null ? '' : `, depuis ${name.the.zone(from)}`}`,
  'battle.side': ({ side, points }, name) =>
    `${capital(name.side(side))} : ${nombre(points, 'point de combat', 'points de combat')}`,
  'battle.odds': () => 'Rapport',
  'battle.level': () => 'Niveau',
  'battle.levelOf': ({ level }) => LEVELS[level],
  'battle.morale': () => 'Moral',
  'battle.destroyed': ({ side }, name) => `${capital(name.side(side))} : force détruite sans combat`,
  'battle.attackerWins': () => 'l’attaquant gagne',
  'battle.attackerLoses': () => 'l’attaquant perd',
  'battle.expected': () => 'Pertes attendues',
  'battle.expectedLosses': ({ inflicted, suffered }) => `${inflicted} infligées, ${suffered} subies`,
  'battle.result': ({ attack, attackCell, defence, defenceCell }) =>
    `Attaquant ${attack} : ${attackCell} ; défenseur ${defence} : ${defenceCell}.`,
  'battle.won': ({ side }) => `Victoire ${OF[side]}.`,
  'battle.broken': ({ side }) => `La force ${OF[side]} est démoralisée.`,
  'battle.atSea': () => 'Bataille navale',
  'battle.seaRule': () => 'Un dé par flotte ; l’écart des totaux décide.',
  'battle.squadron': ({ side, fleets }, name) => `${capital(name.side(side))} : ${nombre(fleets, 'flotte')}`,
  'battle.batteries': ({ dice }) => `Batteries du port : ${nombre(dice, 'dé')}`,
  'battle.tie': () => 'égalité : on recommence, ou l’un se retire',
  'battle.seaLosses': ({ inflicted, suffered }) => `flottes : ${inflicted} coulées, ${suffered} perdues`,
  'battle.seaResult': ({ attack, defence }) => `Attaquant ${attack}, défenseur ${defence}.`,
};
