import type { Verdict } from '@bivouac/kernel';
import type { ProtectorateAnswer } from '../../answers/8-diplomacy.ts';
import { nation as nationCard, nations } from '../../catalogue/catalogue.ts';
import type { NationId, Side } from '../../catalogue/ids.ts';
import { log, must } from '../../text/speech.ts';
import { changeNation, type Europe, hand, nation } from '../../state/state.ts';
import { discard } from '../6-cards/6.4-use-of-cards.ts';
import { valueOf } from '../6-cards/6.2-value.ts';
import { award, takeBack } from '../19-victory/19-awards.ts';

const FRANCE = 'france' as NationId;
/** 8.1.5 A card worth so much is discarded for it. */
const LEAST = 2;
const ELIGIBLE: readonly NationId[] = [...nations.values()].flatMap(({ id, mayBeProtectorate }) =>
  mayBeProtectorate ? [id] : [],
);
/** The protectorates of 1805, which have never brought a point. */
const FROM_THE_START: readonly string[] = ['italie', 'suisse'];
/** 20.2 The states that are protectorates by their creation have lines of their own in the table of victory. */
const BY_CREATION: readonly string[] = ['rhin', 'westphalie', 'pologne'];

/** 8.1.5 What the Empire could wish to protect, with each of its cards. */
export const protectorateAnswers = (g: Europe, side: Side): readonly ProtectorateAnswer[] =>
  side === 'empire'
    ? hand(g, side).flatMap((card) =>
        ELIGIBLE.map((id): ProtectorateAnswer => ({ kind: 'protectorate', card, nation: id })),
      )
    : [];

/** 8.1.5 The minor power is one of those that can be a protectorate, and an ally of France. */
export const mayBeProtected = (g: Europe, id: NationId): Verdict => {
  const { side, status } = nation(g, id);
  return (
    must('8.1.5', nationCard(id).mayBeProtectorate, 'protectorate.neverOne', { nation: id }) ??
    must('8.1.5', side === 'empire' && status === 'ally', 'protectorate.notAllied', { nation: id })
  );
};

/** 8.1.5 The Empire discards a card worth two or more, in the diplomatic phase or in its round. */
export const mayProtect = (g: Europe, side: Side, { card, nation: id }: ProtectorateAnswer): Verdict =>
  must('8.1.5', side === 'empire', 'protectorate.empireOnly') ??
  must('8.1.5', valueOf(g, card) >= LEAST, 'protectorate.cardTooLow', { card, least: LEAST }) ??
  mayBeProtected(g, id);

/** 8.1.5 The status alone; an event that makes a protectorate has its points on the card (18F). */
export const protect = (g: Europe, id: NationId): void => {
  changeNation(g, id, { status: 'protectorate', patron: FRANCE });
  log(g, '8.1.5', 'protectorate.made', { nation: id });
};

/** 8.1.5 A victory point; in the first edition the escalade rises too. */
export const establishProtectorate = (g: Europe, _side: Side, { card, nation: id }: ProtectorateAnswer): void => {
  discard(g, card);
  protect(g, id);
  award(g, 'protectorate');
};

/** 8.1.5, 19 A protectorate that is conquered or changes side is one no longer, and its point is lost. */
export const endProtectorate = (g: Europe, id: NationId): void => {
  if (nation(g, id).status !== 'protectorate') return;
  log(g, '8.1.5', 'protectorate.lost', { nation: id });
  if (!FROM_THE_START.includes(id) && !BY_CREATION.includes(id)) takeBack(g, 'protectorate');
};
