import type { Major, Nation, Status } from '../../catalogue/ids.ts';

export interface PoliticsMessages {
  'alliance.status': { nation: Major; status: Status };
  'invasion.minor': { nation: Nation; controller: Major };
  'invasion.spain': Record<never, never>;
  'invasion.russia': Record<never, never>;
  'conquest.major': { nation: Major; by: Nation };
  'conquest.minor': { nation: Nation; by: Nation };
  'france.exile': Record<never, never>;
  'conquest.minorDie': { nation: Nation };
}
