import { coalition, dice, empire, type Scenes, type Step } from './telling.ts';

type Player = (says: Parameters<typeof empire>[0]) => Step;
const redeployed = (by: Player, force: string, ...zones: readonly string[]): readonly Step[] => [
  by({ kind: 'redeploy', force }),
  ...zones.map((to) => by({ kind: 'redeployTo', to })),
  by('done'),
];

export const redeploymentOf1806 = {
  /** Castaños keeps within his three points. */
  spainRedeploys: [...redeployed(empire, 'castanos', 'burgos', 'leon'), empire('done')],
  prussiaRedeploys: [
    ...redeployed(coalition, 'hes_1', 'magdebourg'),
    ...redeployed(coalition, 'pru_4', 'magdebourg'),
    ...redeployed(coalition, 'hohenlohe', 'glogau', 'dresde', 'wittemberg'),
    coalition('done'),
  ],
  /** South-west of Vilna lies Grodno. The short way would be within his three points: he takes the one over Minsk. */
  russiaRedeploys: [
    coalition({ kind: 'redeploy', force: 'koutouzov' }),
    ...['rovno', 'pinsk', 'minsk', 'grodno'].map((to) => coalition({ kind: 'redeployTo', to })),
    coalition('done'),
    coalition('no'),
    dice(2),
    ...redeployed(coalition, 'benningsen', 'kovno', 'tilsit', 'koenigsberg'),
    coalition('done'),
  ],
  britainRedeploys: [coalition('done')],
  /** Marmont, whom the text forgets, makes room at Würzburg. His Dutch corps goes ahead to Mainz. */
  marmontMakesRoom: [
    empire({ kind: 'redeployPart', unit: 'hol_1' }),
    empire({ kind: 'redeployTo', to: 'mayence' }),
    empire('done'),
    ...redeployed(empire, 'marmont', 'nuremberg'),
  ],
  /** Four subordinates are one too many: Eugène and Bernadotte leave their corps to the army (10.1). */
  theGrandeArmeeGathers: [
    ...redeployed(empire, 'napoleon', 'stuttgart', 'wurtzburg'),
    ...redeployed(empire, 'eugene', 'cologne', 'mayence', 'wurtzburg'),
    empire({ kind: 'dismiss', general: 'eugene' }),
    ...redeployed(empire, 'bernadotte', 'mayence', 'wurtzburg'),
    empire({ kind: 'dismiss', general: 'bernadotte' }),
  ],
  /** The die of the test is not printed: no loss. */
  theArmyOfItalyMarches: [
    empire({ kind: 'redeploy', force: 'massena' }),
    empire({ kind: 'redeployTo', to: 'zurich' }),
    empire({ kind: 'redeployTo', to: 'bade' }),
    empire({ kind: 'absorbUnit', unit: 'bad_1' }),
    empire({ kind: 'redeployTo', to: 'mayence' }),
    empire('done'),
    empire('no'),
    dice(1),
  ],
  theCorpsOfBrestAndToulon: [
    ...redeployed(empire, 'fra_7', 'nantes', 'lemans', 'paris', 'reims'),
    ...redeployed(empire, 'fra_16', 'nice', 'genes', 'florence'),
    empire('done'),
  ],
} satisfies Scenes;
