import type { Moment, ScoreTable, StatusLine } from '@bivouac/board/game-ui.ts';
import type { Language, Seat } from '@bivouac/kernel';
import type { Side } from '../catalogue/ids.ts';
import { citiesHeld } from '../rules/14-campaign-of-1813/14.4-victory.ts';
import { victoryRule } from '../rules/18-suvorov/18.4-victory.ts';
import {
  bothSides,
  depotsOf,
  isWinter,
  type Nemesis,
  opponent,
  type Phase,
  PHASES,
  scenarioOf,
} from '../state/state.ts';
import type { NemesisView } from '../secrecy/view.ts';
import { nemesisCover } from '../cover/cover.ts';
import { commandsNow, isBefore } from './commands.ts';
import { sideOf, stateOf } from './seen.ts';
import { wordsIn } from './text/words.ts';

type BySide = Readonly<Record<Side, number>>;

const isAfter = (g: Nemesis, phase: Phase): boolean => PHASES.indexOf(g.clock.phase) > PHASES.indexOf(phase);

/** A figure of both sides, one's own first. */
const pair = (figures: BySide, seat: Seat, language: Language): string => {
  const side = sideOf(seat);
  const words = wordsIn(language);
  return side
    ? words('status.own', { own: figures[side], enemy: figures[opponent(side)] })
    : words('status.both', { coalition: figures.coalition, french: figures.french });
};

/** 7.4, 7.5 One's own counters by kind, the enemy's by number. */
const counters = (view: NemesisView, seat: Seat, where: 'hand' | 'map', language: Language): string => {
  const words = wordsIn(language);
  const whose = (side: Side): Side | 'own' | 'enemy' => (sideOf(seat) ? (side === seat ? 'own' : 'enemy') : side);
  const told = (side: Side): string => {
    const { left, real, dummies } = view.pools[side];
    const laid = view.trains.filter((train) => train.side === side);
    const known = where === 'hand' ? { left, real, dummies } : onMap(laid);
    return known.real === null || known.dummies === null
      ? words('status.unknownTrains', { whose: whose(side), left: known.left })
      : words('status.knownTrains', { whose: whose(side), real: known.real, dummies: known.dummies });
  };
  const side = sideOf(seat) ?? 'coalition';
  return [told(side), told(opponent(side))].join(words('status.between'));
};

const onMap = (laid: NemesisView['trains']) => {
  const isHidden = laid.some(({ real }) => real === null);
  const real = laid.filter((train) => train.real === true).length;
  return { left: laid.length, real: isHidden ? null : real, dummies: isHidden ? null : laid.length - real };
};

/** The few figures that matter at every moment. */
export const status = (view: NemesisView, seat: Seat, language: Language): readonly StatusLine[] => {
  const g = stateOf(view);
  const words = wordsIn(language);
  const { turn, phase } = g.clock;
  const of = (figure: (side: Side) => number): string => pair(bothSides(figure), seat, language);
  const period = scenarioOf(g).calendar[turn - 1]?.period[language] ?? '';
  const isAllocating = phase === 'allocateTrains';
  const areOnMap = isAfter(g, 'countTrains') && isBefore(g, 'combatCommands') && view.trains.length > 0;
  return [
    {
      words: words('status.turn'),
      value: words('status.turnOf', { turn, of: scenarioOf(g).turns, period, winter: isWinter(g) }),
      rule: '5.2',
    },
    { words: words('status.phase'), value: words('status.phaseNow', { phase }), rule: '5.1' },
    {
      words: words(isBefore(g, 'combat') ? 'status.commandsToCome' : 'status.commandsLeft'),
      value: pair(commandsNow(g), seat, language),
      rule: '9.1',
    },
    ...(isAllocating
      ? [{ words: words('status.inHand'), value: counters(view, seat, 'hand', language), rule: '7.4' }]
      : []),
    ...(areOnMap ? [{ words: words('status.onMap'), value: counters(view, seat, 'map', language), rule: '7.4' }] : []),
    { words: words('status.depots'), value: of((side) => depotsOf(g, side).length), rule: '7.7' },
    { words: words('status.cities'), value: of((side) => citiesHeld(g, side).length), rule: `${victoryRule(g)}a` },
    { words: words('status.battlePoints'), value: of((side) => g.ledgers[side].battlePoints), rule: '14.4b' },
  ];
};

/** 5.1, 5.2 The Turn with its half-month, and the phase. */
export const moment = (view: NemesisView, language: Language): Moment => {
  const g = stateOf(view);
  const words = wordsIn(language);
  const { turn, phase } = g.clock;
  const { calendar, turns } = scenarioOf(g);
  return {
    title: words('moment.turn', { turn, of: turns }),
    words: words('moment.phase', { phase, period: calendar[turn - 1]?.period[language] ?? '' }),
  };
};

/** 7.4 How many trains or dummies a side has left to use: the enemy's are a number and a question mark. */
const trainsLeft = (view: NemesisView, side: Side): string => {
  const laid = view.trains.filter((train) => train.side === side);
  const { left, real } = view.pools[side];
  const isHidden = laid.some((train) => train.real === null) || real === null;
  const known = laid.filter((train) => train.real === true).length + (real ?? 0);
  return isHidden ? `${laid.length + left}?` : String(known);
};

/** The figures of both sides that matter at every moment, one's own first. */
export const scores = (view: NemesisView, seat: Seat, language: Language): ScoreTable => {
  const g = stateOf(view);
  const words = wordsIn(language);
  const first = sideOf(seat) ?? 'coalition';
  const commands = commandsNow(g);
  return {
    columns: [
      { words: words('score.cities'), rule: `${victoryRule(g)}a` },
      { words: words('score.battlePoints'), rule: '14.4b' },
      { words: words('score.commands'), rule: '9.1' },
      { words: words('score.trains'), rule: '7.4' },
    ],
    rows: [first, opponent(first)].map((side) => ({
      seat: side,
      name: side === seat ? words('score.you', { side }) : words('score.side', { side }),
      colour: nemesisCover.seatColour(side),
      figures: [
        String(citiesHeld(g, side).length),
        String(g.ledgers[side].battlePoints),
        String(commands[side]),
        trainsLeft(view, side),
      ],
    })),
  };
};
