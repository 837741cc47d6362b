import type { Script } from '@bivouac/kernel';
import { revised } from '../../scenario/editions.ts';
import { inForce } from '../../state/effects.ts';
import type { Side, ZoneId } from '../../catalogue/ids.ts';
import { log } from '../../text/speech.ts';
import { changeNation, changeZone, type Europe, isMajor, isOn, zone } from '../../state/state.ts';
import { flagsOfTheYear } from '../3-game-map/3.2-control.ts';
import { countsFor } from '../3-game-map/3.2-counting.ts';
import { endGame, endOfPhase } from '../5-turn-sequence/5-clock.ts';
import { reactions } from '../6-cards/6.4-use-of-cards.ts';
import { forceAlliances } from '../8-diplomacy/8.1.4-forced-alliance.ts';
import { rallyOfThemselves } from '../14-battle/14.9.4-rally.ts';
import { leaveCapturedPort } from '../17-naval-matters/17.2.1-captured-port.ts';
import { enlargePoland } from '../20-scenarios/20.2-enlarging-poland.ts';
import { foundPolandByCard } from '../20-scenarios/20.2-states.ts';
import { conquerMinor, conqueredMinors, endTyroleseRevolt } from './18.1-minor-conquest.ts';
import { conquerMajors } from './18.2-surrender.ts';
import { testPeaces } from './18.2.3-forced-peace.ts';
import { withdrawFrom } from './18.2.3-redeployment.ts';

const WARSAW = 'varsovie' as ZoneId;

/** 3.2 Flags go up and come down; fleets leave the ports that were lost by it. */
function* flags(g: Europe): Script {
  for (const id of flagsOfTheYear(g)) yield* leaveCapturedPort(g, id);
  endTyroleseRevolt(g);
}

/** 8.3.5, 22F Poland, if it was promised this year and Warsaw is still held in supply against its owner. The card may be played now. */
function* poland(g: Europe): Script {
  yield* reactions(g, 'conquestPhase', ['empire']);
  const promised = inForce(g, 'polandPromised').some(({ year }) => year === g.clock.year);
  g.effects = g.effects.filter(({ kind }) => kind !== 'polandPromised');
  if (promised && isOn(g, zone(g, WARSAW).nation, 'coalition') && countsFor(g, WARSAW, 'empire')) foundPolandByCard(g);
}

/** 18.1 The Coalition's conquests, then the Empire's. In the first edition all are determined first, in the revised one after the other. */
function* minors(g: Europe): Script {
  const determined = { coalition: conqueredMinors(g, 'coalition'), empire: conqueredMinors(g, 'empire') };
  for (const by of ['coalition', 'empire'] as const) {
    for (const id of revised(g, 'conquestOrder') ? conqueredMinors(g, by) : determined[by])
      yield* conquerMinor(g, id, by);
    yield* sicily(g, by);
  }
}
/** 18.1 Sicily, set free by the fall of Naples, may have fallen with it. */
function* sicily(g: Europe, by: Side): Script {
  for (const id of conqueredMinors(g, by)) if (id === 'sicile') yield* conquerMinor(g, id, by);
}

/** 5.3 Empty fortresses serve their holders, at no cost. */
const reactivate = (g: Europe): void => {
  for (const { id, fortress } of g.zones) {
    if (fortress !== 'empty') continue;
    changeZone(g, id, { fortress: 'active' });
    log(g, '5.3', 'conquest.reactivated', { zone: id });
  }
};

/** 5.3, 14.9.4 The second segment: fortresses serve again, and those who are supplied rally of themselves. */
// oxlint-disable-next-line require-yield
function* secondSegment(g: Europe): Script {
  reactivate(g);
  rallyOfThemselves(g, 'conquests');
}

/** 18.2.3 Former enemies and friends part, power by power. */
function* redeploy(g: Europe): Script {
  for (const { id, peace } of g.nations)
    if (isMajor(id) && peace?.since === g.clock.year) yield* withdrawFrom(g, id, peace.by, 'friends');
}

/** 20.2 (2) 2013: every year Polish provinces that France has taken in may be made over to Poland. */
function* states(g: Europe): Script {
  if (!revised(g, 'newStates')) yield* enlargePoland(g);
}

/** 18.2.3 The peaces of former years may end, and the phase is over. */
function* peaces(g: Europe): Script {
  yield* testPeaces(g);
  for (const { id, drums, side } of g.nations) if (drums && side === 'neutral') changeNation(g, id, { drums: false });
  g.tracks = { ...g.tracks, ceded: [] };
}

/** 5.3, 18 The phase in the order of the revised rulebook; the first one gives none. */
const ORDER = [
  { name: 'flags', play: flags },
  { name: 'poland', play: poland },
  { name: 'minors', play: minors },
  { name: 'majorsByCoalition', play: (g: Europe): Script => conquerMajors(g, 'coalition') },
  { name: 'majorsByEmpire', play: (g: Europe): Script => conquerMajors(g, 'empire') },
  { name: 'tilsit', play: (g: Europe): Script => reactions(g, 'conquestPhase', ['empire']) },
  { name: 'alliances', play: forceAlliances },
  { name: 'fortresses', play: secondSegment },
  { name: 'redeployment', play: redeploy },
  { name: 'states', play: states },
  { name: 'peaces', play: peaces },
] as const;
export type ConquestStep = (typeof ORDER)[number]['name'];

/** Which part of the conquest phase is being played: cards have their moments in it (22F in `poland`, 26F in `tilsit`). */
export const isConquestStep = ({ clock }: Pick<Europe, 'clock'>, step: ConquestStep): boolean =>
  clock.phase === 'conquests' && ORDER[clock.step]?.name === step;

/** 5.3, 18 Conquests and surrenders, part by part. In 1815 the game is over when the flags are up (20.1). */
export function* conquestsPhase(g: Europe): Script {
  const { step } = g.clock;
  const part = ORDER[step];
  if (!part) throw new Error(`18: no part ${step} of the conquest phase`);
  yield* part.play(g);
  if (g.scenario === '1815') endGame(g);
  else if (step + 1 < ORDER.length) g.clock = { ...g.clock, step: step + 1 };
  else endOfPhase(g);
}
