import type { Verdict } from '@bivouac/kernel';
import { cardId } from '../catalogue/catalogue.ts';
import { tables } from '../scenario/editions.ts';
import { type Side, opponent } from '../catalogue/ids.ts';
import { addToTrial } from '../rules/4-glossary/4-trial.ts';
import { cavalryOf } from '../rules/14-battle/14.5.2-cavalry.ts';
import { fighting, sheet } from '../rules/14-battle/14-sheet.ts';
import { isCavalryGround } from '../rules/14-battle/14.5.3-terrain.ts';
import { addCavalry } from '../rules/14-battle/14.5.7-combat-cards.ts';
import { must } from '../text/speech.ts';
import type { Europe, Trial } from '../state/state.ts';
import { atOnce, type EventRules, type EventUse } from './event.ts';
import { mayAddToDice } from './moments.ts';

const CARD = cardId('5C');
const HUSSARS = 2;

/** Of two forces the one is superior to the other; the hussars are with ours. */
const superiority = (own: number, enemy: number): Side | 'none' =>
  own > enemy ? 'coalition' : own < enemy ? 'empire' : 'none';
const change = (ours: number, theirs: number): { readonly before: Side | 'none'; readonly after: Side | 'none' } => ({
  before: superiority(ours, theirs),
  after: superiority(ours + HUSSARS, theirs),
});
const helps = (ours: number, theirs: number): Verdict => {
  const { before, after } = change(ours, theirs);
  return must('14.5.2', before !== after, 'hussars.noGain', { card: CARD });
};

/** 14.5.2 In a battle on ground for cavalry. */
const mayCharge = (g: Europe, side: Side): Verdict =>
  mayAddToDice(g, CARD, side) ??
  must('14.5.3', isCavalryGround(sheet(g).zone), 'hussars.ground', { zone: sheet(g).zone }) ??
  helps(
    cavalryOf(g, fighting(g, side)) + sheet(g).extraCavalry[side],
    cavalryOf(g, fighting(g, opponent(side))) + sheet(g).extraCavalry[opponent(side)],
  );

type Moment = 'interception' | 'evasion';

const theTrial = ({ trial }: Europe): Trial => {
  if (!trial) throw new Error('6.4: there is no die to change');
  return trial;
};

/** 12.4, 12.5 Before the die: the superiority of the one who tries is what the hussars leave of it, or bring about. */
const atDie = (when: EventUse['when'], kind: Moment): EventUse => ({
  when,
  may: (g, side) => {
    const { by, trying, against } = theTrial(g);
    const [own, enemy] = by === side ? [trying, against] : [against, trying];
    const { before, after } = change(cavalryOf(g, own), cavalryOf(g, enemy));
    return must('14.5.2', (before === by) !== (after === by), 'hussars.noGain', { card: CARD });
  },
  play: atOnce((g, side) => {
    const by = tables(g).rolls[kind].cavalrySuperiority;
    addToTrial(g, { what: 'cavalry', by: theTrial(g).by === side ? by : -by, card: CARD });
  }),
});

/** 5C Hussars: a Coalition force counts two more cavalry for superiority in a battle, an interception or an evasion. */
export const hussars: EventRules = [
  { when: 'combatModifiers', may: mayCharge, play: atOnce((g, side) => addCavalry(g, side, HUSSARS)) },
  atDie('onInterception', 'interception'),
  atDie('onEvasion', 'evasion'),
];
