import type { CardId } from '../../../catalogue/catalogue.ts';
import { PONTOON_TRAIN, SIEGE_TRAIN } from '../16.1-held-ready.ts';
import type { CardRules } from '../16.1-instructions.ts';
import { SPRING_THAW, springThaw } from './01-spring-thaw.ts';
import { CAPTURED_COURIER, capturedCourier } from './02-captured-courier.ts';
import { GOLD_FOR_IRON, goldForIron } from './03-gold-for-iron.ts';
import { ROADS_OF_MUD, roadsOfMud } from './04-roads-of-mud.ts';
import { REMOUNTS, remounts } from './05-remounts.ts';
import { TO_MY_PEOPLE, toMyPeople } from './06-to-my-people.ts';
import { COSSACK_RAID, cossackRaid } from './07-cossack-raid.ts';
import { ARREARS_OF_PAY, arrearsOfPay } from './08-arrears-of-pay.ts';
import { COHORTS, cohorts } from './09-cohorts-of-the-national-guard.ts';
import { TRAINED_RESERVES, trainedReserves } from './10-trained-reserves.ts';
import { ENVOYS, envoysOnTheRoad } from './11-envoys-on-the-road.ts';
import { pontoonTrain } from './12-pontoon-train.ts';
import { CAMP_FEVER, campFever } from './13-camp-fever.ts';
import { BLACK_HUNTSMEN, blackHuntsmen } from './14-black-huntsmen.ts';
import { WRONG_TURNING, wrongTurning } from './15-wrong-turning.ts';
import { RIOTS, riotsOverRequisitions } from './16-riots-over-requisitions.ts';
import { MUSKETS, musketsFromEngland } from './17-muskets-from-england.ts';
import { EMPEROR, emperorInTheSaddle } from './18-emperor-in-the-saddle.ts';
import { YORCKS_WAY, yorckGoesHisOwnWay } from './19-yorck-goes-his-own-way.ts';
import { WHO_COMMANDS, whoCommands } from './20-who-commands.ts';
import { LANDSTURM, landsturmRises } from './21-landsturm-rises.ts';
import { KING_HESITATES, kingHesitates } from './22-king-hesitates.ts';
import { STARVING_GARRISON, starvingGarrison } from './23-starving-garrison.ts';
import { siegeTrain } from './24-siege-train.ts';
import { COPENHAGEN, copenhagenWavers } from './25-copenhagen-wavers.ts';

/** Cards of the first deck, in the order of their numbers. */
export const CARDS_1_TO_25: readonly (readonly [CardId, CardRules])[] = [
  [SPRING_THAW, springThaw],
  [CAPTURED_COURIER, capturedCourier],
  [GOLD_FOR_IRON, goldForIron],
  [ROADS_OF_MUD, roadsOfMud],
  [REMOUNTS, remounts],
  [TO_MY_PEOPLE, toMyPeople],
  [COSSACK_RAID, cossackRaid],
  [ARREARS_OF_PAY, arrearsOfPay],
  [COHORTS, cohorts],
  [TRAINED_RESERVES, trainedReserves],
  [ENVOYS, envoysOnTheRoad],
  [PONTOON_TRAIN, pontoonTrain],
  [CAMP_FEVER, campFever],
  [BLACK_HUNTSMEN, blackHuntsmen],
  [WRONG_TURNING, wrongTurning],
  [RIOTS, riotsOverRequisitions],
  [MUSKETS, musketsFromEngland],
  [EMPEROR, emperorInTheSaddle],
  [YORCKS_WAY, yorckGoesHisOwnWay],
  [WHO_COMMANDS, whoCommands],
  [LANDSTURM, landsturmRises],
  [KING_HESITATES, kingHesitates],
  [STARVING_GARRISON, starvingGarrison],
  [SIEGE_TRAIN, siegeTrain],
  [COPENHAGEN, copenhagenWavers],
];
