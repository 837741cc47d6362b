import type { Catalogue } from '@bivouac/kernel';
import type { Minor } from '../../../catalogue/ids.ts';
import type { Names } from '../../../text/names.ts';
import type { StateMessages, Treaty } from '../messages/states.ts';
import { landEn } from './table.ts';

const STATUS = {
  pro: 'with the French',
  neutral: 'neutral',
  anti: 'against the French',
  conquered: 'conquered',
  conqueredPro: 'with the French',
  exile: 'conquered',
} as const;
const MINOR = {
  satellite: 'satellite',
  neutral: 'neutral',
  unformed: 'not yet',
  annexed: 'annexed',
  abolished: 'gone',
};
const GROUPS = { western: 'Western', italian: 'Italian', german: 'German', baltic: 'Baltic' } as const;
const SIDES = { pro: 'counts for the French', anti: 'counts against the French', neutral: 'divided' } as const;

const AUSTRIA: Readonly<Record<string, string>> = {
  war1: 'In its first war: only a conquest takes it out.',
  conquered1: 'Conquered once: at war again as soon as its pool is empty, without a die.',
  waiting1: 'Armed again: at war when the truce of Pressburg ends.',
  war2: 'In its second war: only a conquest takes it out.',
  conquered2: 'Conquered: neutral again when its pool is empty.',
  normal: 'The alliance die of either side, once a month.',
  final: 'At war to the end.',
};
const PRUSSIA: Readonly<Record<string, string>> = {
  peace:
    'The alliance die; a first conquest of Austria before May 1806 starts its clock in three months, else April 1806 does.',
  special: 'At war with France: only a conquest takes it out.',
  conquered: 'Conquered: neutral again when its pool is empty.',
  normal: 'The alliance die of either side, once a month.',
  open: 'At war when Berlin, Königsberg and Warsaw are in anti-French hands.',
  final: 'At war to the end.',
};
const RUSSIA: Readonly<Record<string, string>> = {
  war: 'Anti-French until Austria and Prussia stand conquered together, or until Tilsit.',
  rollable: 'The alliance die: neutral or anti-French, never with the French.',
  locked: 'Invaded: anti-French until it is conquered.',
};
const SPAIN: Readonly<Record<string, string>> = {
  ally: 'With the French until the Spanish Alliance Chart runs out, or until the French invade it.',
  war: 'Against the French: only a conquest of every city takes it out.',
  conquered: 'Conquered: neutral again when its pool is empty.',
  normal: 'The alliance die of either side, once a month.',
};
const FRANCE: Readonly<Record<string, string>> = {
  empire: 'An enemy inside Paris at the end of a Combat Phase conquers it and exiles Napoleon.',
  landing: 'Napoleon marches on Paris.',
  hundredDays: 'Napoleon has returned: if Paris falls again, the game ends.',
  shot: 'Napoleon is dead.',
  fallen: 'France has fallen.',
};
const CREATED: Readonly<Partial<Record<Minor, string>>> = {
  dalmatia: 'The French create it with French points in Trieste.',
  naples: 'The French create it with French points in Florence.',
  rhine: 'The French create it with French points in Frankfurt, after a conquest of Austria or Prussia.',
  westphalia:
    'The French create it with French points in Cassel and Brunswick, after a conquest of Austria or Prussia.',
  poland: 'By the Polish question.',
  hanover: 'An anti-French state that takes Hanover restores it.',
};
const TREATY: Readonly<Record<Treaty, string>> = {
  PRESSBURG: 'Peace of Pressburg',
  TILSIT: 'Treaty of Tilsit',
  POLAND: 'The Polish question',
  SPANISH_CHART: 'Spanish Alliance Chart',
};
const TREATY_STATE: Readonly<Record<string, string>> = {
  closed: 'closed',
  open: 'open now',
  enacted: 'in force',
  lapsed: 'lapsed',
  term: 'in force',
  over: 'over',
  unasked: 'not asked',
  asked: 'to be answered',
  none: 'no Poland',
  duchy: 'Grand Duchy',
  kingdom: 'Kingdom',
  dormant: 'not begun',
  retired: 'closed',
};
const TREATY_CHANGE: Readonly<Record<Treaty, Readonly<Record<string, string>>>> = {
  PRESSBURG: {
    closed: 'When Austria is conquered by the French: Venice to Italy, Innsbruck to Bavaria or France.',
    open: 'The French declare it in their next Alliance Phase, or it lapses.',
    enacted: 'An anti-French conquest of Italy or Bavaria undoes it.',
    lapsed: 'It will not come again.',
  },
  TILSIT: {
    closed: 'Once the Polish question has been answered, unless Russia is invaded.',
    open: 'The French declare it in this or their next Alliance Phase.',
    term: 'Russia is neutral until the term ends.',
    over: 'It will not come again.',
    lapsed: 'It will not come again.',
  },
  POLAND: {
    unasked: 'When the French hold Warsaw and have conquered Austria and Prussia.',
    asked: 'The French answer in their next Alliance Phase: none, duchy or kingdom.',
    none: 'Asked again if Russia is conquered and Warsaw French.',
    duchy: 'Ends when an anti-French force takes Warsaw.',
    kingdom: 'Ends when anti-French forces take Warsaw and Grodno.',
  },
  SPANISH_CHART: {
    dormant: 'Begins after July 1807, or when Austria and Prussia have both been conquered.',
    running: 'Falls with French troops in Spain, Spanish losses and the months; at 0 Spain turns against the French.',
    retired: 'It counts no more.',
  },
};
const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`.replace('-', '−'));
const months = (count: number): string => `${count} ${count === 1 ? 'month' : 'months'}`;

export const enStates: Catalogue<StateMessages, Names> = {
  'states.state': () => 'State and where it stands',
  'states.change': () => 'What changes it, and why not now',
  'states.majors': () => 'Major states',
  'states.minors': () => 'Minor states',
  'states.treaties': () => 'Treaties',
  'states.name': ({ land }, name) => {
    const words = landEn(land, name);
    return words.charAt(0).toUpperCase() + words.slice(1);
  },
  'states.status': ({ status }) => STATUS[status],
  'states.minor': ({ status, controller }, name) =>
    status === 'satellite' && controller !== null ? `satellite ${name.ofNation(controller)}` : MINOR[status],
  'states.group': ({ group, side }) => `${GROUPS[group]} group, ${SIDES[side]}:`,
  'states.city': ({ city }, name) => name.city(city),
  'states.die': () => 'The alliance die can be rolled for it.',
  'states.noDie': ({ why }) => `No die: ${why}`,
  'states.war': () => 'War can be declared.',
  'states.noWar': ({ why }) => `No war: ${why}`,
  'change.player': ({ seat }, name) => `The word of its player, ${name.seat(seat)}, in its Alliance Phase; conquest.`,
  'change.england': () => 'Nothing: always against the French. Only a conquest would take it out.',
  'change.france': ({ machine, months: left }) =>
    machine === 'exile' ? `In exile: Napoleon may try to return; ${months(left)} at most.` : (FRANCE[machine] ?? ''),
  'change.austria': ({ machine, dice }) =>
    machine === 'absolute'
      ? `Strictly neutral: after Prussia’s war it joins on ${dice} or less on two dice.`
      : (AUSTRIA[machine] ?? ''),
  'change.prussia': ({ machine, flag, dice }) => {
    if (machine === 'flag') return `Its clock starts in ${months(flag)}.`;
    return machine === 'clock' ? `Goes to war on ${dice} or less on two dice, once a month.` : (PRUSSIA[machine] ?? '');
  },
  'change.russia': ({ machine, flag }) =>
    machine === 'tilsit' ? `Bound by Tilsit for ${months(flag)}.` : (RUSSIA[machine] ?? ''),
  'change.spain': ({ machine, chart }) =>
    machine === 'chart'
      ? `With the French while the chart stands above 0: it stands at ${chart}.`
      : (SPAIN[machine] ?? ''),
  'change.minor': ({ minor, status }) => {
    if (status === 'unformed') return CREATED[minor] ?? 'Not in play yet.';
    if (status === 'neutral')
      return minor === 'denmark' || minor === 'sweden'
        ? 'The French alliance die after conquests of Austria and Prussia; an attack.'
        : 'An invasion drives it to the other side.';
    return status === 'satellite' ? 'The power that takes its production city.' : 'It is no state of its own now.';
  },
  'treaty.name': ({ treaty }) => TREATY[treaty],
  'treaty.state': ({ state, chart }) => (state === 'running' ? `at ${chart}` : (TREATY_STATE[state] ?? state)),
  'treaty.change': ({ treaty, state }) => TREATY_CHANGE[treaty][state] ?? '',
  'die.title': ({ net }) => `The alliance die: ${signed(net)}`,
  'die.caption': () => 'What counts for each side',
  'die.pro': () => 'French',
  'die.anti': () => 'Anti-French',
  'die.states': () => 'Major states',
  'die.groups': () => 'Whole groups of minor states',
  'die.cities': () => 'City points',
  'die.victoryPoints': () => 'Victory Points',
  'die.sum': () => 'In all',
  'die.chances': ({ french, english }) =>
    `An attempt of the French succeeds on 0 or less: ${french}. One of the English on 7 or more: ${english}.`,
};
