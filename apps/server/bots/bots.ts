import type { Feature } from '../http/context.ts';
import { serveProgramKeys } from './program-keys.ts';
import { servePrograms } from './program-socket.ts';
import { Programs } from './programs.ts';

/** Programs of one's own, in whatever language, that hold a seat. */
export const bots: Feature = (app, context) => {
  const programs = new Programs();
  serveProgramKeys(app, context, programs);
  servePrograms(app, context, programs);
};
