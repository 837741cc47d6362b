import { flag, type Infer, oneOf, shape, withStandard } from '@bivouac/kernel';

const off = withStandard(flag(), false);

/** What the players agree on before play: readings of the rules, and which optional and advanced rules are in force. */
export const agreedFields = {
  /** 11.15 and 1.2 disagree on how to halve the hits on the winner: rulings/11.15-hits-on-the-winner.md. */
  hitsOnWinner: withStandard(oneOf('down', 'up'), 'down'),
  /** 14.15a: may the French hold Hamburg and Wittenberg during the Armistice? rulings/14.15-french-line.md. */
  bridgeheads: withStandard(oneOf('open', 'closed'), 'open'),
  /** 14.15a: are new Depots placed at the Armistice? rulings/14.15-new-depots.md. */
  armisticeDepots: withStandard(oneOf('new', 'standing'), 'new'),
  /** 15.1 Stacks lie face down, and the Coalition has five dummy counters. */
  hiddenStacks: off,
  /** 15.2 The French garrisons in the East have been brought home. */
  evacuatedGarrisons: off,
  /** 15.3 Crowded stacks forage in friendly land too. */
  crowding: off,
  /** 16.1 Random Event Cards. */
  cards: off,
  /** 16.2 Seniority and special characteristics of commanders. */
  seniority: off,
  /** 16.3 Attacks are weaker in the first three Turns. */
  underStrength: off,
  /** 16.4 A late Armistice finds three Russian corps still on the road. */
  shortArmistice: off,
  /** 16.5 The French may buy Austria's neutrality. */
  austrianBargain: off,
  /** 16.6 A French victory sets the partners of the Coalition at odds. */
  tension: off,
};
const agreedSchema = shape(agreedFields);
export type Agreed = Infer<typeof agreedSchema>;

/** Every option as it stands when nobody chooses otherwise. */
export const STANDARD: Agreed = agreedSchema.parse({}, 'options');

/** Every optional and advanced rule in force. */
export const EVERY_RULE: Agreed = {
  ...STANDARD,
  hiddenStacks: true,
  evacuatedGarrisons: true,
  crowding: true,
  cards: true,
  seniority: true,
  underStrength: true,
  shortArmistice: true,
  austrianBargain: true,
  tension: true,
};

/** Rules 14 to 16 belong to the campaign of 1813 alone (ruling A-115): these options mean nothing elsewhere. */
export const OF_1813 = [
  'bridgeheads',
  'armisticeDepots',
  'hiddenStacks',
  'evacuatedGarrisons',
  'crowding',
  'cards',
  'seniority',
  'underStrength',
  'shortArmistice',
  'austrianBargain',
  'tension',
] as const satisfies readonly (keyof Agreed)[];

/** In 1812 crowding (15.3) alone is offered: the other options are of 1813 (ruling L-37). */
export const NOT_IN_1812: readonly (keyof Agreed)[] = OF_1813.filter((option) => option !== 'crowding');

/** 17.9d Seniority is off in the linked game, and the garrisons of 15.2 have stars (ruling L-37). */
export const NOT_IN_THE_LINK = ['seniority', 'evacuatedGarrisons'] as const satisfies readonly (keyof Agreed)[];
