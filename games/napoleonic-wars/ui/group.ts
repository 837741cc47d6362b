import type { Answer, Asked, Language } from '@bivouac/kernel';
import { type Speak, wordsIn } from './text/words.ts';

type Heading = Extract<Parameters<Speak>[0], `group.${string}`>;

/** By the kind of the answer, and in the order of play. */
const HEADINGS: Readonly<Record<string, Heading>> = {
  event: 'group.events',
  reserveEvent: 'group.events',
  hiddenEvent: 'group.events',
  points: 'group.points',
  reservePoints: 'group.points',
  hiddenPoints: 'group.points',
  resource: 'group.points',
  march: 'group.march',
  marchUnits: 'group.march',
  convoy: 'group.march',
  convoyUnits: 'group.march',
  takeCommand: 'group.march',
  sail: 'group.sea',
  patrol: 'group.sea',
  leadFleet: 'group.sea',
  refit: 'group.build',
  build: 'group.build',
  buildSquadron: 'group.build',
  regroupUnit: 'group.build',
  regroupLeader: 'group.build',
  regroupSquadron: 'group.build',
  oneUnit: 'group.build',
  oneLeader: 'group.build',
  flag: 'group.flags',
  siege: 'group.siege',
  courtRight: 'group.diplomacy',
  courtLeft: 'group.diplomacy',
  flipUp: 'group.diplomacy',
  flipDown: 'group.diplomacy',
  declareWar: 'group.diplomacy',
  changeCamp: 'group.diplomacy',
  enterCamp: 'group.diplomacy',
  endWar: 'group.wars',
};

/** The heading that an answer stands under when there are many. */
export const group = ({ kind }: Answer, _asked: Asked, language: Language): string | undefined => {
  const heading = HEADINGS[kind];
  return heading === undefined ? undefined : wordsIn(language)(heading);
};
