import type { Answer } from '@bivouac/kernel';
import type { AnswerOf } from '../../answers/answers.ts';
import type { CommanderId, HexId } from '../../catalogue/ids.ts';
import { CAPACITY } from '../../rules/4-occupying-a-hex/4.1-capacity.ts';
import { battleOf } from '../../rules/11-combat-detail/11.2-taking-part.ts';
import { commandersAt, ids, stackAt, unitsAt } from '../../state/stack.ts';
import { commander, type Place } from '../../state/state.ts';
import { engagement } from '../battle/engagement.ts';
import { fightOdds } from '../battle/odds.ts';
import { orderOdds } from '../battle/rehearsal.ts';
import { type Caution, caution, type Moment, NONE } from './caution.ts';
import { hungryAt, isThreatened, laidOpen, withUnitsAt } from './danger.ts';

/** 10.2b A failed order ends a player's attacks for the Turn: from this share on it is worth a word. */
const DOUBTFUL = 0.5;

/** 10.2, 11 An order that will rather fail, or a fight that will rather be lost. */
export const ofAttack = ({ g, asked }: Moment, answer: Answer): readonly Caution[] => {
  const found = engagement(g, asked, answer);
  if (!found || found.stage !== 'order') return NONE;
  const { fails } = orderOdds(found.g);
  const doubtful = caution('10.2b', fails >= DOUBTFUL, 'warn.orderMayFail', { fails });
  if (found.overrun) return doubtful;
  const { repulse: lost, win, drives } = fightOdds(found.g, found.pending);
  const won = win + drives;
  return [...doubtful, ...caution('11.8', lost > won, 'warn.badOdds', { lost, won })];
};

/** 9.1 The last Commands of the Turn; before the order, its chance as well. */
export const ofCommands = (moment: Moment, answer: AnswerOf<'commit'>): readonly Caution[] => {
  const left = Number(moment.asked.prompt.params['left']);
  return [
    ...caution('9.1', left > 0 && answer.commands === left, 'warn.lastCommands'),
    ...ofAttack(moment, { ...answer }),
  ];
};

/** 6.1, 11.11 A withdrawal into hunger, or to where there is no room for all. */
export const ofWithdrawal = (
  { g, side, asked: { prompt } }: Moment,
  { to }: AnswerOf<'withdraw'>,
): readonly Caution[] => {
  const hex = prompt.params['hex'] as HexId;
  if (g.battle?.to !== hex) return NONE;
  const room = (stackAt(g, hex)?.of ?? 0) + (stackAt(g, to)?.of ?? 0);
  return [
    ...caution('11.11', room > CAPACITY, 'warn.noRoom', { hex: to }),
    ...hungryAt(withUnitsAt(g, ids(unitsAt(g, hex)), to), side, to),
  ];
};

/** 11.12 An advance that leaves something open behind, or goes where nothing feeds it. */
export const ofAdvance = ({ g, side }: Moment, { unit }: AnswerOf<'advance'>): readonly Caution[] => {
  const { from, to } = battleOf(g);
  const after = withUnitsAt(g, [unit], to);
  return [...laidOpen(after, side, from), ...hungryAt(after, side, to)];
};

const onMap = (at: Place): at is HexId => at !== 'due' && at !== 'lost';

/** 12.1 A ride that leaves a stack without anyone to lead it. */
export const ofRide = ({ g, side }: Moment, { commander: id }: AnswerOf<'ride'>): readonly Caution[] => {
  const { at } = commander(g, id);
  if (!onMap(at) || unitsAt(g, at).length === 0) return NONE;
  return caution('12.1', commandersAt(g, side, at).length === 1, 'warn.noCommanderLeft', { hex: at });
};

/** 11.19 Commanders without troops near the enemy. */
export const ofEndingRides = ({ g, side, asked: { answers = [] } }: Moment): readonly Caution[] =>
  answers.flatMap((answer) => {
    if (answer.kind !== 'ride') return NONE;
    const { id, at } = commander(g, answer['commander'] as CommanderId);
    if (!onMap(at) || unitsAt(g, at).length > 0) return NONE;
    return caution('11.19', isThreatened(g, side, at), 'warn.alone', { commanders: [id], hex: at });
  });
