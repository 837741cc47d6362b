import { cityCard, cityId } from '../../catalogue/cities.ts';
import { leaderId } from '../../catalogue/pieces.ts';
import { changeLeader, leader, placeLeader, type WarAndPeace } from '../../state/index.ts';
import { log } from '../../text/speech.ts';

const FRENCHMAN = leaderId('bernadotte');
const SWEDE = leaderId('bernadotte_sweden');

/** K.3.a In August 1810 Bernadotte leaves France for Stockholm, unless he is dead. */
export const bernadotteLeaves = (g: WarAndPeace): void => {
  const { year, month } = g.clock;
  if (year !== 1810 || month !== 8 || leader(g, FRENCHMAN).at === 'dead' || leader(g, SWEDE).at !== 'notYet') return;
  changeLeader(g, FRENCHMAN, { at: 'dead', inside: false, bond: 'none', captor: null });
  placeLeader(g, SWEDE, cityCard(cityId('stockholm')).hex);
  log(g, 'K.3.a', 'france.bernadotte');
};
