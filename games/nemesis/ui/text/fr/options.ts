import type { Catalogue } from '@bivouac/kernel';
import type { Names } from '../../../text/names.ts';
import type { OptionMessages } from '../messages/options.ts';

export const frOptions: Catalogue<OptionMessages, Names> = {
  'option.scenario': () => 'Scénario',
  'option.scenario.help': () => 'La campagne à jouer.',
  'option.hitsOnWinner': () => 'Coups sur le vainqueur',
  'option.hitsOnWinner.help': () =>
    'Le vainqueur d’un combat encaisse en coups la moitié de l’écart (11.15). La règle 11.15 l’arrondit au supérieur ; 1.2 arrondit toute moitié à l’inférieur, et l’exemple du livret aussi.',
  'option.hitsOnWinner.down': () => 'Moitié arrondie à l’inférieur',
  'option.hitsOnWinner.up': () => 'Moitié arrondie au supérieur',
};
