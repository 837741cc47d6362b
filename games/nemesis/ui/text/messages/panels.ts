import type { CardId, HexId, Side } from '../../../catalogue/catalogue.ts';

type Nothing = Record<never, never>;

/** The panels beside the map: the campaign and its cards. */
export interface PanelMessages {
  'panel.campaign': Nothing;
  'panel.cards': Nothing;
  'panel.balance': Nothing;
  'panel.politics': Nothing;
  'balance.side': { side: Side };
  'balance.points': Nothing;
  'balance.trains': Nothing;
  'balance.depots': Nothing;
  'balance.depotsLost': Nothing;
  'balance.unitsLost': Nothing;
  'politics.season': { winter: boolean; until: number };
  'politics.confederation': Nothing;
  'politics.confederationIs': { now: 'french' | 'shared' | 'coalition'; due: 'shared' | 'coalition' | null };
  'politics.shaken': Nothing;
  'politics.shakenBy': { cities: readonly HexId[]; of: number; hamburg: boolean };
  'politics.armistice': Nothing;
  'politics.armisticeIs': {
    state: 'agreed' | 'now' | 'toCome' | 'tooLate';
    turn: number;
    first: number;
    last: number;
    refused: boolean;
  };
  'politics.austria': Nothing;
  'politics.austriaIs': { standing: 'coalition' | 'bought' | 'forGood' | 'waits' };
  'politics.saxony': Nothing;
  'politics.saxonyIs': { joined: boolean };
  'politics.hamburg': Nothing;
  'politics.hamburgIs': { points: number; of: number; from: number; closed: boolean; over: boolean };
  'politics.prussia': Nothing;
  'politics.prussiaWaits': Nothing;
  'politics.krakow': Nothing;
  'politics.krakowWaits': Nothing;
  'politics.lost': Nothing;
  'politics.lostUnits': { now: number; before: number };
  'politics.tension': Nothing;
  'politics.tensionIs': { tense: boolean };
  'invasion.conquest': Nothing;
  'invasion.conquestIs': {
    conquered: boolean;
    through: number;
    capitals: readonly HexId[];
    others: number;
    of: number;
  };
  'invasion.warsaw': Nothing;
  'invasion.warsawIs': { through: number; cities: readonly HexId[] };
  'invasion.napoleon': Nothing;
  'invasion.napoleonIs': { napoleon: 'present' | 'kept' | 'inParis' };
  'invasion.austriaAllied': Nothing;
  'invasion.interned': Nothing;
  'invasion.internedAre': { counters: number };
  'invasion.prussiaIs': { prussia: 'french' | 'shared' | 'coalition' };
  'invasion.sources': { side: Side };
  'invasion.sourcesAre': { side: Side; option: 'before' | 'after' | 'back'; forced: boolean };
  'invasion.exception': Nothing;
  'invasion.exceptionIs': Nothing;
  'cards.hand': Nothing;
  'cards.none': Nothing;
  'cards.backs': { side: Side; cards: number };
  'cards.laid': Nothing;
  'cards.inForce': Nothing;
  'cards.works': Nothing;
  'cards.lasts': { standing: boolean };
  'cards.rest': Nothing;
  'cards.decks': { pre: number; post: number; opened: boolean };
  'cards.discards': { cards: number };
  'cards.titled': { card: CardId; title: string };
}
