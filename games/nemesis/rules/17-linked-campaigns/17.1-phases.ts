import type { Nemesis, Phase } from '../../state/state.ts';
import { linkOf, sequelOf } from './17.1-rules-of-1812.ts';

/** The phases that only a war has which begins in Russia. */
export type LinkPhase = Extract<
  Phase,
  'emperor' | 'newYear' | 'transition' | 'changeOfSources' | 'arrears' | 'garrisons' | 'reckoning'
>;

/** 17.1 When each of them is played. */
export const isPlayedInLink = (g: Nemesis, phase: LinkPhase): boolean => {
  const { invasion } = g.politics;
  const link = linkOf(g);
  const { turn } = g.clock;
  switch (phase) {
    case 'reckoning':
      return invasion !== undefined; // 17.2
    case 'emperor':
      return turn === link?.napoleon.leavesOnTurn && invasion?.napoleon === 'present'; // 17.9c
    case 'transition':
      return turn === link?.lastTurn; // 17.3
    case 'newYear':
      return link !== undefined && invasion?.year === 1812 && turn > link.lastTurn; // 17.5
    case 'changeOfSources':
    case 'arrears':
    case 'garrisons':
      return sequelOf(g) !== undefined; // 17.4, 17.6
  }
};
