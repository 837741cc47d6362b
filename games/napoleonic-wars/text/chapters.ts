import { prepareWording } from './4-prepare.ts';
import { sequenceWording } from './5-sequence.ts';
import { peaceWording } from './5.8-peace.ts';
import { responseWording } from './6-responses.ts';
import { eventWording } from './6.1-event-choices.ts';
import { buildWording } from './7-builds.ts';
import { flagWording } from './7.4-flags.ts';
import { movementWording } from './9-movement.ts';
import { battleWording } from './11-battle.ts';
import { navalWording } from './13-naval.ts';
import { interphaseWording } from './14-interphase.ts';
import { siegeWording } from './12-fortresses.ts';
import { conquestWording } from './15-conquest.ts';
import { diplomacyWording } from './8-diplomacy.ts';
import { reinforcementWording } from './14.2-reinforcement.ts';
import { campWording } from './14.1-camps.ts';
import { convoyWording } from './13.6-convoys.ts';
import { submissionWording } from './15.4-submission.ts';
import { commandWording } from './9.7-command.ts';
import { warWording } from './6.13-foreign-wars.ts';
import type { AnyWording } from './wording.ts';

export const WORDINGS: readonly AnyWording[] = [
  prepareWording,
  sequenceWording,
  peaceWording,
  responseWording,
  eventWording,
  buildWording,
  flagWording,
  movementWording,
  battleWording,
  navalWording,
  interphaseWording,
  siegeWording,
  conquestWording,
  diplomacyWording,
  reinforcementWording,
  campWording,
  convoyWording,
  submissionWording,
  commandWording,
  warWording,
];
