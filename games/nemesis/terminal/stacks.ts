import type { Language } from '@bivouac/kernel';
import { commanderCard, placeName, type Side, unitCard } from '../catalogue/catalogue.ts';
import type { NemesisView } from '../secrecy/view.ts';
import type { CommanderRow, UnitRow } from '../state/state.ts';
import { names } from '../text/names.ts';
import { tabled, wrapped } from '@bivouac/manifest';
import { type Post, postsOf, scenarioSeen, SIDES } from './seen.ts';
import { capitalised, WORDS } from './words.ts';

const ARMS = { infantry: 'inf', cavalry: 'cav', artillery: 'art' } as const;
const MARCHED = { no: '', kept: 'm', yes: 'm', forced: 'M' } as const;

/** "~Serr. L/inf×2 fm" */
const unitText = ({ id, disrupted, forage, marched, combats }: UnitRow): string => {
  const { label, cls, arm, cf } = unitCard(id);
  const marks = `${forage ? 'f' : ''}${MARCHED[marched]}${'x'.repeat(combats)}`;
  const figure = `${cls.charAt(0)}/${ARMS[arm]}${cf > 1 ? `×${cf}` : ''}`;
  return `${disrupted ? '~' : ''}${label} ${figure}${marks === '' ? '' : ` ${marks}`}`;
};

const commanderText = ({ id }: CommanderRow): string => `[${commanderCard(id).label}, ${commanderCard(id).cr}]`;

const trainMark = ({ real }: Post['trains'][number]): string => (real === null ? '?' : real ? '●' : '○');

const postText = ({ units, commanders, faceDown, depot, trains }: Post, language: Language): string => {
  const words = WORDS[language];
  const marks = trains.map(trainMark).join('');
  return [
    ...commanders.map(commanderText),
    units.map(unitText).join(', '),
    '▮'.repeat(faceDown),
    depot ? words.depot({}, undefined) : '',
    marks === '' ? '' : words.trains({ marks }, undefined),
  ]
    .filter((part) => part !== '')
    .join('  ');
};

const isDue = (view: NemesisView, id: string): boolean =>
  [...view.units, ...view.commanders].some((row) => row.id === id && row.at === 'due');

const offMap = (view: NemesisView, side: Side, language: Language): readonly string[] => {
  const words = WORDS[language];
  const { reinforcements } = scenarioSeen(view);
  const due = reinforcements[side].flatMap(({ endOfTurn, hexes, units, commanders }) => {
    const counters = [
      ...units.filter((id) => isDue(view, id)).map((id) => unitCard(id).label),
      ...commanders.filter((id) => isDue(view, id)).map((id) => `[${commanderCard(id).label}]`),
    ].join(', ');
    const places = hexes.map((hex) => placeName(hex)[language]).join(', ');
    return counters === '' ? [] : [words.dueOne({ turn: endOfTurn, counters, places }, undefined)];
  });
  const counters = [
    ...view.units
      .filter(({ id, at }) => at === 'lost' && unitCard(id).side === side)
      .map(({ id }) => unitCard(id).label),
    ...view.commanders
      .filter(({ id, at }) => at === 'lost' && commanderCard(id).side === side)
      .map(({ id }) => `[${commanderCard(id).label}]`),
  ].join(', ');
  return [...due, ...(counters === '' ? [] : [words.lost({ counters }, undefined)])];
};

/** Both sides, stack by stack, with all that lies on the same hex. */
export const stackLines = (view: NemesisView, language: Language, width: number): readonly string[] => [
  ...SIDES.flatMap((side) => [
    capitalised(names(language).side(side)),
    ...tabled(
      postsOf(view, side).map((post) => {
        const place = placeName(post.hex)[language];
        return [`  ${post.hex}`, place === post.hex ? '' : place, postText(post, language)];
      }),
    ),
    ...offMap(view, side, language).flatMap((line) => wrapped(line, width, '  ')),
  ]),
  ...wrapped(WORDS[language].unitsLegend({}, undefined), width, '  '),
];
