/** Reasons of the table beside those of the rules. */
export interface WhyNotMessages {
  'why.outOfReach': { place: string; left: number };
  'why.noForce': { place: string };
  'why.noLeader': { place: string };
  'why.composing': Record<never, never>;
  'why.noProduction': { place: string };
  'why.noEnemyBeside': { place: string };
}
