import { coalition, drawn, empire, type Scenes, type Step } from './telling.ts';

const turks = [empire({ general: 'grand_vizir' }), empire({ general: 'mustafa' })];
/** 20.2 A general of the owner's choice at Budapest; the revised edition names Bellegarde. */
const bellegarde = coalition({ general: 'bellegarde' });
const russians = [
  coalition({ general: 'bagration' }),
  drawn({ fleet: 'fl_khanykov' }),
  drawn({ fleet: 'fl_siniavine' }),
];
/** The example names Ball in the Golfe du Lion alone: Calder, Duckworth and Saumarez are ours. */
const british = [
  coalition({ general: 'moore' }),
  drawn({ fleet: 'fl_calder' }),
  drawn({ fleet: 'fl_duckworth' }),
  drawn({ fleet: 'fl_saumarez' }),
  drawn({ fleet: 'fl_ball' }),
];
/** Three generals by 20.2; the example of the revised edition names Soult and Ney alone, that of 2013 Lannes too. */
const french = [
  empire({ kind: 'setUpAt', zone: 'amsterdam' }),
  drawn({ fleet: 'fl_willaumez' }),
  drawn({ fleet: 'fl_emeriau' }),
  empire({ kind: 'setUpAt', zone: 'wurtzburg' }),
  empire({ general: 'soult' }),
  empire({ force: 'napoleon' }),
  empire({ general: 'lannes' }),
  empire({ force: 'massena' }),
  empire({ general: 'ney' }),
  empire({ force: 'massena' }),
  empire({ kind: 'setUpWith', force: 'napoleon' }),
];
const spaniards = [drawn({ fleet: 'fl_alava' }), drawn({ fleet: 'fl_salcedo' })];

const cards = (...ids: readonly string[]): readonly Step[] => ids.map((card) => drawn({ card }));
/** Soldiers of Year II, Persia, Schulmeister, Cavalry of the Guard, Turning Movement, Continental Blockade. */
const handOfTheEmpire = cards('27F', '4F', '5F', '7F', '3F', '25F');
/** Wound, Nelson, Major Campaign, Tyrol. */
const handOfTheCoalition = cards('4C', '10C', '14C', '18C');

const placed = (atBudapest: readonly Step[]): readonly Step[] => [
  ...turks,
  ...atBudapest,
  ...russians,
  ...british,
  ...french,
  ...spaniards,
];

export const setUpScenes = {
  placement: { 2013: placed([bellegarde]), revised: placed([]) },
  hands: [...handOfTheEmpire, ...handOfTheCoalition],
} satisfies Scenes;
