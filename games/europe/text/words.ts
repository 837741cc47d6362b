import type { Language } from '@bivouac/kernel';
import type { Side } from '../catalogue/ids.ts';
import type { Phase, TrialKind } from '../state/state.ts';

type Words<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

export const SIDE_NAMES: Words<Side | 'chance'> = {
  en: { empire: 'the Empire', coalition: 'the Coalition', chance: 'the dice' },
  fr: { empire: 'l’Empire', coalition: 'la Coalition', chance: 'les dés' },
};

export const PHASE_NAMES: Words<Phase> = {
  en: {
    setUp: 'Set-up',
    declarations: 'Declarations of war',
    hands: 'Hands',
    budget: 'Budgets',
    diplomacy: 'Diplomacy',
    neutralMoves: 'Neutral powers move',
    redeployment: 'Strategic redeployment',
    rounds: 'Activations',
    endPhase: 'End of the activations',
    conquests: 'Conquests and surrenders',
    victory: 'Victory',
    over: 'End of the game',
  },
  fr: {
    setUp: 'Mise en place',
    declarations: 'Déclarations de guerre',
    hands: 'Constitution des mains',
    budget: 'Budgets',
    diplomacy: 'Diplomatie',
    neutralMoves: 'Mouvement des puissances neutres',
    redeployment: 'Redéploiement stratégique',
    rounds: 'Activations',
    endPhase: 'Fin des activations',
    conquests: 'Conquêtes et redditions',
    victory: 'Victoire',
    over: 'Fin de la partie',
  },
};

export const TRIAL_NAMES: Words<TrialKind> = {
  en: {
    interception: 'Interception',
    evasion: 'Evasion',
    counterMarch: 'Counter-march',
    attrition: 'Attrition',
    demoralisation: 'Demoralisation',
    pursuit: 'Pursuit',
    rally: 'Rally',
    siege: 'Siege',
    wound: 'Wound',
    diplomacy: 'Diplomatic action',
    foreignWar: 'End of a foreign war',
    peace: 'Length of the peace',
    navalInterception: 'Interception at sea',
    navalEvasion: 'Evasion at sea',
  },
  fr: {
    interception: 'Interception',
    evasion: 'Esquive',
    counterMarch: 'Contremarche',
    attrition: 'Attrition',
    demoralisation: 'Démoralisation',
    pursuit: 'Poursuite',
    rally: 'Ralliement',
    siege: 'Siège',
    wound: 'Blessure',
    diplomacy: 'Action diplomatique',
    foreignWar: 'Fin d’une guerre étrangère',
    peace: 'Durée de la paix',
    navalInterception: 'Interception navale',
    navalEvasion: 'Esquive navale',
  },
};
