import { flag, type Infer, shape, withStandard } from '@bivouac/kernel';

const off = withStandard(flag(), false);

/** What the players agree on before play: options that the rulebooks leave to them. */
export const agreedFields = {
  /** Glossary, Fog of War: only the general of a force, or its only unit, can be seen by the enemy. */
  fogOfWar: off,
  /** 9.1 revised: a lone corps that enters a zone which its side does not control costs two points. */
  dearLoneCorps: off,
  /** 14.9.2 revised: enemy cavalry lowers the die of a pursuit. */
  coveredRetreat: off,
  /** 20.2 revised: until an enemy enters Prussia her army stays near the frontier. */
  prussianFrontier: off,
  /** Glossary revised: the Austrian grenadiers take the field as soon as the Holy Empire (3C) is played. */
  grenadiersAtOnce: off,
};
const agreedSchema = shape(agreedFields);
export type Agreed = Infer<typeof agreedSchema>;
export const STANDARD: Agreed = agreedSchema.parse({}, 'options');
/** Every option taken at once, for the long checks. */
export const EVERY_OPTION: Agreed = {
  fogOfWar: true,
  dearLoneCorps: true,
  coveredRetreat: true,
  prussianFrontier: true,
  grenadiersAtOnce: true,
};
