import { type Colours, DARK, LIGHT } from '@bivouac/board/counter/colours.ts';
import type { Holder, Land, Nation } from '../catalogue/ids.ts';
import { isMajor } from '../catalogue/ids.ts';
import { coloursOf as master, type WarAndPeace } from '../state/index.ts';

/** The fields of the counters: each state's own. */
const FIELDS: Readonly<Record<Nation, Colours>> = {
  france: { field: '#233a6b', ink: LIGHT, charge: 'pale' },
  england: { field: '#a3262a', ink: LIGHT, charge: 'cross' },
  austria: { field: '#f7f3e8', ink: DARK, charge: 'fess' },
  prussia: { field: '#4f555d', ink: LIGHT, charge: 'quarters' },
  russia: { field: '#2f5d3a', ink: LIGHT, charge: 'saltire' },
  spain: { field: '#dca92f', ink: DARK },
  bavaria: { field: '#9fc7e8', ink: DARK },
  brunswick: { field: '#3b3b3b', ink: LIGHT },
  hanover: { field: '#c98f96', ink: DARK },
  hesse: { field: '#7b8f4f', ink: LIGHT },
  rhine: { field: '#8f7fb8', ink: LIGHT },
  saxony: { field: '#cfe0b4', ink: DARK },
  westphalia: { field: '#24502b', ink: LIGHT },
  wurtemberg: { field: '#8f1d37', ink: LIGHT },
  italy: { field: '#3f7d4a', ink: LIGHT },
  naples: { field: '#d9897f', ink: DARK },
  dalmatia: { field: '#7a6aa0', ink: LIGHT },
  switzerland: { field: '#b5473c', ink: LIGHT },
  holland: { field: '#d98a3a', ink: DARK },
  portugal: { field: '#2c6e6a', ink: LIGHT },
  denmark: { field: '#c86a4a', ink: DARK },
  poland: { field: '#6b4a8e', ink: LIGHT },
  sweden: { field: '#e8d36a', ink: DARK },
  egypt: { field: '#b08d57', ink: DARK },
  malta: { field: '#efe8d8', ink: DARK },
};

/** A satellite's counters are its own, with the colour of the state whose units they wear as a band. */
export const coloursOf = (g: Pick<WarAndPeace, 'politics'>, nation: Nation): Colours => {
  const own = FIELDS[nation];
  if (isMajor(nation)) return own;
  const over = master(g, nation);
  return over === null ? own : { ...own, band: FIELDS[over].field };
};
export const fieldOf = (holder: Exclude<Holder, 'nobody'>): Colours => FIELDS[holder];

/** The colour that land is tinted in when it is not in the hands that the sheet is printed for. */
export const landColour = (land: Land): string => (land === 'hanse' ? '#5fc0c4' : FIELDS[land].field);
