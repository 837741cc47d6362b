import type { Io } from '../desk.ts';

const WIDTH = 30;

/** A bar on standard error that a person watches; nothing at all when nobody does. */
export const progressBar = ({ stderr }: Io, whole: number): ((done: number) => void) => {
  if (!stderr.isTTY) return () => {};
  let shown = -1;
  return (done) => {
    const filled = Math.floor((done / whole) * WIDTH);
    const percent = Math.floor((done / whole) * 100);
    if (percent === shown && done < whole) return;
    shown = percent;
    stderr.write(`\r[${'█'.repeat(filled)}${'·'.repeat(WIDTH - filled)}] ${done}/${whole}`);
    if (done >= whole) stderr.write('\r\u001b[K');
  };
};
