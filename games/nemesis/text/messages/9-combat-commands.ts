import type { Side } from '../../catalogue/catalogue.ts';

export interface CombatCommandMessages {
  'commands.received': { side: Side; base: number; won: number; commands: number };
  'commands.contingentsLost': { side: Side; lost: number };
  'commands.byCards': { side: Side; by: number; commands: number };
  'commands.shifted': { side: Side; by: number; won: number };
}
