import { roll, type Script } from '@bivouac/kernel';
import type { CardId, Nation } from '../../catalogue/ids.ts';
import { log, must, say } from '../../text/speech.ts';
import { nationOfLeader } from '../../catalogue/catalogue.ts';
import { type NapoleonicWars, spend, squadronRow } from '../../state/state.ts';
import type { DiplomacyAnswer } from '../../text/8-diplomacy.ts';
import type { Act } from '../5-sequence/act.ts';
import { mayPay } from '../6-cards/6.3-points.ts';
import { endWar } from './7.7-to-regroup.ts';

type EndWar = Extract<DiplomacyAnswer, { readonly kind: 'endWar' }>;
const ENDS_ON = 6;

const takesPart = (g: NapoleonicWars, nation: Nation, card: CardId): boolean =>
  g.wars.some(
    (war) =>
      war.card === card &&
      ((war.units[nation] ?? 0) > 0 ||
        war.leaders.some((leader) => nationOfLeader(leader) === nation) ||
        war.squadrons.some((id) => squadronRow(g, id).nation === nation)),
  );

/** 7.6 A point buys a die; a 6 ends the war. */
export const endingWars: Act<EndWar> = {
  kinds: ['endWar'],
  among: (g) => g.wars.map(({ card }) => ({ kind: 'endWar', card })),
  may: (g, nation, { card }) => must('7.6', takesPart(g, nation, card), 'endWar.notYours', { card }) ?? mayPay(g, 1),
  *carryOut(g, _nation, { card }): Script {
    spend(g, 1);
    if ((yield* roll('7.6', say('endWar.roll', { card }))) < ENDS_ON) return;
    log(g, '7.6', 'endWar.ends', { card });
    endWar(g, card, '7.6');
  },
};
