import type { Answer, Asked, Language } from '@bivouac/kernel';
import type { EuropeAnswer } from '../answers/answers.ts';
import type { GroupMessages } from './text/messages/groups.ts';
import { wordsIn } from './text/words.ts';

type Kind = EuropeAnswer['kind'];
type Heading = keyof GroupMessages & string;

const HEADINGS: Readonly<Partial<Record<Kind, Heading>>> = {
  points: 'group.points',
  event: 'group.events',
  operation: 'group.points',
  protectorate: 'group.protectorates',
  envoy: 'group.envoys',
  endWar: 'group.wars',
  activate: 'group.forces',
  activateArmies: 'group.forces',
  detach: 'group.parts',
  detachCorps: 'group.parts',
  activateFleet: 'group.fleets',
  march: 'group.march',
  control: 'group.here',
  siege: 'group.here',
  rally: 'group.here',
  drop: 'group.leave',
  dropGeneral: 'group.leave',
  dropDepot: 'group.leave',
  dismiss: 'group.leave',
  pickUpDepot: 'group.take',
  absorb: 'group.take',
  absorbUnit: 'group.take',
  build: 'group.build',
  complete: 'group.complete',
  buildDepot: 'group.build',
  buildArmy: 'group.build',
  buildFleet: 'group.navy',
  buildSpecial: 'group.build',
  freeFleet: 'group.navy',
  buyCard: 'group.cards',
  freeCard: 'group.cards',
  takeAid: 'group.aid',
  giveAid: 'group.aid',
  deployGeneral: 'group.generals',
  relieve: 'group.generals',
  withdraw: 'group.withdraw',
  withdrawFleet: 'group.withdraw',
  withdrawDepot: 'group.withdraw',
  intercept: 'group.intercept',
  interceptArmies: 'group.intercept',
};

/** The heading that an answer stands under when there are many. */
export const group = ({ kind }: Answer, _asked: Asked, language: Language): string | undefined => {
  const heading = HEADINGS[kind as Kind];
  return heading === undefined ? undefined : wordsIn(language)(heading);
};
