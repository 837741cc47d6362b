import type { Language } from '@bivouac/kernel';
import { authorityOf } from '../rules/16-advanced-rules/16.2-authority.ts';
import type { CommanderId, HexId } from '../catalogue/ids.ts';
import type { Nemesis } from '../state/state.ts';
import { corpsName } from './corps.ts';
import { wordsIn } from './text/words.ts';

const NUMBERED = /^[A-Z]:([IVX]+)(?: Cav)?$/;

/** What of a corps fits on a counter: its number; a corps that goes by a name shows a ring. */
const corpsSign = (corpsId: string): string => NUMBERED.exec(corpsId)?.[1] ?? '◦';

/** 16.2 What a commander's counter shows of his authority: his letter, or his corps. Nothing where it does not count. */
export const authoritySign = (g: Nemesis, id: CommanderId, hex: HexId): string | undefined => {
  if (!g.agreed.seniority) return undefined;
  const { seniority, corpsIds } = authorityOf(g, id, hex);
  if (seniority === 'none') return '–';
  return seniority === 'Corps' ? corpsSign(corpsIds[0] ?? '') : seniority;
};

/** 16.2 Whom he leads, in words. */
export const authorityWords = (g: Nemesis, id: CommanderId, hex: HexId, language: Language): readonly string[] => {
  if (!g.agreed.seniority) return [];
  const { seniority, corpsIds } = authorityOf(g, id, hex);
  const words = wordsIn(language);
  const corps = corpsIds.map((corpsId) => corpsName(corpsId, language)).join(', ');
  return [words(`authority.${seniority}`, { corps })];
};
