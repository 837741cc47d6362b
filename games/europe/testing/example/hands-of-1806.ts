import { coalition, drawn, empire, type Scenes, type Step } from './telling.ts';

const cards = (...ids: readonly string[]): readonly Step[] => ids.map((card) => drawn({ card }));

export const handsOf1806 = {
  /** Neither declares war. */
  noDeclarations: [coalition('done'), empire('done')],
  /** The Coalition keeps Wound; Bombardment of Copenhagen, Spanish Galleons, Intrigues and The City come to it. */
  handOfTheCoalition: [coalition('done'), ...cards('17C', '6C', '13C', '8C')],
  /** The Empire keeps Cavalry of the Guard; the Infernal Brigade, Foul Weather, Erfurt, Talleyrand and the Sound of the Guns come. */
  handOfTheEmpire: [empire('done'), ...cards('21F', '10F', '20F', '11F', '19F')],
} satisfies Scenes;
