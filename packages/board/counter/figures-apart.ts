const DIGIT_EMS = 0.5;
const HALF_EMS = 0.75;
const GAP_EMS = 0.3;

export const figureEms = (figure: string): number =>
  Array.from(figure, (letter) => (letter === '½' ? HALF_EMS : DIGIT_EMS)).reduce((sum, ems) => sum + ems, 0);

/** Do both figures stand apart in so many ems? Too close, 1 and 1½ would be read as 11½. */
export const areApart = ([left, right]: readonly [left: string, right: string], room: number): boolean =>
  left === '' || right === '' || figureEms(left) + GAP_EMS + figureEms(right) <= room;
