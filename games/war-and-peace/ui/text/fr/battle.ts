import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import type { BattleMessages } from '../messages/battle.ts';

const SIDES = { pro: 'Camp français', anti: 'Camp antifrançais' } as const;

export const frBattle: Catalogue<BattleMessages, Names> = {
  'battle.title': ({ at }, name) => `Bataille : ${name.place(at)}`,
  'battle.subtitle': ({ own, enemy }) => `${own} points en attaquent ${enemy}`,
  'battle.side': ({ faction, sp, force }, name) => `${SIDES[faction]}, ${sp} PF : ${name.force(force)}`,
  'battle.morale': () => 'Moral de la force',
  'battle.leader': ({ leaders }, name) =>
    leaders.length === 0 ? 'Sans chef' : `Meilleur chef parmi ${leaders.map((id) => name.leader(id)).join(', ')}`,
  'battle.ground': () => 'Bon terrain, rivière ou ouvrages',
  'battle.lines': () => 'Lignes de Torres Vedras',
  'battle.adds': () => 'Ajouté à son lancer',
  'battle.lost': () => 'l’attaque est repoussée',
  'battle.goesOn': () => 'un round de plus',
  'battle.won': () => 'le défenseur recule',
  'battle.odds': ({ faction }) => `Rapport de la plus grande force (${SIDES[faction].toLowerCase()})`,
  'battle.onTheDice': () => 'Sur ses deux dés',
  'battle.attackerLoses': () => 'Pertes moyennes de l’attaquant, ce round',
  'battle.defenderLoses': () => 'Pertes moyennes du défenseur, ce round',
};
