import type { Script } from '@bivouac/kernel';
import { type CardId, type Side } from '../../catalogue/catalogue.ts';
import type { Nemesis } from '../../state/state.ts';
import { CARDS_1_TO_25 } from './cards/1-to-25.ts';
import { CARDS_26_TO_50 } from './cards/26-to-50.ts';

/** 16.1 What a card tells the side that lays it to do. */
export interface Instruction {
  /** 16.1 What cannot be carried out is discarded without effect. */
  readonly applies: (g: Nemesis, side: Side) => boolean;
  readonly carryOut: (g: Nemesis, side: Side) => Script;
}

/** A single-instruction card says the same to both sides. */
export type CardRules = Readonly<Record<Side, Instruction>>;

const INSTRUCTIONS: ReadonlyMap<CardId, CardRules> = new Map([...CARDS_1_TO_25, ...CARDS_26_TO_50]);

export const instructionOf = (id: CardId, side: Side): Instruction => {
  const rules = INSTRUCTIONS.get(id);
  if (!rules) throw new Error(`16.1: card ${id} has no instruction`);
  return rules[side];
};
