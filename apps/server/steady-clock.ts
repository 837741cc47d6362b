/** How much faster or slower than real time the clock may go while it follows the clock on the wall. */
const SLEW = 0.1;

/**
 * The time of day, without its jumps. A clock that is set wrong, or right again, must not make players absent or end their
 * sessions: this one runs evenly and goes after the other by a tenth of the time that passes. Hours in which the machine
 * slept come back slowly as well, and so nobody's time to move is lost in them.
 */
export const steadyClock = (
  wall: () => number = Date.now,
  even: () => number = () => performance.now(),
): (() => number) => {
  let time = wall();
  let last = even();
  return () => {
    const passed = even() - last;
    last += passed;
    const behind = wall() - (time + passed);
    time += passed + Math.max(-SLEW * passed, Math.min(SLEW * passed, behind));
    return Math.round(time);
  };
};
