import type { Verdict } from '@bivouac/kernel';
import { general as generalCard } from '../catalogue/catalogue.ts';
import type { CardId, Side } from '../catalogue/ids.ts';
import { sheet } from '../rules/14-battle/14-sheet.ts';
import { must } from '../text/speech.ts';
import type { Europe } from '../state/state.ts';
import { mayAddToDice } from './moments.ts';

/** 31C, 42C A side that is attacked, under a British general. */
export const mayHoldTheLine = (g: Europe, card: CardId, side: Side): Verdict => {
  const misplaced = mayAddToDice(g, card, side);
  if (misplaced) return misplaced;
  const { attacker, commander } = sheet(g);
  const general = commander[side];
  return (
    must('14.5.7', attacker !== side, 'line.attacks', { card }) ??
    must('14.5.7', general !== null && generalCard(general).nation === 'britain', 'line.notBritish', { card })
  );
};
