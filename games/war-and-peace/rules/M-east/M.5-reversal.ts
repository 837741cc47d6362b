import { cityAt, cityId } from '../../catalogue/cities.ts';
import type { CityId, Land, Minor } from '../../catalogue/ids.ts';
import { region } from '../../catalogue/map.ts';
import { factionHolding, setHolder, type WarAndPeace } from '../../state/index.ts';
import { log } from '../../text/speech.ts';
import { move, stateOf } from './M-machines.ts';

const INNSBRUCK = cityId('innsbruck');

/** M.5.c, R-53 A region of Pressburg is Austrian again; cities that the French still hold stay theirs for now. */
const giveBack = (g: WarAndPeace, lands: 'venetia' | 'tyrol', from: Land): void => {
  if (g.politics.regions[lands] !== from) return;
  const { [lands]: _gone, ...regions } = g.politics.regions;
  g.politics = { ...g.politics, regions };
  for (const hex of region(lands)) {
    const city = cityAt(hex);
    if (city && factionHolding(g, city.id) !== 'pro') setHolder(g, city.id, 'austria');
  }
  if (stateOf(g, 'PRESSBURG') === 'enacted') move(g, 'PRESSBURG', 'PB-04', 'lapsed');
  log(g, 'M.5.c', 'treaty.reversed', { faction: 'anti', to: 'austria' });
};
/** M.5.c An anti-French state conquers Italy or Bavaria. */
export const pressburgReversed = (g: WarAndPeace, conquered: Minor): void => {
  if (conquered === 'italy') giveBack(g, 'venetia', 'italy');
  if (conquered === 'bavaria') giveBack(g, 'tyrol', 'bavaria');
};
/** M.5.c Innsbruck that went to France comes back when it is taken. */
export const innsbruckIsTaken = (g: WarAndPeace, city: CityId): void => {
  if (city === INNSBRUCK) giveBack(g, 'tyrol', 'france');
};
