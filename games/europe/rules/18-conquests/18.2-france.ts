import { unit as unitCard } from '../../catalogue/catalogue.ts';
import type { NationId } from '../../catalogue/ids.ts';
import { log } from '../../text/speech.ts';
import { type Europe, nation, putUnit } from '../../state/state.ts';
import { FIRST_OF } from '../8-diplomacy/8.1-first-powers.ts';
import { settle } from '../19-victory/19-awards.ts';
import { destroyPiecesOf, makeAlly } from './18.1-minor-conquest.ts';

const POLAND = 'pologne' as NationId;

/** 8.3.5 Poland falls with France alone, and then fights for nobody: its corps serve France or not at all. */
const fallOfPoland = (g: Europe): void => {
  destroyPiecesOf(g, POLAND);
  for (const { id } of g.units) if (unitCard(id).nation === POLAND) putUnit(g, id, 'gone');
  makeAlly(g, POLAND, 'coalition', FIRST_OF.coalition);
};

/** 8.1, 18.1, 19 France has no status: her fall is scored once, Poland falls with her, and she fights on with what she has. */
export const fallOfFrance = (g: Europe): void => {
  log(g, '18.2', 'conquest.france');
  settle(g, 'franceConquered', true);
  if (nation(g, POLAND).status === 'protectorate') fallOfPoland(g);
};
