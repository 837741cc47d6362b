import type { Verdict } from '@bivouac/kernel';
import { cardId, fleet as fleetCard, unit as unitCard } from '../catalogue/catalogue.ts';
import type { Side } from '../catalogue/ids.ts';
import { addToTrial } from '../rules/4-glossary/4-trial.ts';
import { fighting } from '../rules/14-battle/14-sheet.ts';
import { addToBattle } from '../rules/14-battle/14.5.7-combat-cards.ts';
import { addToSeaBattle, mayPlayAtSea } from '../rules/17-naval-matters/17.3.1-cards.ts';
import { must } from '../text/speech.ts';
import { type Europe, fieldForces, type ForceId, unitsAt } from '../state/state.ts';
import { atOnce, type EventRules } from './event.ts';
import { mayAddToDice, mayAnswer } from './moments.ts';

const CARD = cardId('12C');
const BONUS = 1;
const BRITAIN = 'britain';

const areBritish = (g: Europe, forces: readonly ForceId[]): Verdict =>
  must(
    '14.5.7',
    forces.flatMap((id) => unitsAt(g, id)).some(({ id }) => unitCard(id).nation === BRITAIN),
    'battleCard.noBritish',
    { card: CARD },
  );
const besiegers = (g: Europe, side: Side): readonly ForceId[] =>
  g.trial === null || g.trial.zone === null ? [] : fieldForces(g, g.trial.zone, side);

/** 17.3.3 A squadron with a British fleet goes in among the ships or the guns of a port. */
const mayFireOnPort = ({ seaBattle }: Europe, side: Side): Verdict =>
  must('17.3.3', seaBattle?.attacker === side && seaBattle.at.kind === 'port', 'congreve.noPort') ??
  must(
    '17.3.3',
    seaBattle?.fleets[side].some((id) => fleetCard(id).nation === BRITAIN) ?? false,
    'congreve.notBritish',
  );

/** 12C Congreve Rockets: one more for British troops in a battle or at a siege, or for a British squadron that attacks a port. */
export const congreveRockets: EventRules = [
  {
    when: 'combatModifiers',
    may: (g, side) => mayAddToDice(g, CARD, side) ?? areBritish(g, fighting(g, side)),
    play: atOnce((g, side) => addToBattle(g, side, { what: 'card', by: BONUS, card: CARD })),
  },
  {
    when: 'siege',
    may: (g, side) => mayAnswer(g, CARD, 'siege', side) ?? areBritish(g, besiegers(g, side)),
    play: atOnce((g) => addToTrial(g, { what: 'card', by: BONUS, card: CARD })),
  },
  {
    when: 'navalBattle',
    may: (g, side) => mayPlayAtSea(g, side, CARD, 'before') ?? mayFireOnPort(g, side),
    play: atOnce((g, side) => addToSeaBattle(g, side, { what: 'card', by: BONUS, card: CARD })),
  },
];
