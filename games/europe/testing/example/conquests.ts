import { dice, empire, type Scenes, type Step } from './telling.ts';

const terms: readonly Step[] = [
  empire({ kind: 'annex', province: 'tyrol', to: 'baviere' }),
  empire({ kind: 'annex', province: 'venetie', to: 'italie' }),
  empire({ kind: 'annex', province: 'frioul', to: 'france' }),
  // 18.2.2 The hand of 1806 counts a card for the conquest of Austria.
  empire('spoilsCard'),
];

export const conquests = {
  thuringiaAndRome: [
    empire({ kind: 'keepAsAlly', nation: 'thuringe' }),
    empire({ kind: 'takeAsLand', nation: 'papaute' }),
  ],
  termsOfPeace: { 2013: [...terms, dice(3)], revised: terms },
  theArmiesGoHome: [
    empire({ kind: 'leaveFor', force: 'napoleon', zone: 'ulm' }),
    empire({ kind: 'leaveFor', force: 'davout', zone: 'ulm' }),
  ],
} satisfies Scenes;
