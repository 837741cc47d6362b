import { log } from '../../text/speech.ts';
import type { Nemesis } from '../../state/state.ts';
import { changePolitics } from '../../state/state-1813.ts';

/** 14.16 Austria joins the Coalition: its land opens, Vienna feeds the Coalition, and Prague and Vienna count (14.4a). */
export const austriaJoins = (g: Nemesis): void => {
  changePolitics(g, { austria: 'coalition' });
  log(g, '14.16', 'austria.joins');
};
