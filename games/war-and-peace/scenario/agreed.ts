import { flag, type Infer, shape, withStandard } from '@bivouac/kernel';

const off = withStandard(flag(), false);

/** What the players agree on before play: the options of section O, and those that the book leaves to them elsewhere. */
export const agreedFields = {
  /** P, optional: the historic naval set-up. */
  historicNavalSetUp: off,
  /** O.1 */
  economicWarfare: off,
  /** O.2 */
  hiddenFleets: off,
  /** O.3 */
  flightToParis: off,
  /** O.4 */
  weather: off,
  /** O.5 */
  typhus: off,
  /** O.6 */
  torresVedras: off,
  /** O.7 */
  lastingDemoralisation: off,
  /** O.8 */
  nelsonsDaring: off,
  /** M.5.d */
  pressburgTruce: off,
  /** The Guard of the Standard Game's options. */
  imperialGuard: withStandard(flag(), true),
  /** Russian patriotism, another of them. */
  russianPatriotism: off,
};
const agreedSchema = shape(agreedFields);
export type Agreed = Infer<typeof agreedSchema>;
export const STANDARD: Agreed = agreedSchema.parse({}, 'options');
